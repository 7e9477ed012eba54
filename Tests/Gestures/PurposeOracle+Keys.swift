import TelltaleApp
import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSurfaces

@testable import TelltaleSession

/// Keys, and what is held long enough.
extension PurposeOracle {
  mutating func push(
    _ key: KeyPress, _ event: InputEvent, _ eyes: GestureEyes, _ counts: Bool, _ isLate: Bool,
    _ behaviour: BehaviourProfile
  ) {
    mayAdjust = counts && eyes.isFocusSeen && Self.alongTracks.contains(key.code)
    guard !key.isRepeat else { return }
    let holder = Holder.key(event.device, key.code)
    if let up = lifted[holder],
      event.time.milliseconds(since: up) < behaviour.debounceMilliseconds
    {
      down[holder] = nil
      return
    }
    if key.code == Self.home {
      if !isLate, isVisible { allowed = "home" }
      return
    }
    guard counts else { return }
    if Self.ways.contains(key.code) { allowed = "way out" }
    let isReturn = event.kind == .keys && [28, 96].contains(key.code)
    var press = Press(
      time: event.time, subject: eyes.subject, target: eyes.isFocusSeen ? eyes.focused : nil,
      kind: event.kind)
    press.code = key.code
    if isReturn, let likely = eyes.likely, eyes.isQuestion {
      press.target = GestureEyes.Pressed(id: .button(likely), meaning: nil)
    }
    // Return ends what is typed on a page for a field.
    if isReturn, eyes.isTyping { allowed = "typed" }
    down[holder] = press
  }

  private static let home: UInt16 = 172
  /// To the left and to the right.
  private static let alongTracks: Set<UInt16> = [105, 106]
  /// Escape, Back, and the period with Command.
  private static let ways: Set<UInt16> = [1, 158, 52]

  mutating func release(
    _ holder: Holder, _ event: InputEvent, _ eyes: GestureEyes, _ counts: Bool
  ) {
    lifted[holder] = event.time
    guard let press = down.removeValue(forKey: holder), counts, !press.isDead, !press.isSpent,
      press.subject == eyes.subject, let target = press.target
    else { return }
    let isLikely = eyes.likely.map { target.id == .button($0) } == true
    if target == eyes.focused || isLikely { allowed = press.kind.rawValue }
  }

  /// What is held long enough: a knob leads back, and a finger on an item edits it.
  mutating func expectHold(
    at now: Instant, _ eyes: GestureEyes, _ behaviour: BehaviourProfile
  ) {
    guard isVisible else { return }
    for (holder, press) in down
    where !press.isDead && !press.isSpent && press.subject == eyes.subject {
      let least =
        press.target == nil ? behaviour.holdMilliseconds : 500
      guard now.milliseconds(since: press.time) >= least else { continue }
      if press.kind == .knob || press.target != nil {
        allowed = "hold"
        ended = down[holder]
      }
    }
  }
}
