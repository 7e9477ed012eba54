/// The reason why a press came to nothing.
package enum IgnoredReason: String, Hashable, Sendable, CaseIterable {
  /// It came before what is in front had been seen for long enough.
  case early
  /// It was told too late to be meant for what is seen now.
  case late
  /// Nobody sees the screen.
  case hidden
  /// Letters of what is in front leave no ink, since a font is damaged.
  case unreadable
  /// The program behind the screen has gone: nobody would hear of it.
  case unattended
  /// Something else stood there a moment ago, or stands there now.
  case changed
  /// It cannot be chosen now.
  case disabled
  /// The thing that it was on was still moving.
  case moving
  /// More than one finger was down, or something else was held.
  case several
  /// Touches came faster than hands can: moisture, or interference.
  case storm
  /// Keys came faster than fingers type: a scanner, or a security key.
  case fast
  /// The hand left the control before it let go.
  case left
  /// It was shorter than a finger's touch.
  case short
  /// There is nothing to go back to, or to leave.
  case nowhere
}
