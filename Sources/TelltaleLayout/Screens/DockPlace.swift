import TelltaleGraphics
import TelltaleModel

/// Where what stays at an edge of a screen has its strip.
enum DockPlace: Hashable {
  /// At the foot, so high.
  case foot(Int)
  /// At the side where lines end, so wide.
  case side(Int)

  /// The place at the edge that the scene wants, or at the other one; `nil` where neither has room for all of it.
  init?(of elements: [PlacedElement], at edge: DockEdge, in screen: ScreenContext) {
    guard !elements.isEmpty else { return nil }
    let room = screen.room
    let height = screen.stackHeight(elements, width: room.width)
    let leavesRows = room.height - height >= 2 * screen.pixels(screen.metrics.rowHeight)
    let foot: DockPlace? = leavesRows && height > 0 ? .foot(height) : nil
    let isLow = room.width * 10 >= room.height * 22 && (room.height - height) * 2 < room.height
    let isAtSide =
      edge == .side
      || edge == .automatic && (isLow || Self.isCrowded(above: height, elements, in: screen))
    let side = foot == nil || isAtSide ? Self.sideWidth(of: elements, in: screen) : nil
    let found = isAtSide ? side.map(Self.side) ?? foot : foot ?? side.map(Self.side)
    guard let found else { return nil }
    self = found
  }

  /// A place for what has to be in sight, whatever becomes of the content; `nil` where the screen is lower than that.
  static func tight(_ elements: [PlacedElement], in screen: ScreenContext) -> DockPlace? {
    let room = screen.room
    let height = screen.stackHeight(elements, width: room.width)
    guard !elements.isEmpty, height > 0 else { return nil }
    if height * 4 <= room.height * 3 { return .foot(height) }
    return sideWidth(of: elements, in: screen).map(Self.side)
  }

  /// Whether content would scroll above so high a strip at the foot of a wide screen, and would not beside one.
  private static func isCrowded(
    above height: Int, _ elements: [PlacedElement], in screen: ScreenContext
  ) -> Bool {
    let (room, setting) = (screen.room, screen.setting)
    guard room.width * 2 >= room.height * 3 else { return false }
    let content = screen.shown(setting.screen.content.placed(at: setting.path.key("content")))
    // One element from edge to edge has no margins.
    let isFull = content.count == 1 && content[0].element.traits.isEdgeToEdge
    let margin = screen.pixels(screen.metrics.paddingTop)
    func least(_ width: Int) -> Int {
      screen.leastHeight(content, width: width) - (isFull ? 2 * margin : 0)
    }
    // Content that stands on the strip ends with the strip's margin.
    guard least(room.width) - (isFull ? 0 : margin) > room.height - height,
      let side = sideWidth(of: elements, in: screen)
    else { return false }
    return least(room.width - side) <= room.height
  }

  /// As wide as what is in it, up to half of the room; `nil` where a title would be cut there, or all of it is too high.
  private static func sideWidth(of elements: [PlacedElement], in screen: ScreenContext) -> Int? {
    let room = screen.room
    let most = room.width / 2
    let page = PixelSize(width: max(1, most), height: room.height)
    let sides = 2 * screen.pixels(screen.metrics.paddingSide)
    let least = elements.map { screen.leastWidth(of: $0, in: page) }.max() ?? 0
    guard least + sides <= most else { return nil }
    let natural = elements.map { screen.naturalWidth(of: $0, in: page) }.max() ?? 0
    let width = min(most, natural + sides)
    return screen.stackHeight(elements, width: width) <= room.height ? width : nil
  }
}
