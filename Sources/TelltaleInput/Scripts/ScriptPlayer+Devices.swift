import TelltaleGraphics
import TelltaleModel

// The devices that a script plays on.
extension ScriptPlayer {
  /// Plays a script of which all steps are known.
  ///
  /// - Parameters:
  ///   - steps: All steps of the script.
  ///   - size: The size of the screen, in pixels.
  ///   - start: When the first step begins.
  package init(_ steps: [ScriptStep], on size: PixelSize, from start: Instant) {
    self.init(steps, of: steps, on: size, from: start)
  }

  /// Returns the devices that the script uses, as being plugged in at its start. A device that the script plugs in
  /// itself is not there before.
  ///
  /// - Parameters:
  ///   - steps: All steps of the script.
  ///   - time: When the script starts.
  /// - Returns: One `.attached` for each kind of device.
  package static func attachments(for steps: [ScriptStep], at time: Instant) -> [InputEvent] {
    let buttons = buttons(of: steps)
    var kinds: Set<InputKind> = []
    var later: Set<InputKind> = []
    for step in steps {
      if case .plug(let kind) = step.action {
        if !kinds.contains(kind) { later.insert(kind) }
      } else if let kind = kind(of: step.action, buttons: buttons), !later.contains(kind) {
        kinds.insert(kind)
      }
    }
    return InputKind.allCases.filter(kinds.contains).map { kind in
      event(kind, .attached(name: "script"), at: time)
    }
  }

  /// Returns the device of a unit's own keys: a keyboard where the script uses one, else keys of the unit, which make
  /// no keyboard of it.
  static func buttons(of steps: [ScriptStep]) -> InputKind {
    steps.contains { kind(of: $0.action, buttons: .remote) == .keys } ? .keys : .remote
  }

  private static func kind(of action: ScriptStep.Action, buttons: InputKind) -> InputKind? {
    switch action {
    case .button: buttons
    case .tap, .hold, .drag, .pinch, .press, .move, .release: .touch
    case .finger, .fingerMove, .fingerUp: .touch
    case .turn, .push: .knob
    case .key, .type, .keyDown, .keyUp: .keys
    case .remote: .remote
    case .click, .wheel, .point: .pointer
    case .unplug(let kind): kind
    case .wait, .plug, .change, .frame, .expect, .await: nil
    }
  }

  /// Returns an event of the script's device of a kind. Each kind is one device, numbered far from those that are
  /// plugged in.
  static func event(
    _ kind: InputKind, _ occurrence: InputEvent.Occurrence, at time: Instant
  ) -> InputEvent {
    let index = InputKind.allCases.firstIndex(of: kind) ?? 0
    return InputEvent(
      device: DeviceID(1_000_000 + index), kind: kind, time: time, occurrence: occurrence)
  }
}
