/// A line of text to be typed into an alert (ALERT-TEXT-FIELDS-OPTIONAL).
package struct AlertField: Hashable, Sendable {
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
