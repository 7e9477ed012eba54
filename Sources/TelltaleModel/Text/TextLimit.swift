/// How long a text may become, whoever makes it: a scene, an application, a hand at the keys. What it
/// may be made of says `TextSafety`.
package struct TextLimit: Hashable, Sendable {
  /// Unicode scalars, which is what has to be kept and set.
  package var scalars: Int
  /// Characters as people count them (grapheme clusters), where fewer of them may be shown.
  package var characters: Int?

  package init(scalars: Int, characters: Int? = nil) {
    self.scalars = scalars
    self.characters = characters
  }

  /// A text of any number of lines.
  package static let text = TextLimit(scalars: 10_000)
  /// What is typed into one line.
  package static let line = TextLimit(scalars: 1_024)

  package func holds(_ text: String) -> Bool {
    guard text.unicodeScalars.count <= scalars else { return false }
    return characters.map { text.count <= $0 } ?? true
  }

  /// For people: the number that is reached first.
  package var most: Int { min(scalars, characters ?? scalars) }
}
