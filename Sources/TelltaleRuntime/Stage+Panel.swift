import TelltaleGraphics
import TelltaleKMS
import TelltaleModel

extension Stage {
  /// Takes the density that a panel asks for, in place of the profile's or the device file's.
  ///
  /// - Parameter trial: The panel.
  /// - Throws: A complaint where no such panel can be, since its pixels would be far from square.
  mutating func place(on trial: PanelTrial) throws(RuntimeError) {
    if let lie = trial.size.lie(with: trial.pixels, isMeasured: true) {
      throw RuntimeError(
        .usage,
        "telltale: --panel is \(trial.size), which \(lie) at \(trial.pixels.width)x"
          + "\(trial.pixels.height) pixels; give the millimetres of what the pixels fill, across "
          + "and down")
    }
    var profile = platform.profile
    if let distance = trial.distance { profile.display.viewingDistance = distance }
    profile.display.width = trial.size.width
    profile.display.height = trial.size.height
    let panel = profile.panel(trial.pixels).panel
    profile.device.scale = profile.density(on: panel, capShare).pixelsPerPoint
    profile.display.letterFloor = profile.letterFloor(on: panel, capShare)
    platform = platform.with(profile)
  }

  /// Takes the density at which letters and targets have the size that the profile wants on a display, unless
  /// the device file says one.
  ///
  /// - Parameters:
  ///   - pixels: Of the picture, as it is drawn.
  ///   - tree: Where the kernel lists connectors and what displays say of themselves.
  package mutating func settle(on pixels: PixelSize, tree: String = "/sys/class/drm") {
    var profile = platform.profile
    let claims = ConnectedScreen.claims(of: profile.device, pixels, in: tree)
    let panel = profile.panel(pixels, claims: claims).panel
    profile.display.letterFloor = profile.letterFloor(on: panel, capShare)
    if profile.device.scale == nil {
      profile.device.scale = profile.density(on: panel, capShare).pixelsPerPoint
    }
    platform = platform.with(profile)
  }

  /// How much of its size a capital of a style has, as its face says.
  package func capShare(_ style: TextStyle) -> Double {
    Self.capShare(style, fonts, profile.language)
  }

  /// What the profile's letters and targets come to on a panel.
  ///
  /// - Parameter pixels: Of the picture.
  /// - Returns: The figures, with where the millimetres are from.
  package func figures(on pixels: PixelSize) -> PanelFigures {
    let found = profile.panel(pixels)
    return PanelFigures(profile, on: found.panel, density: profile.density, capShare: capShare)
  }

  static func capShare(
    _ style: TextStyle, _ fonts: any Typesetter, _ language: Language
  ) -> Double {
    // Set large, so that whole pixels say it to a thousandth.
    let size = 1_000
    let text = fonts.typeset(
      TextRequest(
        string: "H", language: language, size: UInt32(size * 64), weight: style.weight))
    return Double(text.capHeight) / Double(size)
  }
}
