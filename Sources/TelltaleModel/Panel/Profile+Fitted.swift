import TelltaleGraphics

extension Profile {
  /// The profile as it is on a panel: letters and targets as large as they have to be there, each by itself, and
  /// spaces between them by the density that they leave.
  ///
  /// Density goes in quarters, so that lengths of four points have whole pixels and edges stay sharp. Where a panel is
  /// too small for what is wanted, letters and targets become smaller before anything is left out: letters down to
  /// what can be read, targets down to what a finger needs. `PanelFigures` tells of it.
  ///
  /// - Parameters:
  ///   - panel: The pixels, millimetres and distance.
  ///   - capShare: How much of its size a capital of a style has, from 0 to 1.
  /// - Returns: The profile with the density as its device's.
  package func fitted(on panel: Panel, _ capShare: (TextStyle) -> Double) -> Profile {
    var fitted = PanelFit(self, on: panel, capShare).fitted
    fitted.display.letterFloor = fitted.letterFloor(on: panel, capShare)
    fitted.display.pixelsPerMillimetre = 1 / panel.pixelHeight
    return fitted
  }

  /// How small a question's letters may become on a panel.
  ///
  /// - Parameters:
  ///   - panel: The pixels, millimetres and distance.
  ///   - capShare: How much of its size a capital of a style has, from 0 to 1.
  /// - Returns: Densities below which letters are not read with ease, or at all.
  package func letterFloor(on panel: Panel, _ capShare: (TextStyle) -> Double) -> LetterFloor {
    // Where nothing is touched, buttons are as high as their letters need.
    let finger = legibility.target > 0 ? LegibilityProfile.fingerMillimetres : 0
    var floor = LetterFloor(ease: 0.5, least: 0.5, target: finger / panel.pixelHeight)
    for letter in legibility.letters(of: typography)
    where ["title", "button", "body"].contains(letter.role) {
      let capital = letter.style.size.value * capShare(letter.style) * panel.pixelHeight
      guard capital > 0 else { continue }
      floor.ease = max(floor.ease, panel.height(ofArcMinutes: letter.arcMinutes) / capital)
      floor.least = max(
        floor.least, panel.height(ofArcMinutes: legibility.leastArcMinutes) / capital)
    }
    return floor
  }

  /// Pixels per point above which an alert could not be used.
  func greatestDensity(on pixels: PixelSize) -> Double {
    let least = leastScreen
    let most = min(
      Double(pixels.width) / least.width.value, Double(pixels.height) / least.height.value)
    return max(0.5, (most * 4).rounded(.down) / 4)
  }
}

extension LegibilityProfile {
  /// What a finger needs: 44 points of the interface guidelines on the phone that they were written for, which has 163
  /// an inch.
  static let fingerMillimetres = 44 * 25.4 / 163

  /// What is wanted of the letters of one role.
  package struct Letter {
    package var role: String
    package var style: TextStyle
    package var arcMinutes: Double
    /// Millimetres of a capital at least.
    package var capital = 0.0
  }

  /// What is wanted of the height of one kind of target.
  package struct Target {
    package var role: String
    package var points: Points
    package var millimetres: Double
  }

  /// The roles whose letters are judged, in the order of reports.
  package func letters(of type: Typography) -> [Letter] {
    [
      Letter(role: "title", style: type.title, arcMinutes: titleArcMinutes, capital: capital),
      Letter(role: "button", style: type.button, arcMinutes: bodyArcMinutes, capital: capital),
      Letter(role: "body", style: type.body, arcMinutes: bodyArcMinutes, capital: capital),
      Letter(role: "row", style: type.row, arcMinutes: bodyArcMinutes, capital: capital),
      Letter(role: "tab", style: type.tab, arcMinutes: detailArcMinutes),
      Letter(role: "detail", style: type.detail, arcMinutes: detailArcMinutes),
      Letter(role: "badge", style: type.badge, arcMinutes: leastArcMinutes),
    ]
  }

  /// The targets that are judged, in the order of reports.
  package func targets(of profile: Profile) -> [Target] {
    [
      Target(
        role: "alert button", points: profile.alert.buttonHeight, millimetres: rowTarget),
      Target(role: "row", points: profile.screen.rowHeight, millimetres: rowTarget),
      Target(role: "tab", points: profile.screen.tabBarHeight, millimetres: rowTarget),
      Target(role: "other target", points: profile.alert.minimumTarget, millimetres: target),
      Target(role: "gap", points: profile.alert.buttonGap, millimetres: gap),
    ]
  }
}
