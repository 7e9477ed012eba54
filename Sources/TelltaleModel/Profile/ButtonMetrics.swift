import TelltaleGraphics

/// How buttons of screens look where their scene leaves it open, and how high those are that are no regular ones.
package struct ButtonMetrics: Hashable, Sendable {
  /// In points; regular ones are as high as those of alerts.
  package var smallHeight: Points = 44
  package var largeHeight: Points = 72
  /// How much the likely button of a screen's foot stands out.
  package var mainAction = Prominence.plain

  package init() {}
}
