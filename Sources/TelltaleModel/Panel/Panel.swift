import TelltaleGraphics

/// What somebody looks at: so many pixels on so many millimetres, so far away.
package struct Panel: Hashable, Sendable {
  package var pixels: PixelSize
  package var size: PanelSize
  /// Millimetres to the eyes.
  package var distance: Double
  package var source: PanelSource

  /// - Parameters:
  ///   - pixels: Of the picture.
  ///   - size: Millimetres that the picture fills.
  ///   - distance: Millimetres to the eyes, more than 0.
  ///   - source: Who says so.
  package init(pixels: PixelSize, size: PanelSize, distance: Double, source: PanelSource) {
    self.pixels = pixels
    self.size = size
    self.distance = distance
    self.source = source
  }

  /// Millimetres of a pixel, across; pixels are not square on every panel.
  package var pixelWidth: Double { size.width / Double(max(1, pixels.width)) }
  /// Millimetres of a pixel, down.
  package var pixelHeight: Double { size.height / Double(max(1, pixels.height)) }

  /// The angle that a height fills for the eye, in arc minutes.
  ///
  /// - Parameter height: Millimetres, small against the distance: the angle stands for its tangent,
  ///   which is the same to a hundredth below two degrees.
  /// - Returns: Arc minutes.
  package func arcMinutes(_ height: Double) -> Double { height / distance * Self.arcMinutesOfOne }

  /// The height that fills an angle, in millimetres: the way back of `arcMinutes`.
  package func height(ofArcMinutes angle: Double) -> Double {
    angle * distance / Self.arcMinutesOfOne
  }

  private static let arcMinutesOfOne = 60 * 180 / Double.pi
}

/// Who says how large a panel is, in the order in which they are asked.
package enum PanelSource: Hashable, Sendable {
  case device, detailedTiming, baseBlock, typical
  /// Nobody; taken for the panel of that name, which has as many pixels.
  case usual(String)
  /// Nobody; taken by its resolution, in pixels an inch.
  case assumed(pixelsPerInch: Int)

  /// In words, as reports say it.
  package var text: String {
    switch self {
    case .device: "as given"
    case .detailedTiming: "EDID, detailed timing"
    case .baseBlock: "EDID, base block"
    case .typical: "typical panel of the profile"
    case .usual(let name): "assumed: \(name)"
    case .assumed(let density): "assumed: \(density) pixels an inch"
    }
  }
}
