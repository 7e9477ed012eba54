import TelltaleLayout

/// What a surface knows of the question that it is, as far as hands and pictures need it.
package struct SurfaceQuestion: Hashable, Sendable {
  /// Names it among those that are shown.
  package let number: Int
  /// What Return does on a keyboard.
  package let confirming: Confirming
  /// Whether a touch beside it stands for Cancel (ACTION-SHEET-MODAL).
  package let cancelsBeside: Bool
  /// Another one stands before it, of which people see one at a time.
  package let isOutOfSight: Bool
  /// The field that a page with keys types into, where one is there.
  package let typedField: Int?

  package init(
    number: Int, confirming: Confirming, cancelsBeside: Bool, isOutOfSight: Bool, typedField: Int?
  ) {
    self.number = number
    self.confirming = confirming
    self.cancelsBeside = cancelsBeside
    self.isOutOfSight = isOutOfSight
    self.typedField = typedField
  }

  package enum Confirming: Hashable, Sendable {
    /// Presses a control, wherever the focus is.
    case press(ControlID)
    /// Ends the typing: there is nothing else to answer.
    case endTyping
    /// Presses what has the focus.
    case pressFocused
  }
}
