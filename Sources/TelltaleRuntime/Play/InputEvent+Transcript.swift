import TelltaleGraphics
import TelltaleInput

extension InputEvent {
  /// The act of a hand in a few words: `touch down 120 80`, `knob turned 1`, `keys down KEY_ENTER`.
  var line: String {
    "\(kind.rawValue) \(occurrence.words)"
  }
}

extension InputEvent.Occurrence {
  fileprivate var words: String {
    switch self {
    case .contactDown(let contact, let point):
      "down \(point.words)\(InputEvent.Occurrence.suffix(contact))"
    case .contactMoved(let contact, let point):
      "moved \(point.words)\(InputEvent.Occurrence.suffix(contact))"
    case .contactUp(let contact, let point):
      "up \(point.words)\(InputEvent.Occurrence.suffix(contact))"
    case .contactCancelled(let contact): "cancelled\(InputEvent.Occurrence.suffix(contact))"
    case .pointerMoved(let point): "moved \(point.words)"
    case .pointerDown(let point): "down \(point.words)"
    case .pointerUp(let point): "up \(point.words)"
    case .turned(let detents): "turned \(detents)"
    case .keyDown(let key): "\(key.isRepeat ? "repeat" : "down") \(key.words)"
    case .keyUp(let key): "up \(key.words)"
    case .keysCancelled: "keys cancelled"
    case .scanned(let code): "scanned \(code.count) characters"
    case .attached(let name, _): "attached \(name)"
    case .detached(let name): "detached \(name)"
    }
  }

  private static func suffix(_ contact: Int) -> String { " (contact \(contact))" }
}

extension PixelPoint {
  fileprivate var words: String { "\(x) \(y)" }
}

extension KeyPress {
  fileprivate var words: String {
    (held.sorted() + [code]).map { KeyName.name(of: $0) ?? "key \($0)" }.joined(separator: "+")
  }
}
