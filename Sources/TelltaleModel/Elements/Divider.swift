import TelltaleGraphics

/// A hairline between elements that belong to different things.
package struct Divider: Hashable, Sendable {
  /// Points by which it is shorter at either end.
  package var inset: Points
  /// True where it stands between elements side by side; its stack says so when it is placed.
  package var isUpright: Bool

  /// Creates a divider.
  ///
  /// - Parameters:
  ///   - inset: Points by which it is shorter at either end.
  ///   - isUpright: True between elements side by side.
  package init(inset: Points = 0, isUpright: Bool = false) {
    self.inset = inset
    self.isUpright = isUpright
  }
}
