/// The question that stands before all others, and how far it has come.
package struct QuestionInFront: Hashable, Sendable {
  package var number: Int
  /// It is on the glass.
  package var isShown: Bool
  /// It takes answers.
  package var isArmed: Bool

  package init(number: Int, isShown: Bool, isArmed: Bool) {
    self.number = number
    self.isShown = isShown
    self.isArmed = isArmed
  }
}
