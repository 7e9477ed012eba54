import TelltaleGraphics
import TelltaleInput
import TelltaleModel

/// The devices that a browser stands for. Each is plugged in when it is first used, as on a unit that has it.
///
/// Keys that steer count as those of a remote until something is typed: a keyboard that is plugged in takes the one
/// on the screen away.
package struct PreviewHands {
  private var attached: Set<InputKind> = []
  private var held: Set<UInt16> = []
  private var pointer = PixelPoint(x: 0, y: 0)

  package init() {}

  /// Returns what a command does on these devices.
  ///
  /// - Parameters:
  ///   - command: The command of the page.
  ///   - time: When it came, on the screen's clock.
  /// - Returns: The events; the first use of a device begins with `.attached`. Nothing for a command that no hand
  ///   gives.
  package mutating func events(for command: PreviewCommand, at time: Instant) -> [InputEvent] {
    let (kind, occurrences) = occurrences(of: command)
    guard let kind, !occurrences.isEmpty else { return [] }
    var all = occurrences
    if attached.insert(kind).inserted { all.insert(.attached(name: "preview"), at: 0) }
    let index = InputKind.allCases.firstIndex(of: kind) ?? 0
    return all.map {
      InputEvent(device: DeviceID(2_000_000 + index), kind: kind, time: time, occurrence: $0)
    }
  }

  private mutating func occurrences(
    of command: PreviewCommand
  ) -> (InputKind?, [InputEvent.Occurrence]) {
    switch command {
    case .finger(let number, let phase, let point): (.touch, [Self.contact(number, phase, point)])
    case .pointer(let phase, let point): (.pointer, pointed(phase, point))
    case .turn(let detents): (.knob, Self.turns(detents))
    case .wheel(let detents): (.pointer, [.pointerMoved(at: pointer)] + Self.turns(detents))
    case .push(let phase): (.knob, Self.press(phase, KeyPress(code: 28)))
    case .key(let phase, let code, let text): key(phase, code, text)
    case .set, .reset, .say, .record, .matrix, .inspect, .drawn: (nil, [])
    }
  }

  private static func contact(
    _ number: Int, _ phase: PreviewCommand.Phase, _ point: PixelPoint
  ) -> InputEvent.Occurrence {
    switch phase {
    case .down: .contactDown(contact: number, at: point)
    case .move: .contactMoved(contact: number, at: point)
    case .up: .contactUp(contact: number, at: point)
    case .cancel: .contactCancelled(contact: number)
    }
  }

  private mutating func pointed(
    _ phase: PreviewCommand.Phase, _ point: PixelPoint
  ) -> [InputEvent.Occurrence] {
    pointer = point
    return switch phase {
    case .down: [.pointerMoved(at: point), .pointerDown(at: point)]
    case .move: [.pointerMoved(at: point)]
    case .up: [.pointerUp(at: point)]
    case .cancel: [.keysCancelled]
    }
  }

  private static func turns(_ detents: Int) -> [InputEvent.Occurrence] {
    Array(repeating: .turned(detents: detents.signum()), count: abs(detents))
  }

  private static func press(
    _ phase: PreviewCommand.Phase, _ press: KeyPress
  ) -> [InputEvent.Occurrence] {
    switch phase {
    case .down: [.keyDown(press)]
    case .up: [.keyUp(press)]
    case .cancel: [.keysCancelled]
    case .move: []
    }
  }

  private mutating func key(
    _ phase: PreviewCommand.Phase, _ name: String, _ text: String
  ) -> (InputKind?, [InputEvent.Occurrence]) {
    if phase == .cancel {
      held = []
      return attached.contains(.keys) ? (.keys, [.keysCancelled]) : (nil, [])
    }
    if text.isEmpty, !attached.contains(.keys), let code = BrowserKey.remote[name] {
      return (.remote, Self.press(phase, KeyPress(code: code)))
    }
    guard let code = BrowserKey.code(name, types: !text.isEmpty) else { return (nil, []) }
    if BrowserKey.modifiers.contains(code) {
      if phase == .down { held.insert(code) } else { held.remove(code) }
      // A modifier alone is no reason for a keyboard.
      guard attached.contains(.keys) else { return (nil, []) }
    }
    let typed = phase == .down ? text : ""
    return (.keys, Self.press(phase, KeyPress(code: code, held: held, text: typed)))
  }
}
