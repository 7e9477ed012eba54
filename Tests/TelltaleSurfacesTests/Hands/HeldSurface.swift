import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport

@testable import TelltaleSurfaces

/// A surface made by hand, with what hands do to it: no session is about.
struct HeldSurface {
  static let list = NodePath("list")
  static let button = ControlID.node("go")
  static let other = ControlID.node("other")
  static let start = Instant(microseconds: 10_000_000)

  var surface: Surface?
  var hands = HandHistory()
  var rules = TouchRules(.sample(), reducesMotion: false)
  var isStale = false
  var isVisible = true
  var now = HeldSurface.start

  /// A screen of 400 x 400 that takes input: two buttons, and below them a list of 1000 pixels.
  init(_ content: Surface.Content = .screen) {
    var surface = Surface(content)
    surface.placement = .nowhere
    surface.placement.size = PixelSize(width: 400, height: 400)
    surface.placement.frame = PixelRect(x: 0, y: 0, width: 400, height: 400)
    surface.placement.controls = [
      Self.control(Self.button, "go", x: 0), Self.control(Self.other, "other", x: 200),
    ]
    surface.placement.areas = [
      ScrollArea(
        path: Self.list, viewport: PixelRect(x: 0, y: 100, width: 400, height: 300),
        content: PixelSize(width: 400, height: 1000), axis: .vertical, offset: .zero, step: 50)
    ]
    surface.arming = .armed(since: Self.start)
    surface.focus = Self.button
    self.surface = surface
  }

  private static func control(_ id: ControlID, _ name: String, x: Int) -> Control {
    let frame = PixelRect(x: x, y: 0, width: 200, height: 100)
    return Control(
      id: id, name: name, purpose: .act(nil, at: .root), frame: frame, target: frame, radius: 0,
      label: PlacedText(role: .label, string: name, weight: .regular, lines: [], frame: frame),
      role: .plain, isDefault: false)
  }

  /// The two buttons are keys of a page with keys.
  mutating func becomeKeys(_ first: ControlPurpose, _ second: ControlPurpose) {
    surface?.placement.controls[0].purpose = first
    surface?.placement.controls[1].purpose = second
  }

  static let onButton = PixelPoint(x: 50, y: 50)
  static let onOther = PixelPoint(x: 250, y: 50)
  static let onList = PixelPoint(x: 50, y: 350)
  static let glass = DeviceID(1)

  func deed(_ kind: InputKind, _ occurrence: InputEvent.Occurrence) -> Deed {
    Deed(
      event: InputEvent(device: Self.glass, kind: kind, time: now, occurrence: occurrence),
      isStale: isStale, isVisible: isVisible)
  }

  mutating func wait(_ milliseconds: Int) { now = now.advanced(byMilliseconds: milliseconds) }

  // What is said besides that something is seen otherwise, which all of these may say.

  mutating func down(_ point: PixelPoint, contact: Int = 0) -> [Intent] {
    let deed = deed(.touch, .contactDown(contact: contact, at: point))
    return TouchMachine(rules: rules, deed: deed)
      .contactDown(contact, at: point, &surface, &hands).filter { $0 != .changed }
  }

  mutating func move(_ point: PixelPoint, contact: Int = 0) -> [Intent] {
    let deed = deed(.touch, .contactMoved(contact: contact, at: point))
    hands.contactMoved(Self.glass, contact, to: point, at: now)
    return TouchMachine(rules: rules, deed: deed)
      .moved(.contact(Self.glass, contact), to: point, &surface).filter { $0 != .changed }
  }

  mutating func drag(from start: PixelPoint, to end: PixelPoint) -> [Intent] {
    TouchMachine(rules: rules, deed: deed(.touch, .contactMoved(contact: 0, at: end)))
      .drag(from: start, to: end, &surface).filter { $0 != .changed }
  }

  mutating func up(_ point: PixelPoint, contact: Int = 0) -> [Intent] {
    let deed = deed(.touch, .contactUp(contact: contact, at: point))
    return TouchMachine(rules: rules, deed: deed)
      .contactUp(contact, at: point, &surface, &hands).filter { $0 != .changed }
  }

  mutating func key(down key: KeyPress, _ kind: InputKind = .keys) -> [Intent] {
    KeyMachine(deed(kind, .keyDown(key)), .sample()).down(key, &surface, &hands)
      .filter { $0 != .changed }
  }

  mutating func key(up key: KeyPress, _ kind: InputKind = .keys) -> [Intent] {
    KeyMachine(deed(kind, .keyUp(key)), .sample()).up(key, &surface, &hands)
      .filter { $0 != .changed }
  }
}

extension SurfaceQuestion {
  /// A question of which hands need to know nothing.
  static let plain = SurfaceQuestion(
    number: 1, confirming: .pressFocused, cancelsBeside: false, isOutOfSight: false, typedField: nil
  )
}
