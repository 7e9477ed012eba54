import TelltaleGraphics
import TelltaleInput

/// Events as short lines, so that a test reads like what a hand did.
func summary(_ events: [InputEvent]) -> [String] {
  events.map { "\($0.time.microseconds / 1000) \($0.kind.rawValue) \(summary($0.occurrence))" }
}

func summary(_ occurrences: [InputEvent.Occurrence]) -> [String] { occurrences.map(summary) }

func summary(_ occurrence: InputEvent.Occurrence) -> String {
  switch occurrence {
  case .contactDown(let contact, let point): "down \(contact) \(point.x),\(point.y)"
  case .contactMoved(let contact, let point): "moved \(contact) \(point.x),\(point.y)"
  case .contactUp(let contact, let point): "up \(contact) \(point.x),\(point.y)"
  case .contactCancelled(let contact): "cancelled \(contact)"
  case .pointerMoved(let point): "moved \(point.x),\(point.y)"
  case .pointerDown(let point): "pressed \(point.x),\(point.y)"
  case .pointerUp(let point): "released \(point.x),\(point.y)"
  case .turned(let detents): "turned \(detents)"
  case .keyDown(let press): (press.isRepeat ? "repeat " : "key ") + summary(press)
  case .keyUp(let press): "keyup " + summary(press)
  case .keysCancelled: "keys cancelled"
  case .scanned(let code): "scanned \(code)"
  case .attached(let name, _): "attached \(name)"
  case .detached(let name): "detached \(name)"
  }
}

private func summary(_ press: KeyPress) -> String {
  let held = press.held.sorted().map { KeyName.name(of: $0) ?? "\($0)" }
  return (held + [KeyName.name(of: press.code) ?? "\(press.code)"]).joined(separator: "+")
}
