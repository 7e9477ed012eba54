import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// An alert that is higher than its screen lets it be.
struct Overflow {
  /// Pixels.
  var needed: Int
  /// Pixels.
  var available: Int
  /// Points, as `480x272`.
  var screen: String
}

extension AlertReading {
  /// The screen of the profile where most is missing at the default text size, by the real layout.
  func worstOverflow() -> Overflow? {
    context.profile.screens.compactMap(overflow).max {
      $0.needed - $0.available < $1.needed - $1.available
    }
  }

  private func overflow(on screen: ScreenSize) -> Overflow? {
    let heights = plans.on(screen).heights
    guard heights.needed > heights.available else { return nil }
    return Overflow(
      needed: heights.needed, available: heights.available,
      screen: context.name(of: screen))
  }
}
