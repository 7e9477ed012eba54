import TelltaleGraphics

/// The look of screens' buttons where their scene leaves it open, and the heights of those that are no regular
/// ones.
package struct ButtonMetrics: Hashable, Sendable {
  /// The height of small buttons in points; regular ones are as high as those of alerts.
  package var smallHeight: Points = 44
  package var largeHeight: Points = 72
  /// The prominence of the likely button of a screen's foot.
  package var mainAction = Prominence.plain

  package init() {}
}
