import TelltaleGraphics

/// A picture whose place stays free.
package struct PictureProblem: Hashable, Sendable {
  package var kind: PictureKey.Kind
  package var name: String
  /// What was found, and what to do.
  package var message: String
}
