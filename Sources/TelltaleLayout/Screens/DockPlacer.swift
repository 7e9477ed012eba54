import TelltaleGraphics
import TelltaleModel

/// Places what stays at an edge of a screen while its content scrolls. Where it would leave the content
/// less than two rows it comes after it, and scrolls with it.
struct DockPlacer: PartPlacer {
  /// Where it stays.
  private enum Place {
    /// At the foot, so high.
    case foot(Int)
    /// At the side where lines end, so wide.
    case side(Int)
  }

  let screen: ScreenContext
  let elements: [PlacedElement]
  /// Absent where it has no strip of its own.
  private let place: Place?

  init(screen: ScreenContext) {
    self.screen = screen
    elements = screen.setting.screen.placedDock(at: screen.setting.path)
    place = elements.isEmpty ? nil : Self.place(of: elements, in: screen)
  }

  private static func place(of elements: [PlacedElement], in screen: ScreenContext) -> Place? {
    let room = screen.room
    let height = screen.stackHeight(elements, width: room.width)
    let isLow = room.width * 10 >= room.height * 22 && (room.height - height) * 2 < room.height
    let edge = screen.setting.screen.dockEdge ?? .automatic
    if edge == .side || edge == .automatic && isLow,
      let width = sideWidth(of: elements, in: screen)
    {
      return .side(width)
    }
    let leavesRow = room.height - height >= 2 * screen.pixels(screen.metrics.rowHeight)
    return height > 0 && leavesRow ? .foot(height) : nil
  }

  /// As wide as what is in it, as far as content keeps the larger part; `nil` where it is too high for the side.
  private static func sideWidth(of elements: [PlacedElement], in screen: ScreenContext) -> Int? {
    let room = screen.room
    let most = room.width * 2 / 5
    let page = PixelSize(width: most, height: room.height)
    let widths = elements.map { screen.naturalWidth(of: $0, in: page) }
    let width = min(most, (widths.max() ?? 0) + 2 * screen.pixels(screen.metrics.paddingSide))
    return screen.stackHeight(elements, width: width) <= room.height ? width : nil
  }

  /// Whether it has a strip of its own.
  var isApart: Bool { place != nil }

  /// What content may occupy.
  var roomBeside: PixelRect {
    switch place {
    case .foot(let height): screen.room.cut(bottom: height)
    case .side(let width):
      screen.mirrorsContent ? screen.room.cut(left: width) : screen.room.cut(right: width)
    case nil: screen.room
    }
  }

  /// Adds what stays; nothing where it has no strip of its own.
  func place(into parts: inout ScreenParts) {
    guard let place else { return }
    let strip = strip(place)
    let column = ContentColumn(of: elements, in: strip, screen)
    var y = strip.y + pixels(metrics.paddingTop)
    for placed in elements {
      let place = column.place(of: placed.element)
      let height = screen.extent(of: placed, width: place.width).whole
      screen.place(placed, in: place.slice(y: y, height: height), fills: true, into: &parts)
      y += height + pixels(metrics.gap)
    }
  }

  /// At the side it stands in the middle, where a hand comes to it from above and from below.
  private func strip(_ place: Place) -> PixelRect {
    let room = screen.room
    switch place {
    case .foot(let height): return room.slice(y: room.maxY - height, height: height)
    case .side(let width):
      let height = screen.stackHeight(elements, width: width)
      let x = screen.mirrorsContent ? room.x : room.maxX - width
      return PixelRect(x: x, y: room.midY - height / 2, width: width, height: height)
    }
  }
}
