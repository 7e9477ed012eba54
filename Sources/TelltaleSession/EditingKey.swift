import TelltaleInput
import TelltaleLayout

/// Keys that edit a line of text, by Linux event code (linux/input-event-codes.h).
enum EditingKey: UInt16, Hashable, Sendable {
  case deleteBackward = 14
  case start = 102
  case left = 105
  case right = 106
  case end = 107
  case deleteForward = 111

  /// KEY_LEFTCTRL and KEY_RIGHTCTRL.
  static let control: Set<UInt16> = [29, 97]

  /// KEY_LEFTSHIFT and KEY_RIGHTSHIFT.
  static let shift: Set<UInt16> = [42, 54]

  func apply(to value: inout FieldValue) {
    func index(_ offset: Int) -> String.Index {
      value.text.index(value.text.startIndex, offsetBy: offset)
    }
    switch self {
    case .deleteBackward where value.caret > 0:
      value.text.remove(at: index(value.caret - 1))
      value.caret -= 1
    case .deleteForward where value.caret < value.text.count:
      value.text.remove(at: index(value.caret))
    case .left: value.caret = max(0, value.caret - 1)
    case .right: value.caret = min(value.text.count, value.caret + 1)
    case .start: value.caret = 0
    case .end: value.caret = value.text.count
    case .deleteBackward, .deleteForward: break
    }
  }
}

extension KeyPress {
  /// True for a key that types something to be read.
  var isText: Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
  }
}

extension FieldValue {
  /// The longest text that a field takes, in characters.
  static let longest = 1024

  /// Types a text where the mark stands; past the longest nothing is taken.
  mutating func insert(_ text: String) {
    guard self.text.count + text.count <= FieldValue.longest else { return }
    let at = self.text.index(self.text.startIndex, offsetBy: caret)
    let before = caret
    self.text.insert(contentsOf: text, at: at)
    caret = min(before + text.count, self.text.count)
  }
}
