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

  /// Beside a letter of a script that has no spaces, where lines are broken by it; anywhere else it makes
  /// two texts of the same look. With nothing beside it that is seen it is blank, and no more.
  func isSpaceInPlace(at index: Int, of scalars: [Unicode.Scalar]) -> Bool {
    guard !isAfterBreakMark else { return false }
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    let neighbours = [last, next].compactMap { $0 }
    return neighbours.contains(where: isWithoutSpaces)
      || neighbours.allSatisfy { TextSafety.isBlank(String($0)) }
  }

  /// Thai, Lao, Tibetan, Burmese, Khmer and their neighbours, Chinese and Japanese.
  private func isWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19FF, 0x1A20...0x1AAF,
      0x1B00...0x1BBF, 0x2E80...0x9FFF, 0xA980...0xA9FF, 0xAA00...0xAADF, 0xF900...0xFAFF,
      0xFF00...0xFFEF, 0x20000...0x3FFFF:
      true
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
