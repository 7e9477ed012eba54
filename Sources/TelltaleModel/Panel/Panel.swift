import TelltaleGraphics

/// A panel before somebody's eyes: its pixels, its size in millimetres, and its distance.
package struct Panel: Hashable, Sendable {
  package var pixels: PixelSize
  package var size: PanelSize
  /// Millimetres to the eyes.
  package var distance: Double
  package var source: PanelSource

  /// Creates a panel.
  ///
  /// - Parameters:
  ///   - pixels: The pixels of the picture.
  ///   - size: Millimetres that the picture fills.
  ///   - distance: Millimetres to the eyes, more than 0.
  ///   - source: The source that says the size.
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

  /// Returns the angle that a height fills for the eye, in arc minutes.
  ///
  /// - Parameter height: Millimetres, small against the distance: the angle stands for its tangent, which is the
  ///   same to a hundredth below two degrees.
  /// - Returns: Arc minutes.
  package func arcMinutes(_ height: Double) -> Double { height / distance * Self.arcMinutesOfOne }

  /// Returns the height that fills an angle: the way back of `arcMinutes`.
  ///
  /// - Parameter angle: Arc minutes.
  /// - Returns: Millimetres.
  package func height(ofArcMinutes angle: Double) -> Double {
    angle * distance / Self.arcMinutesOfOne
  }

  private static let arcMinutesOfOne = 60 * 180 / Double.pi
}

/// The source that says how large a panel is. The cases are in the order in which sources are asked.
package enum PanelSource: Hashable, Sendable {
  case device, detailedTiming, baseBlock, typical
  /// A panel whose size nobody says. It is taken for the one of that name, which has as many pixels.
  case usual(String)
  /// A panel whose size nobody says. It is taken by its resolution, in pixels an inch.
  case assumed(pixelsPerInch: Int)

  /// The source in words, as reports say it.
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
