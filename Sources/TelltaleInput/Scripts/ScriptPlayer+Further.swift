import TelltaleGraphics
import TelltaleModel

// Hands beside the first one: keys that stay down, further fingers, a pointer that presses nothing, and
// devices that come and go.
extension ScriptPlayer {
  /// Does one of these actions; all others are for `perform`.
  mutating func performFurther(
    _ step: ScriptStep, _ frame: (String) -> PixelRect?
  ) throws(ScriptError) {
    switch step.action {
    case .keyDown(let code): try keyDown(code, step)
    case .keyUp(let code): try keyUp(code, step)
    case .finger(let number, let target): try put(number, place(target, step, frame), step)
    case .fingerMove(let number, let target): try move(number, place(target, step, frame), step)
    case .fingerUp(let number): try lift(number, step)
    case .point(let target): point(try place(target, step, frame))
    case .plug(let kind): plug(kind, .attached(name: "script"))
    case .unplug(let kind): plug(kind, .detached(name: "script"))
    case .change(let change):
      output(.change(change))
      rest()
    default: break
    }
  }

  private mutating func keyDown(_ code: UInt16, _ step: ScriptStep) throws(ScriptError) {
    guard !keysDown.contains(code) else {
      throw ScriptError(step.location, "this key is already down; write key-up before it")
    }
    add(.keys, .keyDown(KeyPress(code: code, held: keysDown)))
    keysDown.insert(code)
    rest()
  }

  private mutating func keyUp(_ code: UInt16, _ step: ScriptStep) throws(ScriptError) {
    guard keysDown.remove(code) != nil else {
      throw ScriptError(step.location, "this key is not down; write key-down before it")
    }
    add(.keys, .keyUp(KeyPress(code: code, held: keysDown)))
    rest()
  }

  private mutating func put(
    _ number: Int, _ point: PixelPoint, _ step: ScriptStep
  ) throws(ScriptError) {
    guard fingers[number] == nil else {
      throw ScriptError(
        step.location, "finger \(number) is already down; write finger-move or finger-up")
    }
    let finger = Finger(contact: nextContact(), point: point)
    fingers[number] = finger
    add(.touch, .contactDown(contact: finger.contact, at: point))
    rest()
  }

  private mutating func move(
    _ number: Int, _ point: PixelPoint, _ step: ScriptStep
  ) throws(ScriptError) {
    let finger = try finger(number, step)
    glide(finger, to: point)
    fingers[number]?.point = point
    rest()
  }

  private mutating func lift(_ number: Int, _ step: ScriptStep) throws(ScriptError) {
    let finger = try finger(number, step)
    fingers[number] = nil
    add(.touch, .contactUp(contact: finger.contact, at: finger.point))
    rest()
  }

  private func finger(_ number: Int, _ step: ScriptStep) throws(ScriptError) -> Finger {
    guard let finger = fingers[number] else {
      throw ScriptError(
        step.location, "finger \(number) is not down; write finger \(number) before it")
    }
    return finger
  }

  private mutating func point(_ point: PixelPoint) {
    add(.pointer, .pointerMoved(at: point))
    rest()
  }

  /// Plugs a device in or out. All that was held on it is held no more.
  private mutating func plug(_ kind: InputKind, _ occurrence: InputEvent.Occurrence) {
    if kind == .keys { keysDown = [] }
    if kind == .touch { fingers = [:] }
    add(kind, occurrence)
    rest()
  }
}
