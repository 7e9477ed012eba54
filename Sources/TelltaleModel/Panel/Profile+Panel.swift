import TelltaleGraphics

extension Profile {
  /// The middle one of the screens that the platform is checked on, in pixels.
  package var usualSize: PixelSize {
    guard !screens.isEmpty else { return PixelSize(width: 1280, height: 720) }
    let screen = screens[screens.count / 2]
    return PixelSize(width: density.pixels(screen.width), height: density.pixels(screen.height))
  }

  /// Returns the panel with its size, by the first source that can be believed: the device file, the display
  /// itself, the profile's typical panel, the one that is sold with so many pixels, else its resolution.
  ///
  /// - Parameters:
  ///   - pixels: The pixels of the picture, as it is drawn.
  ///   - claims: The sizes that the display says of itself, turned as the picture is, the more exact first.
  /// - Returns: The panel, and a sentence for each claim that was not believed.
  package func panel(_ pixels: PixelSize, claims: [PanelClaim] = []) -> (
    panel: Panel, disbelieved: [String]
  ) {
    var disbelieved: [String] = []
    func panel(_ size: PanelSize, _ source: PanelSource) -> Panel {
      Panel(pixels: pixels, size: size, distance: display.viewingDistance, source: source)
    }
    if let size = deviceSize(pixels) { return (panel(size, .device), []) }
    for claim in claims {
      guard let lie = claim.size.lie(with: pixels) else {
        return (panel(claim.size, claim.source), disbelieved)
      }
      disbelieved.append("\(claim.source.text): \(claim.size) \(lie)")
    }
    let typical = display.typicalPanel
    let isTurned = (typical.width > typical.height) != (pixels.width > pixels.height)
    let size = isTurned ? typical.turned : typical
    if size.lie(with: pixels, isMeasured: true) == nil {
      let found = panel(size, .typical)
      // So few pixels stand on a smaller one.
      if found.arcMinutes(found.pixelHeight) <= Self.largestPixel { return (found, disbelieved) }
    }
    if let usual = UsualPanel.of(pixels) {
      return (panel(usual.size, .usual(usual.name)), disbelieved)
    }
    let density = Self.usualDensity(pixels)
    let pixel = 25.4 / Double(density)
    return (
      panel(
        PanelSize(width: Double(pixels.width) * pixel, height: Double(pixels.height) * pixel),
        .assumed(pixelsPerInch: density)), disbelieved
    )
  }

  /// What the device file says; of one side alone, the other follows from square pixels.
  private func deviceSize(_ pixels: PixelSize) -> PanelSize? {
    let shape = Double(pixels.width) / Double(max(1, pixels.height))
    switch (display.width, display.height) {
    case (let width?, let height?): return PanelSize(width: width, height: height)
    case (let width?, nil): return PanelSize(width: width, height: width / shape)
    case (nil, let height?): return PanelSize(width: height * shape, height: height)
    case (nil, nil): return nil
    }
  }

  /// Arc minutes: somebody sees pixels that are larger.
  private static let largestPixel = 2.0

  /// Pixels an inch, as panels of that resolution have: 7 inches of 800x480, 12.3 of 1920x720, 12.8
  /// of 2560x960.
  private static func usualDensity(_ pixels: PixelSize) -> Int {
    switch max(pixels.width, pixels.height) {
    case ...1024: 133
    case ...2000: 167
    default: 214
    }
  }
}
