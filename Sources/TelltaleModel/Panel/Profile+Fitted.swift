import TelltaleGraphics

extension Profile {
  /// Returns the profile as it is on a panel. Letters and targets are as large as they have to be there, each by
  /// itself, and spaces between them follow from the density that they leave.
  ///
  /// Density goes in quarters, so that lengths of four points have whole pixels and edges stay sharp. Where a panel
  /// is too small for what is wanted, letters and targets become smaller before anything is left out: letters down
  /// to what can be read, targets down to what a finger needs. `PanelFigures` tells of it.
  ///
  /// - Parameters:
  ///   - panel: The pixels, millimetres and distance.
  ///   - capShare: The height of a style's capitals as a share of its size, from 0 to 1.
  /// - Returns: The profile with the density as its device's.
  package func fitted(on panel: Panel, _ capShare: (TextStyle) -> Double) -> Profile {
    var fitted = PanelFit(self, on: panel, capShare).fitted
    fitted.display.letterFloor = fitted.letterFloor(on: panel, capShare)
    fitted.display.pixelsPerMillimetre = 1 / panel.pixelHeight
    return fitted
  }

  /// Returns the limits below which a question's letters must not shrink on a panel.
  ///
  /// - Parameters:
  ///   - panel: The pixels, millimetres and distance.
  ///   - capShare: The height of a style's capitals as a share of its size, from 0 to 1.
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

  /// The size that is wanted of the letters of one role.
  package struct Letter {
    package var role: String
    package var style: TextStyle
    package var arcMinutes: Double
    /// Millimetres of a capital at least.
    package var capital = 0.0
  }

  /// The height that is wanted of one kind of target.
  package struct Target {
    package var role: String
    package var points: Points
    package var millimetres: Double
  }

  /// Returns the roles whose letters are judged.
  ///
  /// - Parameter type: The styles of the roles.
  /// - Returns: The roles in the order of reports.
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

  /// Returns the targets that are judged.
  ///
  /// - Parameter profile: The heights of the targets in points.
  /// - Returns: The targets in the order of reports.
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
