/// How small a question's letters may become on a panel, in pixels per point, and what is pressed of it.
package struct LetterFloor: Hashable, Sendable {
  /// Letters are as large as the profile wants them, and are read at ease.
  package var ease: Double
  /// Smaller letters cannot be read.
  package var least: Double
  /// Pixels of the height that a finger needs.
  package var target: Double

  package init(ease: Double, least: Double, target: Double) {
    self.ease = ease
    self.least = least
    self.target = target
  }
}
