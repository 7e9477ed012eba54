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
    platform = platform.with(profile.fitted(on: panel, capShare))
  }

  /// Takes the sizes of letters, targets and spaces that the profile wants on a display, unless the device file says
  /// a density.
  ///
  /// - Parameters:
  ///   - pixels: Of the picture, as it is drawn.
  ///   - tree: Where the kernel lists connectors and what displays say of themselves.
  package mutating func settle(on pixels: PixelSize, tree: String = "/sys/class/drm") {
    settle(PanelFacts(pixels, ConnectedScreen.claims(of: profile.device, pixels, in: tree)))
  }

  /// Takes the same sizes for a screen in memory as a unit has whose display says nothing of itself: those of the
  /// panel that is tried, else of the one that so many pixels usually stand on.
  ///
  /// - Parameters:
  ///   - asked: Pixels of the picture; `nil` for those of a usual screen of the profile.
  ///   - name: What messages call the size.
  /// - Returns: Pixels of the picture.
  /// - Throws: A complaint where an alert could not be used on a screen of that size.
  package mutating func settle(
    inMemory asked: PixelSize?, named name: String = "--size"
  ) throws(RuntimeError) -> PixelSize {
    let size = asked ?? profile.usualSize
    if size.isWithinLimits { settle(PanelFacts(size, [])) }
    try profile.require(size, isAsked: asked != nil, named: name)
    return size
  }

  /// Takes the sizes that another stage has taken for the display, for what it shows next.
  mutating func settle(as other: Stage) {
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
    return PanelFigures(profile, on: found.panel, capShare: capShare)
  }

  static func capShare(
    _ style: TextStyle, _ fonts: any Typesetter, _ language: Language
  ) -> Double {
    fonts.capShare(of: style, in: language)
  }
}

/// What is known of the display that a stage is on.
struct PanelFacts {
  var pixels: PixelSize
  /// What the display says of its size, the more exact first.
  var claims: [PanelClaim]

  init(_ pixels: PixelSize, _ claims: [PanelClaim]) {
    self.pixels = pixels
    self.claims = claims
  }
}
