import TelltaleInput
import TelltaleLayout
import TelltaleModel

/// Keys that edit a line of text, by Linux event code (linux/input-event-codes.h).
package enum EditingKey: UInt16, Hashable, Sendable {
  case deleteBackward = 14
  case start = 102
  case left = 105
  case right = 106
  case end = 107
  case deleteForward = 111

  /// The codes of KEY_LEFTCTRL and KEY_RIGHTCTRL.
  package static let control: Set<UInt16> = [29, 97]

  /// The codes of KEY_LEFTSHIFT and KEY_RIGHTSHIFT.
  package static let shift: Set<UInt16> = [42, 54]

  /// Edits a line as the key does.
  ///
  /// - Parameters:
  ///   - value: The line.
  ///   - marking: True where a movement marks what lies between.
  ///   - isMirrored: True for a line that is written from right to left, where left leads on.
  ///   - byWords: True for movements by words in place of characters.
  package func apply(
    to value: inout FieldValue, marking: Bool = false, isMirrored: Bool = false,
    byWords: Bool = false
  ) {
    switch self {
    case .deleteBackward: value.deleteBackward()
    case .deleteForward: value.deleteForward()
    case .left, .right:
      value.step(isForward: (self == .right) != isMirrored, marking: marking, byWords: byWords)
    case .start: value.move(to: 0, marking: marking)
    case .end: value.move(to: value.text.count, marking: marking)
    }
  }
}

extension KeyPress {
  /// True for a key that types something to be read.
  package var isText: Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
  }
}
