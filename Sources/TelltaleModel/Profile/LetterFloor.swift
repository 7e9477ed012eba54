/// The limits below which a question must not shrink on a panel: letters in pixels per point, and what is pressed
/// of it.
package struct LetterFloor: Hashable, Sendable {
  /// The density at which letters are as large as the profile wants them, and are read at ease.
  package var ease: Double
  /// The density below which letters cannot be read.
  package var least: Double
  /// The pixels of the height that a finger needs.
  package var target: Double

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - ease: The pixels per point at which letters are read at ease.
  ///   - least: The pixels per point below which letters cannot be read.
  ///   - target: The pixels of the height that a finger needs.
  package init(ease: Double, least: Double, target: Double) {
    self.ease = ease
    self.least = least
    self.target = target
  }
}
