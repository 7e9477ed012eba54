import TelltaleGraphics

/// How a question is composed that stands on a screen by itself: there is room to spare, and nothing
/// below it to be kept in view.
package struct AloneMetrics: Hashable, Sendable {
  /// Of the screen's width, what the card may grow to fill.
  package var widthPercent = 100
  /// The card's width, of the screen's height: it keeps a wide screen from one long line.
  package var heightPercent = 100
  /// How many times its usual size it is drawn at most; 1 leaves it as it is.
  package var largest = 1.0
  /// The same over an app's screen.
  package var largestOverScreens = 1.0
  /// Blur of the shadow below the card; 0 for that of other cards.
  package var shadowBlur: Points = 0
  /// Side of the disc for an icon above the title; 0 for none.
  package var iconDisc: Points = 0
  /// The icon for a reason; an alert without reason, or with one that is not named, has none.
  package var icons: [AlertReason: String] = [:]
  /// An icon above the card that says whose unit it is.
  package var emblem: String?
  /// What the unit is called, beside the emblem.
  package var name: String?

  /// One that changes nothing; profiles fill it.
  package init() {}
}
