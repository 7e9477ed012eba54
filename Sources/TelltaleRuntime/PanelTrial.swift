import TelltaleGraphics
import TelltaleModel

/// A panel that is not connected, for a look at a scene as it would be on it.
package struct PanelTrial: Equatable {
  package var pixels: PixelSize
  package var size: PanelSize
  /// The distance to the eyes in millimetres; `nil` for the profile's.
  package var distance: Double?

  /// Creates a panel.
  ///
  /// - Parameters:
  ///   - pixels: The size of the picture in pixels.
  ///   - size: The size of the picture in millimetres.
  ///   - distance: The distance to the eyes in millimetres; `nil` for the profile's.
  package init(pixels: PixelSize, size: PanelSize, distance: Double? = nil) {
    self.pixels = pixels
    self.size = size
    self.distance = distance
  }
}
