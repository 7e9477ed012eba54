import TelltaleGraphics

/// A hairline between elements that belong to different things.
package struct Divider: Hashable, Sendable {
  /// Points by which it is shorter at either end.
  package var inset: Points
  /// It stands between what is side by side; its stack says so when it is placed.
  package var isUpright: Bool

  package init(inset: Points = 0, isUpright: Bool = false) {
    self.inset = inset
    self.isUpright = isUpright
  }
}
