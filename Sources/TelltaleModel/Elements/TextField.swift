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
}
