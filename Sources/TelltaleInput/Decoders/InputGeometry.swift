import TelltaleGraphics
import TelltaleModel

/// The relation between places on a panel and pixels of the picture.
package struct InputGeometry: Hashable, Sendable {
  /// Size of the picture in pixels, after rotation.
  package var screen: PixelSize
  /// The clockwise rotation of the picture on the panel.
  package var rotation: Rotation
  /// The calibration matrix of all panels; `nil` where each has its own. A matrix with which nothing could be pressed
  /// is taken as `nil`.
  package var touchMatrix: [Double]?

  /// Describes a picture on its panel.
  ///
  /// - Parameters:
  ///   - screen: The size of the picture in pixels, after rotation.
  ///   - rotation: The clockwise rotation of the picture on the panel.
  ///   - touchMatrix: Six numbers by which touches of all panels are corrected; `nil` where each panel has its own.
  package init(
    screen: PixelSize, rotation: Rotation = .none,
    touchMatrix: [Double]? = nil
  ) {
    self.screen = screen
    self.rotation = rotation
    self.touchMatrix = Self.usable(touchMatrix)
  }

  private static func usable(_ matrix: [Double]?) -> [Double]? {
    matrix.flatMap { TouchMatrix.fault(of: $0) == nil ? $0 : nil }
  }

  /// Returns a place on the panel, in 0...1 from its top left, corrected by the matrix, or else by the panel's own.
  func calibrated(_ place: PanelPlace, own: [Double]? = nil) -> PanelPlace {
    guard let m = touchMatrix ?? Self.usable(own) else { return place }
    return PanelPlace(
      x: m[0] * place.x + m[1] * place.y + m[2], y: m[3] * place.x + m[4] * place.y + m[5])
  }

  /// Returns the pixel of the picture at a place on the panel; `nil` for a place further from the picture than a
  /// panel's edge is imprecise (2 % of its size). Places just outside count as the edge.
  func pixel(at place: PanelPlace) -> PixelPoint? {
    let turned = place.turned(against: rotation)
    guard let x = Self.pixel(turned.x, of: screen.width),
      let y = Self.pixel(turned.y, of: screen.height)
    else { return nil }
    return PixelPoint(x: x, y: y)
  }

  /// Returns the pixel nearest to a place that may lie anywhere.
  func clamped(_ point: PixelPoint) -> PixelPoint {
    PixelPoint(
      x: max(0, min(point.x, screen.width - 1)), y: max(0, min(point.y, screen.height - 1)))
  }

  private static func pixel(_ share: Double, of extent: Int) -> Int? {
    guard extent > 0, share >= -0.02, share <= 1.02 else { return nil }
    return max(0, min(extent - 1, Int((share * Double(extent)).rounded(.down))))
  }
}

/// A place on a panel as a share of its width and height, from its top left.
struct PanelPlace: Hashable, Sendable {
  var x: Double
  var y: Double

  /// Returns the same place as a share of a picture that is turned clockwise on the panel.
  func turned(against rotation: Rotation) -> PanelPlace {
    switch rotation {
    case .none: self
    case .quarter: PanelPlace(x: y, y: 1 - x)
    case .half: PanelPlace(x: 1 - x, y: 1 - y)
    case .threeQuarters: PanelPlace(x: 1 - y, y: x)
    }
  }
}
