import TelltaleGraphics
import TelltaleModel

/// The column that elements stand in which follow each other down a screen: how wide each is, and where it begins.
///
/// Text and controls are no wider than the profile's readable width. Where nothing stands there but these, they
/// stand in the middle; beside something wider they begin where that does.
struct ContentColumn {
  /// From edge to edge.
  let room: PixelRect
  private let column: PixelRect
  private let readable: PixelRect

  /// - room: What the elements may occupy, its margins included.
  /// - besideWider: Whether something wider stands below them in any case.
  init(
    of elements: [PlacedElement], in room: PixelRect, besideWider: Bool = false,
    _ screen: ScreenContext
  ) {
    self.room = room
    let side = screen.pixels(screen.metrics.paddingSide)
    let column = room.slice(x: room.x + side, width: max(1, room.width - 2 * side))
    self.column = column
    let most = screen.pixels(screen.metrics.readableWidth)
    guard most > 0, most < column.width else {
      readable = column
      return
    }
    let isAlone = elements.allSatisfy { placed in
      if case .spacer = placed.element { return true }
      return placed.element.traits.isReadable || placed.element.traits.place == .bar
    }
    let start = isAlone && !besideWider ? (column.width - most) / 2 : 0
    let x = screen.mirrorsContent ? column.maxX - start - most : column.x + start
    readable = column.slice(x: x, width: most)
  }

  /// Where an element may stand, as high as the room.
  func place(of element: Element) -> PixelRect {
    let traits = element.traits
    return traits.isEdgeToEdge ? room : traits.isReadable ? readable : column
  }
}
