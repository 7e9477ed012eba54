import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// Whether a text can be read: its contrast in every light, and its size.
struct Legibility {
  private let context: RuleSubject
  /// Text and what is behind it where nobody says otherwise.
  private let ink: @Sendable (Palette) -> Color
  private let ground: @Sendable (Palette) -> Color

  /// A light that the screen is looked at in.
  enum Light: String, CaseIterable {
    case day, dusk, night
  }

  /// Text whose contrast is too low.
  struct Faint {
    /// Of 1, the lowest of all lights.
    var contrast: Double
    var needed: Double
    var lights: [Light]
    /// True where there is no light in which it can be read.
    var isEverywhere: Bool

    /// "contrast is 1.2:1 by night, and 4.5:1 is needed"
    var text: String {
      let tenths = Int((contrast * 10).rounded(.down))
      let names = lights.map(\.rawValue).joined(separator: " and ")
      let light = isEverywhere ? "" : " by \(names)"
      let least = needed == 3 ? "3" : "4.5"
      return "contrast is \(tenths / 10).\(tenths % 10):1\(light), and \(least):1 is needed"
    }
  }

  /// Of a label: the theme's text on the theme's ground, or on a modal's card.
  static func label(_ context: RuleSubject) -> Legibility {
    let isOnCard = context.parents.contains { if case .modal = $0.element { true } else { false } }
    return Legibility(
      context: context, ink: { $0.text }, ground: { isOnCard ? $0.card : $0.ground })
  }

  /// Of a text view: white on dark in every theme (TEXT-VIEW-DEFAULT-LOOK).
  static func textView(_ context: RuleSubject) -> Legibility {
    Legibility(context: context, ink: { _ in .white }, ground: { $0.textGround })
  }

  private init(
    context: RuleSubject, ink: @escaping @Sendable (Palette) -> Color,
    ground: @escaping @Sendable (Palette) -> Color
  ) {
    self.context = context
    self.ink = ink
    self.ground = ground
  }

  /// The lights in which a run cannot be told from what is behind it.
  func faint(_ look: TextLook, on background: ColorValue?) -> Faint? {
    let needed = isLarge(look) ? 3 : 4.5
    let contrasts = Light.allCases.compactMap { light in
      contrast(look, background, in: light).map { (light, $0) }
    }
    let low = contrasts.filter { $0.1 < needed }
    guard let lowest = low.map(\.1).min() else { return nil }
    return Faint(
      contrast: lowest, needed: needed, lights: low.map(\.0),
      isEverywhere: low.count == contrasts.count)
  }

  /// Points by which a run is smaller than the profile's least.
  func isTooSmall(_ look: TextLook) -> Bool {
    look.size.map { $0 < context.profile.typography.minimumSize } ?? false
  }

  /// What a style of its own takes from a run, in words; its contrast is another matter.
  func flaw(of look: TextLook) -> String? {
    let type = context.profile.typography
    if let font = look.font, !type.faces.contains(where: { $0.isOf(family: font) }) {
      return "the profile has no font “\(font)”, so that its legibility is unknown"
    }
    let size = look.size ?? type.body.size
    let pixels = size.value * context.profile.density.pixelsPerPoint
    if let weight = look.weight, weight == .thin || weight == .light, pixels < 20 {
      return "\(weight.rawValue) letters below 20 pixels"
    }
    return nil
  }

  private func isLarge(_ look: TextLook) -> Bool {
    let size = look.size ?? context.profile.typography.body.size
    let isBold = look.weight == .bold || look.weight == .semibold
    return isBold && size.value * context.profile.density.pixelsPerPoint >= 24
  }

  private func contrast(
    _ look: TextLook, _ background: ColorValue?, in light: Light
  ) -> Double? {
    let palette = context.profile.theme.palette(light == .day ? .day : .night)
    let text = look.color?.resolved(in: palette) ?? ink(palette)
    let behind = background?.resolved(in: palette) ?? ground(palette)
    let opaque = text.over(behind)
    guard light == .dusk else { return opaque.contrast(with: behind) }
    // By dusk the night's colours are shown, and stray light lies over all of them.
    guard let permille = context.limit("dusk-stray-light-permille") else { return nil }
    let stray = Double(permille) / 1000
    let (one, other) = (opaque.luminance, behind.luminance)
    return (max(one, other) + 0.05 + stray) / (min(one, other) + 0.05 + stray)
  }
}

extension FaceDescription {
  /// Whether the file is one of the family, by its name: `NotoSansCJK-Regular.ttc`.
  fileprivate func isOf(family: String) -> Bool {
    let name = file.split(separator: "/").last ?? ""
    let wanted = family.lowercased().filter { !$0.isWhitespace }
    return !wanted.isEmpty && name.lowercased().filter { $0 != " " }.hasPrefix(wanted)
  }
}
