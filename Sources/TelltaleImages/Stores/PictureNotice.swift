import TelltaleGraphics

/// A picture whose place stays free, or which is shown in part.
package struct PictureNotice: Hashable, Sendable {
  package var kind: PictureKey.Kind
  package var name: String
  /// The fault that was found, and the remedy.
  package var message: String
  /// True where the sound part of it is shown.
  package var isShown = false
}
