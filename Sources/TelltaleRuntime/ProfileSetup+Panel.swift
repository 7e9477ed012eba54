import TelltaleGraphics
import TelltaleKMS
import TelltaleModel

extension ProfileSetup {
  /// Takes the density that a panel asks for, in place of the profile's or the device file's.
  ///
  /// - Parameter trial: The panel that is tried.
  /// - Throws: A complaint where no such panel can be, since its pixels would be far from square.
  mutating func place(on trial: PanelTrial) throws(RuntimeError) {
    if let lie = trial.size.lie(with: trial.pixels, isMeasured: true) {
      throw RuntimeError(
        .usage,
        "telltale: --panel is \(trial.size), which \(lie) at \(trial.pixels.width)x"
          + "\(trial.pixels.height) pixels; give the width and the height of the lit area in millimetres"
      )
    }
    var profile = platform.profile
    if let distance = trial.distance { profile.display.viewingDistance = distance }
    profile.display.width = trial.size.width
    profile.display.height = trial.size.height
    let panel = profile.panel(trial.pixels).panel
    platform = platform.with(profile.fitted(on: panel, capShare))
  }

  /// Takes the sizes of letters, targets and spaces that the profile wants on a display. A density of the
  /// device file stays.
  ///
  /// - Parameters:
  ///   - pixels: The size of the picture in pixels, as it is drawn.
  ///   - tree: The kernel's folder of connectors, in which displays state their millimetres.
  package mutating func settle(on pixels: PixelSize, tree: String = "/sys/class/drm") {
    settle(PanelFacts(pixels, ConnectedScreen.claims(of: profile.device, pixels, in: tree)))
  }

  /// Takes the sizes for a screen in memory, as a unit has them whose display states no millimetres: those of the
  /// panel that is tried, else of the one that usually has so many pixels.
  ///
  /// - Parameters:
  ///   - asked: The size of the picture in pixels; `nil` for a usual screen of the profile.
  ///   - name: The name by which messages call the size.
  /// - Returns: The size of the picture in pixels.
  /// - Throws: A complaint where an alert could not be used on a screen of that size.
  package mutating func settle(
    inMemory asked: PixelSize?, named name: String = "--size"
  ) throws(RuntimeError) -> PixelSize {
    let size = asked ?? profile.usualSize
    if size.isWithinLimits { settle(PanelFacts(size, [])) }
    try profile.require(size, isAsked: asked != nil, named: name)
    return size
  }

  /// Takes the sizes that another setup has chosen for the display, for later scenes.
  mutating func settle(as other: ProfileSetup) {
    if let panel = other.panel { settle(panel) }
  }

  mutating func settle(_ facts: PanelFacts) {
    var profile = platform.profile
    let panel = profile.panel(facts.pixels, claims: facts.claims).panel
    if profile.device.scale == nil {
      profile = profile.fitted(on: panel, capShare)
    } else {
      profile.display.letterFloor = profile.letterFloor(on: panel, capShare)
      profile.display.pixelsPerMillimetre = 1 / panel.pixelHeight
    }
    self.panel = facts
    platform = platform.with(profile)
  }

  /// Returns the height of capitals in a style's face.
  ///
  /// - Parameter style: The style, whose weight and role choose the face.
  /// - Returns: The height as a share of the font size.
  package func capShare(_ style: TextStyle) -> Double {
    Self.capShare(style, fonts, profile.language)
  }

  /// Returns the sizes that the profile's letters and targets have on a panel.
  ///
  /// - Parameter pixels: The size of the picture in pixels.
  /// - Returns: The figures, with the source of the millimetres.
  package func figures(on pixels: PixelSize) -> PanelFigures {
    let found = profile.panel(pixels)
    return PanelFigures(profile, on: found.panel, capShare: capShare)
  }

  static func capShare(
    _ style: TextStyle, _ fonts: any Typesetter, _ language: Language
  ) -> Double {
    fonts.capShare(of: style, in: language)
  }
}

/// The pixels and claims of the display that a setup is on.
struct PanelFacts {
  var pixels: PixelSize
  /// The sizes that the display claims, the more exact first.
  var claims: [PanelClaim]

  init(_ pixels: PixelSize, _ claims: [PanelClaim]) {
    self.pixels = pixels
    self.claims = claims
  }
}
