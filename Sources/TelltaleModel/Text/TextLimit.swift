/// The length that a text may have, whoever makes it: a scene, an application, a hand at the keys. `TextSafety`
/// says which characters it may have.
package struct TextLimit: Hashable, Sendable {
  /// Unicode scalars, which is what has to be kept and set.
  package var scalars: Int
  /// Characters as people count them (grapheme clusters), where fewer of them may be shown.
  package var characters: Int?

  /// Creates a limit.
  ///
  /// - Parameters:
  ///   - scalars: The greatest number of Unicode scalars.
  ///   - characters: The greatest number of grapheme clusters; `nil` where only scalars count.
  package init(scalars: Int, characters: Int? = nil) {
    self.scalars = scalars
    self.characters = characters
  }

  /// A text of any number of lines.
  package static let text = TextLimit(scalars: 10_000)
  /// A text that is typed into one line.
  package static let line = TextLimit(scalars: 1_024)

  /// Checks the length of a text.
  ///
  /// - Returns: True where the text has no more scalars, and no more characters, than are allowed.
  package func holds(_ text: String) -> Bool {
    guard text.unicodeScalars.count <= scalars else { return false }
    return characters.map { text.count <= $0 } ?? true
  }

  /// The number that people are told: the one that is reached first.
  package var most: Int { min(scalars, characters ?? scalars) }
}
