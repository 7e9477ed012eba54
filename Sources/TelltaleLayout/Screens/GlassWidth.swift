import TelltaleGraphics
import TelltaleModel

/// The width of the glass, as far as it decides whether two screens stand side by side on it.
package struct GlassWidth: Hashable, Sendable {
  private let pixels: Int
  private let pixelsPerPoint: Double
  private let pixelsPerMillimetre: Double

  /// A width of the glass.
  ///
  /// - Parameters:
  ///   - pixels: Pixels of the display's width.
  ///   - profile: The profile of the device, for its density and its panel.
  ///   - textSize: 1 as designed. Larger letters ask for as much more room, smaller ones for no
  ///     less.
  package init(pixels: Int, on profile: Profile, textSize: Double) {
    let density = profile.density.pixelsPerPoint
    let millimetre =
      profile.display.pixelsPerMillimetre ?? density * LayoutContext.phonePointsPerMillimetre
    self.pixels = pixels
    pixelsPerPoint = density * max(1, textSize)
    pixelsPerMillimetre = millimetre * max(1, textSize)
  }

  /// Returns true where the glass is as wide as a length, or wider.
  ///
  /// - Parameter length: Points, or millimetres of the panel. A panel of unknown size counts as a
  ///   phone's.
  /// - Returns: True also where both are equal.
  package func reaches(_ length: RoomLength) -> Bool {
    switch length {
    case .points(let points): Double(pixels) >= points.value * pixelsPerPoint
    case .millimetres(let length): Double(pixels) >= length * pixelsPerMillimetre
    }
  }
}
