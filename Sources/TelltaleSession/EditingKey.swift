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
    switch self {
    case .deleteBackward: value.deleteBackward()
    case .deleteForward: value.deleteForward()
    case .left: value.caret = max(0, value.caret - 1)
    case .right: value.caret = min(value.text.count, value.caret + 1)
    case .start: value.caret = 0
    case .end: value.caret = value.text.count
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
  /// The longest text that a field takes, and a text of several lines, in characters.
  static let longest = 1024
  static let longestText = 10_000

  /// Types a text where the mark stands, in place of what is marked; past the longest nothing is
  /// taken but what makes it shorter. False where it was not.
  @discardableResult
  mutating func insert(_ new: String, atMost most: Int = FieldValue.longest) -> Bool {
    let range = marked ?? caret..<caret
    guard text.count - range.count + new.count <= most || new.count < range.count else {
      return false
    }
    replace(range, with: new)
    return true
  }

  mutating func deleteBackward() { delete(max(0, caret - 1)..<caret) }

  mutating func deleteForward() { delete(caret..<min(text.count, caret + 1)) }

  /// Takes away what is marked, else the characters given.
  mutating func delete(_ characters: Range<Int>) {
    let range = marked ?? characters
    if !range.isEmpty { replace(range, with: "") }
  }

  var markedText: String? {
    marked.map { String(text.dropFirst($0.lowerBound).prefix($0.count)) }
  }

  /// Moves the typing mark; what it passes over is marked, or nothing is any more.
  mutating func move(to place: Int, marking: Bool, leansBack: Bool = false, goal: Int? = nil) {
    anchor = marking ? anchor ?? caret : nil
    caret = min(max(place, 0), text.count)
    self.leansBack = leansBack
    self.goal = goal
  }

  mutating func mark(_ range: Range<Int>) {
    move(to: range.upperBound, marking: false)
    anchor = range.lowerBound
  }
}
