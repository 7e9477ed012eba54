/// The question in front of all others, with its progress.
package struct QuestionInFront: Hashable, Sendable {
  /// The number under which it was asked.
  package var number: Int
  /// True once it is on the glass.
  package var isShown: Bool
  /// True once it takes answers.
  package var isArmed: Bool

  /// Creates the state of a question.
  ///
  /// - Parameters:
  ///   - number: The number under which it was asked.
  ///   - isShown: True once it is on the glass.
  ///   - isArmed: True once it takes answers.
  package init(number: Int, isShown: Bool, isArmed: Bool) {
    self.number = number
    self.isShown = isShown
    self.isArmed = isArmed
  }
}
