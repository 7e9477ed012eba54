import TelltaleGraphics
import TelltaleModel

/// A panel that is not there, to see a scene as it would be on it.
package struct PanelTrial: Equatable {
  package var pixels: PixelSize
  package var size: PanelSize
  /// Millimetres to the eyes; nil for the profile's.
  package var distance: Double?

  /// - Parameters:
  ///   - pixels: Of the picture.
  ///   - size: In millimetres.
  ///   - distance: Millimetres to the eyes; nil for the profile's.
  package init(pixels: PixelSize, size: PanelSize, distance: Double? = nil) {
    self.pixels = pixels
    self.size = size
    self.distance = distance
  }
}
