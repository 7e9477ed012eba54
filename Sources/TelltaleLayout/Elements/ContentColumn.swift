import TelltaleGraphics
import TelltaleModel

/// The column that elements stand in which follow each other down a screen: how wide each is, and where it begins.
///
/// Text and controls are no wider than the profile's readable width, and what is arranged above and below them (rows,
/// columns, cards, dividers, gauges) ends where they do, so that a screen has one edge. Where nothing stands there but
/// these, they stand in the middle; beside a list, a grid or a picture, which have the whole width, they begin where that
/// does. Where there are arrangements and no text by itself, these have the whole width.
struct ContentColumn {
  /// From edge to edge.
  let room: PixelRect
  private let column: PixelRect
  private let readable: PixelRect
  /// Whether arrangements end where text does.
  private let keepsEdge: Bool

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
    keepsEdge = elements.contains { $0.element.traits.isReadable }
    let most = screen.pixels(screen.metrics.readableWidth)
    guard most > 0, most < column.width else {
      readable = column
      return
    }
    let isAlone = elements.allSatisfy {
      $0.element.traits.place == .bar || !Self.isWide($0.element)
    }
    let start = isAlone && keepsEdge && !besideWider ? (column.width - most) / 2 : 0
    let x = screen.mirrorsContent ? column.maxX - start - most : column.x + start
    readable = column.slice(x: x, width: most)
  }

  /// Where an element may stand, as high as the room.
  func place(of element: Element) -> PixelRect {
    let traits = element.traits
    if traits.isEdgeToEdge { return room }
    return traits.isReadable || keepsEdge && !Self.isWide(element) ? readable : column
  }

  /// Whether an element has all the width that there is: lists, grids and pictures, and what holds one of them.
  private static func isWide(_ element: Element) -> Bool {
    guard case .stack(let stack) = element else { return element.traits.isWide }
    if case .grid = stack.kind { return true }
    return stack.isEdgeToEdge || stack.items.contains { isWide($0.element) }
  }
}
