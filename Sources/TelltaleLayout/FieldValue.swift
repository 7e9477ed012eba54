/// What stands in a text field, and where typing goes on.
package struct FieldValue: Hashable, Sendable {
  package var text: String
  /// Characters (grapheme clusters) before the typing mark.
  package var caret: Int

  package init(text: String, caret: Int? = nil) {
    self.text = text
    self.caret = min(max(caret ?? text.count, 0), text.count)
  }
}
