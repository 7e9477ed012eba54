import TelltaleGraphics

/// How large letters, targets and spaces of a profile are on a panel: letters and targets each by what is wanted of
/// them, and spaces as they stand to running text.
///
/// One factor for all of it would make all of it as large as the neediest part.
struct PanelFit {
  private let profile: Profile
  private let panel: Panel
  /// How much of its size a capital has, by weight.
  private let shares: [FontWeight: Double]
  /// Pixels per point: spaces, corners and pictures stand to each other as the profile says.
  let density: Density
  /// Millimetres of an em of running text.
  private let bodyEm: Double
  /// How much of what is wanted of letters, and of targets, the panel has room for, from 0 to 1.
  private let letterShare, targetShare: Double
  /// How many times what is wanted a target may be.
  private let targetMost: Double

  /// - Parameters:
  ///   - profile: As it is designed.
  ///   - panel: The pixels, millimetres and distance.
  ///   - capShare: How much of its size a capital of a style has, from 0 to 1.
  init(_ profile: Profile, on panel: Panel, _ capShare: (TextStyle) -> Double) {
    self.profile = profile
    self.panel = panel
    let legibility = profile.legibility
    let type = profile.typography
    shares = Dictionary(
      uniqueKeysWithValues: FontWeight.allCases.map {
        ($0, max(0.01, capShare(TextStyle(size: type.body.size, weight: $0))))
      })
    let share = shares[type.body.weight] ?? 1
    let wanted =
      max(panel.height(ofArcMinutes: legibility.bodyArcMinutes), legibility.capital) / share
    let least = panel.height(ofArcMinutes: legibility.leastArcMinutes) / share
    let most = min(
      panel.size.height / (Self.lines * type.lineHeight), panel.size.width / Self.ems)
    let usual = type.body.size.value * profile.display.density.pixelsPerPoint * panel.pixelHeight
    // A large panel has room for larger letters; a profile that asks for nothing has its own.
    let spareLines = panel.size.height / max(0.01, wanted * type.lineHeight) / Self.lines
    let ease = 1 + (Self.comfort - 1) * min(1, max(0, spareLines / 2 - 1))
    let em = wanted > 0 ? max(least, min(wanted * ease, most)) : usual
    letterShare = wanted > 0 ? min(1, em / wanted) : 1
    let asked = em / (max(1, type.body.size.value) * panel.pixelHeight)
    density = Density(max(2, (asked * 4).rounded()) / 4)
    bodyEm = em
    let row = legibility.rowTarget
    let height = panel.size.height
    let finger = min(1, LegibilityProfile.fingerMillimetres / max(0.01, row))
    targetShare = row > 0 ? max(finger, min(1, height / (Self.rows * row))) : 1
    let spare = row > 0 ? height / (row * targetShare) - Self.rows : 0
    targetMost = 1 + (Self.most - 1) * min(1, max(0, spare / Self.rows))
  }

  /// Nothing is more times what is wanted than this...
  private static let most = 1.3
  /// ...and running text no more than this, so that titles stay larger.
  private static let comfort = 1.15
  /// Lines and ems of running text, and rows, that the smallest screen has room for before letters and targets
  /// become smaller: a bar, three rows, and a button below.
  private static let lines = 9.0
  private static let ems = 10.0
  private static let rows = 5.0
  /// What a screen is there for is designed for one of so many ems, and of so many lines beside a bar and a button.
  private static let otherLines = 4.0
  private static let displayLines = 10.0
  private static let displayEms = 22.0

  /// The profile as it is on the panel.
  var fitted: Profile {
    guard profile.legibility.bodyArcMinutes > 0 else { return profile }
    var fitted = profile
    fitted.device.scale = density.pixelsPerPoint
    setLetters(of: &fitted.typography)
    setTargets(of: &fitted)
    // Whatever is wanted: an alert can be used.
    let most = fitted.greatestDensity(on: panel.pixels)
    if most < density.pixelsPerPoint { fitted.device.scale = most }
    return fitted
  }
}

extension PanelFit {
  private func setLetters(of type: inout Typography) {
    let legibility = profile.legibility
    let detail = panel.height(ofArcMinutes: legibility.detailArcMinutes)
    let body = max(panel.height(ofArcMinutes: legibility.bodyArcMinutes), legibility.capital)
    let title = max(panel.height(ofArcMinutes: legibility.titleArcMinutes), legibility.capital)
    let least = panel.height(ofArcMinutes: legibility.leastArcMinutes)
    let wanted: [(WritableKeyPath<Typography, TextStyle>, Double)] = [
      (\.title, title), (\.bar, title), (\.message, body), (\.button, body), (\.field, body),
      (\.key, body), (\.body, body), (\.row, body), (\.tab, detail), (\.detail, detail),
      (\.badge, least), (\.headline, body), (\.caption, least),
    ]
    for (style, capital) in wanted {
      type[keyPath: style].size = size(type[keyPath: style], capital)
    }
    for style in [\Typography.largeTitle, \.figure] {
      let above = proportion(type[keyPath: style]) - 1
      type[keyPath: style].size = points(bodyEm * (1 + above * display))
    }
    let sizes = wanted.map { type[keyPath: $0.0].size }
    if least > 0 { type.minimumSize = points(least / share(of: type.detail)) }
    type.minimumSize = sizes.reduce(type.minimumSize) { min($0, $1) }
  }

  /// How far what a screen is there for stands out from running text, as a multiple of how far it is designed to:
  /// less where it would leave no room for the rest, and more where it would be lost in it.
  private var display: Double {
    let lines = panel.size.height / max(0.01, bodyEm * profile.typography.lineHeight)
    let ems = panel.size.width / max(0.01, bodyEm)
    let room = min((lines - Self.otherLines) / Self.displayLines, ems / Self.displayEms)
    return min(max(room, 0.4), 1.75)
  }

  /// As it stands to running text, but no less than what is wanted, and not much more.
  ///
  /// - capital: Millimetres that are wanted of one.
  private func size(_ style: TextStyle, _ capital: Double) -> Points {
    let em = bodyEm * proportion(style)
    guard capital > 0 else { return points(em) }
    let share = share(of: style)
    let least = panel.height(ofArcMinutes: profile.legibility.leastArcMinutes) / share
    let wanted = max(least, capital * letterShare / share)
    return points(min(max(em, wanted), wanted * Self.most))
  }

  private func proportion(_ style: TextStyle) -> Double {
    style.size.value / max(1, profile.typography.body.size.value)
  }

  private func share(of style: TextStyle) -> Double { shares[style.weight] ?? 1 }

  private func points(_ millimetres: Double) -> Points {
    Points(millimetres / (density.pixelsPerPoint * panel.pixelHeight))
  }
}

extension PanelFit {
  private func setTargets(of profile: inout Profile) {
    let legibility = profile.legibility
    let row = legibility.rowTarget * targetShare
    let finger = LegibilityProfile.fingerMillimetres
    let target = max(min(finger, legibility.target), legibility.target * targetShare)
    guard row > 0, target > 0 else { return }
    let rows: [WritableKeyPath<Profile, Points>] = [
      \.alert.buttonHeight, \.screen.rowHeight, \.screen.tabBarHeight, \.overlay.sheetRowHeight,
    ]
    for length in rows { set(&profile[keyPath: length], row, row * targetMost) }
    set(&profile.alert.minimumTarget, target, target)
    set(&profile.alert.fieldHeight, target, row * targetMost)
    set(&profile.screen.barHeight, target, row * targetMost)
    set(&profile.screen.iconButton, target, row * targetMost)
    set(&profile.screen.iconButtonLarge, row, row * targetMost * Self.most)
    // Letters of all keys, and what they type, are on the screen together.
    let key = min(target, panel.size.height * 0.5 / Self.rows)
    set(&profile.keyboard.keyHeight, key, row * targetMost)
    profile.alert.buttonGap = max(profile.alert.buttonGap, points(legibility.gap))
    let picture = profile.screen.rowHeight * 0.75
    profile.screen.rowImage = min(profile.screen.rowImage, picture)
  }

  /// Keeps a length, as it stands to the spaces, between two, in millimetres.
  private func set(_ length: inout Points, _ least: Double, _ most: Double) {
    length = min(max(length, points(least)), points(max(least, most)))
  }
}
