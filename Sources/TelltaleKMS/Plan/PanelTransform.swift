import TelltaleGraphics
import TelltaleModel

/// The places of a frame's pixels on the panel, which may be mounted turned.
package struct PanelTransform: Hashable, Sendable {
  /// The panel as the hardware scans it.
  package var panel: PixelSize
  package var rotation: Rotation

  /// The size of the frames: the panel's, upright.
  package var frame: PixelSize {
    switch rotation {
    case .none, .half: panel
    case .quarter, .threeQuarters: PixelSize(width: panel.height, height: panel.width)
    }
  }

  /// Returns the part of the panel that a part of the frame covers.
  ///
  /// - Parameter rect: The part of the frame, in pixels.
  /// - Returns: The part of the panel, in pixels as the hardware scans them.
  package func onPanel(_ rect: PixelRect) -> PixelRect {
    switch rotation {
    case .none:
      rect
    case .quarter:
      PixelRect(
        x: panel.width - rect.maxY, y: rect.x, width: rect.height, height: rect.width)
    case .half:
      PixelRect(
        x: panel.width - rect.maxX, y: panel.height - rect.maxY, width: rect.width,
        height: rect.height)
    case .threeQuarters:
      PixelRect(
        x: rect.y, y: panel.height - rect.maxX, width: rect.height, height: rect.width)
    }
  }
}
