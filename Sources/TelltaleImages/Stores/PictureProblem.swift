import TelltaleGraphics

/// A picture whose place stays free, or which is shown in part.
package struct PictureProblem: Hashable, Sendable {
  package var kind: PictureKey.Kind
  package var name: String
  /// What was found, and what to do.
  package var message: String
  /// True where what there is of it is shown.
  package var isShown = false
}
