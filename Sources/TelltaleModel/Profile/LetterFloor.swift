/// How small a question's letters may become on a panel, in pixels per point.
package struct LetterFloor: Hashable, Sendable {
  /// Letters are as large as the profile wants them, and are read at ease.
  package var ease: Double
  /// Smaller letters cannot be read.
  package var least: Double

  package init(ease: Double, least: Double) {
    self.ease = ease
    self.least = least
  }
}
