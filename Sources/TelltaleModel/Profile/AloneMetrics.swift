import TelltaleGraphics

/// The composition of a question that stands on a screen by itself: there is room to spare, and nothing below it to
/// be kept in view.
package struct AloneMetrics: Hashable, Sendable {
  /// The hundredths of the screen's width that the card may grow to fill.
  package var widthPercent = 100
  /// The card's width in hundredths of the screen's height: it keeps a wide screen from one long line.
  package var heightPercent = 100
  /// The greatest multiple of its usual size that it is drawn in; 1 leaves it as it is.
  package var largest = 1.0
  /// The greatest multiple over an app's screen.
  package var largestOverScreens = 1.0
  /// Blur of the shadow below the card; 0 for that of other cards.
  package var shadowBlur: Points = 0
  /// Side of the disc for an icon above the title; 0 for none.
  package var iconDisc: Points = 0
  /// The icon for a reason; an alert without reason, or with one that is not named, has none.
  package var icons: [AlertReason: String] = [:]
  /// An icon above the card that says whose unit it is.
  package var emblem: String?
  /// The name of the unit, beside the emblem.
  package var name: String?

  /// Creates metrics that change nothing; profiles fill them.
  package init() {}
}
