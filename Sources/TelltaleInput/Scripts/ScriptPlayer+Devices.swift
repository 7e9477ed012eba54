import TelltaleGraphics
import TelltaleModel

// The devices that a script plays on.
extension ScriptPlayer {
  /// The devices that the script uses, as being plugged in at its start.
  package static func attachments(for steps: [ScriptStep], at time: Instant) -> [InputEvent] {
    let buttons = buttons(of: steps)
    let kinds = Set(steps.compactMap { kind(of: $0.action, buttons: buttons) })
    return InputKind.allCases.filter(kinds.contains).map { kind in
      event(kind, .attached(name: "script"), at: time)
    }
  }

  /// A keyboard where the script uses one, else keys of the unit: these make no keyboard of it.
  static func buttons(of steps: [ScriptStep]) -> InputKind {
    steps.contains { kind(of: $0.action, buttons: .remote) == .keys } ? .keys : .remote
  }

  private static func kind(of action: ScriptStep.Action, buttons: InputKind) -> InputKind? {
    switch action {
    case .button: buttons
    case .tap, .hold, .drag, .pinch, .press, .move, .release: .touch
    case .turn, .push: .knob
    case .key, .type: .keys
    case .remote: .remote
    case .click, .wheel: .pointer
    case .wait, .frame, .expect, .await: nil
    }
  }

  /// Each kind is one device, numbered far from those that are plugged in.
  static func event(
    _ kind: InputKind, _ occurrence: InputEvent.Occurrence, at time: Instant
  ) -> InputEvent {
    let index = InputKind.allCases.firstIndex(of: kind) ?? 0
    return InputEvent(
      device: DeviceID(1_000_000 + index), kind: kind, time: time, occurrence: occurrence)
  }
}
