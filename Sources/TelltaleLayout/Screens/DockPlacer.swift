import TelltaleGraphics
import TelltaleModel

/// Places what stays at an edge of a screen while its content scrolls.
///
/// Where all of it would leave the content less than two rows at the foot and has no room at the side, what the screen is
/// there for stays, and the rest comes after the content, to scroll with it: the main action is always in sight. Of an
/// arrangement that is too high for that by itself, its main action alone stays.
struct DockPlacer: PartPlacer {
  let screen: ScreenContext
  /// What has no place at an edge, and scrolls with the content.
  let rest: [PlacedElement]
  private let elements: [PlacedElement]
  /// Absent where it has no strip of its own.
  private let place: DockPlace?

  init(screen: ScreenContext) {
    self.screen = screen
    let all = screen.shown(screen.setting.screen.placedDock(at: screen.setting.path))
      .filter { screen.extent(of: $0, width: screen.room.width).whole > 0 }
    let isAtSide = screen.setting.screen.dockSideWhen.map {
      screen.holds($0, screen.room.width, fits: true)
    }
    let edge = isAtSide == true ? .side : screen.setting.screen.dockEdge ?? .automatic
    if let whole = DockPlace(of: all, at: edge, in: screen) {
      (elements, rest, place) = (all, [], whole)
      return
    }
    let action = DockAction(of: all, width: screen.room.width, in: screen)
    let main = (action?.holder ?? all.first).map { [$0] } ?? []
    if let part = DockPlace(of: main, at: edge, in: screen) ?? .tight(main, in: screen) {
      (elements, rest, place) = (main, all.filter { !main.contains($0) }, part)
    } else if let action, action.canStandAlone, case let alone = [action.button],
      let part = DockPlace(of: alone, at: edge, in: screen) ?? .tight(alone, in: screen)
    {
      (elements, rest, place) = (alone, all.map { $0.without(action.button.path) }, part)
    } else {
      (elements, rest, place) = ([], all, nil)
    }
  }

  /// Whether it has a strip of its own.
  var isApart: Bool { place != nil }

  /// Whether content stands on it, which keeps its distance then.
  var isAtFoot: Bool { if case .foot? = place { true } else { false } }

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
  private func strip(_ place: DockPlace) -> PixelRect {
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
