import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import Testing

@testable import TelltaleSurfaces

/// Who goes through content by knob comes on from what has been read past, and sees what the focus comes to.
@Suite struct ReadOnTests {
  private static let list = NodePath("list")

  private static func control(_ id: String, y: Int, in area: NodePath = list) -> Control {
    let frame = PixelRect(x: 0, y: y, width: 100, height: 50)
    let window = PixelRect(x: 0, y: 0, width: 400, height: 300)
    return Control(
      id: .node(.root.key(id)), name: id, purpose: .act(nil, at: .root), frame: frame,
      target: frame.intersection(window), radius: 0, label: .empty(.label), role: .plain,
      isDefault: false, area: area)
  }

  /// A window of 300 pixels onto 1000, scrolled by 300, with controls in the order of reading; the second is focused.
  private static func surface(_ controls: [Control]) -> Surface {
    var surface = Surface(.screen)
    surface.placement = .nowhere
    surface.placement.controls = controls
    surface.placement.areas = [
      ScrollArea(
        path: list, viewport: PixelRect(x: 0, y: 0, width: 400, height: 300),
        content: PixelSize(width: 400, height: 1000), axis: .vertical,
        offset: PixelPoint(x: 0, y: 300), step: 50)
    ]
    surface.focus = controls[1].id
    return surface
  }

  private static func steps(_ move: FocusMove, on surface: Surface) -> [FocusWalk.Step] {
    var walk = FocusWalk.move(move, byTab: false, inQuestion: false)
    return (0..<2).compactMap { _ in
      walk.next(on: surface, showsFocus: true, isInText: false)
    }
  }

  private static func id(_ name: String) -> ControlID { .node(.root.key(name)) }

  @Test func `from what was read past a knob leads to what follows, not round in a circle`() {
    let surface = Self.surface([
      Self.control("seen", y: 100), Self.control("past", y: -200), Self.control("next", y: 500),
    ])
    #expect(
      Self.steps(.next(wraps: true), on: surface) == [.show, .focus(Self.id("next"))])
  }

  @Test func `where something that follows is seen it leads to the first that is seen`() {
    let surface = Self.surface([
      Self.control("seen", y: 100), Self.control("past", y: -200), Self.control("next", y: 200),
    ])
    #expect(
      Self.steps(.next(wraps: true), on: surface) == [.show, .focus(Self.id("seen"))])
  }

  @Test func `arrows lead to what is seen`() {
    let surface = Self.surface([
      Self.control("seen", y: 100), Self.control("past", y: -200), Self.control("next", y: 500),
    ])
    #expect(
      Self.steps(.towards(.down), on: surface) == [.show, .focus(Self.id("seen"))])
  }

  @Test func `what stands in a window that is higher than the one around it is scrolled to`() {
    let inner = NodePath("inner")
    var surface = Self.surface([
      Self.control("first", y: 100), Self.control("far", y: 600, in: inner),
    ])
    var area = ScrollArea(
      path: inner, viewport: PixelRect(x: 0, y: -100, width: 400, height: 800),
      content: PixelSize(width: 400, height: 800), axis: .vertical, offset: .zero, step: 50)
    area.parent = Self.list
    surface.placement.areas.append(area)
    var walk = FocusWalk.reveal(widely: true)
    // From 300 on, so that its foot at 650 comes to the end of the window at 300.
    #expect(
      walk.next(on: surface, showsFocus: true, isInText: false)
        == .scroll(Self.list, to: PixelPoint(x: 0, y: 650)))
  }
}
