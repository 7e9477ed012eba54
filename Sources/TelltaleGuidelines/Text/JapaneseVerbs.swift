/// Nouns of Japanese that make a verb with する, and stand for one on a button.
package struct JapaneseVerbs: Sendable {
  /// In the order of their bytes, a space between them.
  let words: StaticString

  /// The nouns of a list.
  ///
  /// - Parameter words: Nouns in the order of their bytes, with a space between them.
  package init(words: StaticString) { self.words = words }

  /// Whether one stands at the end of a text.
  func end(_ text: String) -> Bool {
    (2...8).contains { $0 <= text.count && WordTable.has(String(text.suffix($0)), in: words) }
  }
}
