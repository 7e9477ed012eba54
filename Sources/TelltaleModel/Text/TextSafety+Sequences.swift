/// Invisible characters that are right in a sequence and nowhere else.
extension TextSafety.Scanner {
  /// Joiners change the form of letters in the scripts from Hebrew onwards, never in Latin, Greek
  /// and Cyrillic.
  var isAfterJoiningLetter: Bool {
    guard let last, last.value >= 0x590 else { return false }
    switch last.properties.generalCategory {
    case .otherLetter, .modifierLetter, .nonspacingMark, .spacingMark: return true
    default: return false
    }
  }

  /// A second mark that says where a line may break says nothing more.
  var isAfterBreakMark: Bool {
    switch last?.value {
    case 0xAD, 0x200B, 0x2060: true
    default: false
    }
  }

  /// After a joining letter, or between two emoji.
  func isJoinerInPlace(at index: Int, of scalars: [Unicode.Scalar]) -> Bool {
    if isAfterJoiningLetter, !isEmojiPart(last) { return true }
    guard isEmojiPart(last), index + 1 < scalars.count else { return false }
    return isEmojiPart(scalars[index + 1])
  }

  private func isEmojiPart(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar, scalar.value > 0xFF else { return false }
    return scalar.properties.isEmoji || scalar.properties.isEmojiModifier || scalar.value == 0xFE0F
  }

  /// After a visible character that is no selector itself.
  var canVary: Bool {
    guard let last, last.value > 0x20 else { return false }
    switch last.value {
    case 0xAD, 0x200B...0x200D, 0x2060, 0xFE00...0xFE0F, 0xE0020...0xE01EF: return false
    default: return true
    }
  }

  /// In a black flag's region: two to seven tags and the end tag.
  mutating func isTagInPlace(at index: Int, of scalars: [Unicode.Scalar]) -> Bool {
    if index < tagEnd { return true }
    guard index > 0, scalars[index - 1].value == 0x1F3F4 else { return false }
    var end = index
    while end < scalars.count, end - index < 8, (0xE0020...0xE007E).contains(scalars[end].value) {
      end += 1
    }
    guard end < scalars.count, end - index >= 2, scalars[end].value == 0xE007F else { return false }
    tagEnd = end + 1
    return true
  }
}
