/// The words of a text as hands mean them: letters and digits in a row; in writing without spaces,
/// signs of the same kind.
package struct TextWords {
  private enum Kind: Hashable {
    case space, feed, letter, ideograph, hiragana, katakana, sign
  }

  private let kinds: [Kind]

  /// The words of a text.
  ///
  /// - Parameter text: A text whose places are counted in characters.
  package init(_ text: String) { kinds = text.map(Self.kind) }

  private static func kind(_ character: Character) -> Kind {
    if character.isNewline { return .feed }
    if character.isWhitespace { return .space }
    guard let scalar = character.unicodeScalars.first else { return .sign }
    switch scalar.value {
    case 0x3041...0x309F: return .hiragana
    case 0x30A0...0x30FF: return .katakana
    default: break
    }
    if scalar.properties.isIdeographic { return .ideograph }
    let joins: Set<Character> = ["'", "’", "_"]
    return character.isLetter || character.isNumber || joins.contains(character) ? .letter : .sign
  }

  /// Returns the word, the gap or the sign to which a character belongs.
  ///
  /// - Parameter place: Characters before it; kept within the text.
  /// - Returns: Places of characters; empty in an empty text.
  package func range(around place: Int) -> Range<Int> {
    guard !kinds.isEmpty else { return 0..<0 }
    let place = min(max(place, 0), kinds.count - 1)
    let kind = kinds[place]
    guard kind != .sign, kind != .feed else { return place..<(place + 1) }
    var (lower, upper) = (place, place + 1)
    while lower > 0, kinds[lower - 1] == kind { lower -= 1 }
    while upper < kinds.count, kinds[upper] == kind { upper += 1 }
    return lower..<upper
  }

  /// Returns the place where the word before a place begins.
  ///
  /// - Parameter place: Characters before the place.
  /// - Returns: Characters before the word; 0 where there is none.
  package func start(before place: Int) -> Int {
    var place = min(place, kinds.count)
    while place > 0, isGap(place - 1) { place -= 1 }
    return place == 0 ? 0 : range(around: place - 1).lowerBound
  }

  /// Returns the place where the word after a place ends.
  ///
  /// - Parameter place: Characters before the place.
  /// - Returns: Characters before the end; the end of the text where no word follows.
  package func end(after place: Int) -> Int {
    var place = max(place, 0)
    while place < kinds.count, isGap(place) { place += 1 }
    return place >= kinds.count ? kinds.count : range(around: place).upperBound
  }

  private func isGap(_ place: Int) -> Bool { kinds[place] == .space || kinds[place] == .feed }
}
