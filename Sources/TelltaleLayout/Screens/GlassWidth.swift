import TelltaleGraphics
import TelltaleModel

/// How wide the glass is, as far as it decides whether two screens stand side by side on it.
package struct GlassWidth: Hashable, Sendable {
  private let pixels: Int
  private let pixelsPerPoint: Double
  private let pixelsPerMillimetre: Double

  /// - Parameters:
  ///   - pixels: The width.
  ///   - profile: Of the device.
  ///   - textSize: 1 as designed. Larger letters ask for as much more room, smaller ones for no less.
  package init(pixels: Int, on profile: Profile, textSize: Double) {
    let density = profile.density.pixelsPerPoint
    let millimetre =
      profile.display.pixelsPerMillimetre ?? density * LayoutContext.phonePointsPerMillimetre
    self.pixels = pixels
    pixelsPerPoint = density * max(1, textSize)
    pixelsPerMillimetre = millimetre * max(1, textSize)
  }

  /// Whether it is that length, or more.
  package func reaches(_ length: RoomLength) -> Bool {
    switch length {
    case .points(let points): Double(pixels) >= points.value * pixelsPerPoint
    case .millimetres(let length): Double(pixels) >= length * pixelsPerMillimetre
    }
  }
}
