/// The few words that the runtime says by itself, in one language.
package struct InterfaceWords: Hashable, Sendable {
  package var back: String
  package var more: String
  package var cancel: String
  /// Told on the hint that leads to rows that came outside of what is seen; `#` stands for the
  /// count.
  package var newRows: String

  package init(back: String, more: String, cancel: String, newRows: String) {
    self.back = back
    self.more = more
    self.cancel = cancel
    self.newRows = newRows
  }

  package static let english = InterfaceWords(
    back: "Back", more: "More", cancel: "Cancel", newRows: "# New")
}
