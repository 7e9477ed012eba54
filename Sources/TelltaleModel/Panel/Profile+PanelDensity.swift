import TelltaleGraphics

extension Profile {
  /// The density at which letters and targets have the size that the profile wants on a panel.
  ///
  /// It goes in quarters, so that lengths of four points have whole pixels and edges stay sharp, and
  /// no higher than an alert still fits: what a panel is too small for is told by `PanelFigures`.
  ///
  /// - Parameters:
  ///   - panel: The pixels, millimetres and distance.
  ///   - capShare: How much of its size a capital of a style has, from 0 to 1.
  /// - Returns: Pixels per point, a multiple of a quarter.
  package func density(on panel: Panel, _ capShare: (TextStyle) -> Double) -> Density {
    var wanted = 0.5
    for letter in legibility.letters(of: typography) {
      let height = panel.height(ofArcMinutes: letter.arcMinutes)
      let capital = letter.style.size.value * capShare(letter.style) * panel.pixelHeight
      if capital > 0 { wanted = max(wanted, max(height, letter.capital) / capital) }
    }
    for target in legibility.targets(of: self) where target.points.value > 0 {
      wanted = max(wanted, target.millimetres / (target.points.value * panel.pixelHeight))
    }
    // A hundredth of a step is nobody's fault.
    let step = ((wanted * 4) - 0.01).rounded(.up) / 4
    return Density(min(step, greatestDensity(on: panel.pixels)))
  }

  /// How small a question's letters may become on a panel.
  ///
  /// - Parameters:
  ///   - panel: The pixels, millimetres and distance.
  ///   - capShare: How much of its size a capital of a style has, from 0 to 1.
  /// - Returns: Densities below which letters are not read with ease, or at all.
  package func letterFloor(on panel: Panel, _ capShare: (TextStyle) -> Double) -> LetterFloor {
    var floor = LetterFloor(
      ease: 0.5, least: 0.5, target: LegibilityProfile.fingerMillimetres / panel.pixelHeight)
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

  private func greatestDensity(on pixels: PixelSize) -> Double {
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
      Letter(role: "title", style: type.title, arcMinutes: titleArcMinutes),
      Letter(role: "button", style: type.button, arcMinutes: bodyArcMinutes),
      Letter(role: "body", style: type.body, arcMinutes: bodyArcMinutes),
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
