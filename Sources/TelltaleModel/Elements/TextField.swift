/// A line of text to be typed, in an alert (ALERT-TEXT-FIELDS-OPTIONAL) or in the content of a
/// screen or modal.
package struct TextField: Hashable, Sendable {
  package var id: String?
  package var placeholder: TextVariants?
  /// What stands in it at first.
  package var text: String
  /// Shows dots instead of what was typed.
  package var isSecure: Bool

  package init(
    id: String? = nil, placeholder: TextVariants? = nil, text: String = "", isSecure: Bool = false
  ) {
    self.id = id
    self.placeholder = placeholder
    self.text = text
    self.isSecure = isSecure
  }

  /// What an empty field says of itself where nothing else does: its id as words.
  package var nameShown: String {
    let words = (id ?? "").map { "-_.".contains($0) ? " " : $0 }
    return words.prefix(1).map { $0.uppercased() }.joined() + String(words.dropFirst())
  }
}
