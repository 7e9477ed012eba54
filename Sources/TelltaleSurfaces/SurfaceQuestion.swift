import TelltaleLayout

/// The part of a question that hands and pictures need to know.
package struct SurfaceQuestion: Hashable, Sendable {
  /// The number of the question among those that are shown.
  package let number: Int
  /// The effect of Return on a keyboard.
  package let confirming: Confirming
  /// True where a touch beside the question stands for Cancel (ACTION-SHEET-MODAL).
  package let cancelsBeside: Bool
  /// True while an alert stands before this one, of which people see one at a time.
  package let isOutOfSight: Bool
  /// The index of the field that a page with keys types into; `nil` where there is none.
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

  /// The effects that Return can have on a question.
  package enum Confirming: Hashable, Sendable {
    /// Presses a control, wherever the focus is.
    case press(ControlID)
    /// Ends the typing, since there is nothing else to answer.
    case endTyping
    /// Presses the focused control.
    case pressFocused
  }
}
