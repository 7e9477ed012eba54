import TelltaleGraphics
import TelltaleModel

/// Whether all that is drawn with the colours of a theme can be told from what it is drawn on.
///
/// Held against every profile that is loaded, so that no brand makes a text unreadable on a unit.
struct ThemeContrast {
  /// The least contrast of text to what it stands on (WCAG 2.2, 1.4.3).
  static let leastOfText = 4.5

  /// Two colours that are drawn on each other.
  struct Pair {
    /// The role of the upper one, and what is seen of it: a fill of the focus is darker by night.
    var ink: String
    var color: Color
    var ground: String
    var groundColor: Color
    /// WCAG 2.2: 4.5 for text, 3 for what is no text.
    var least: Double

    var ratio: Double { color.contrast(with: groundColor) }
    var fails: Bool { ratio < least }
    var name: String { "\(ink) on \(ground)" }
  }

  /// A role whose colour cannot be told from others.
  struct Fault {
    var appearance: Appearance
    /// The pair that is furthest from what it needs.
    var pair: Pair
    /// The role to change.
    var role: String
    /// A colour near the role's with which all its pairs are told apart; `nil` where there is none.
    var remedy: Color?

    var key: String { "\(appearance.rawValue).\(role)" }

    var message: String {
      let ratio = Self.text(pair.ratio.rounded(toHundredths: .down))
      return
        "\(pair.ink) \(pair.color.hex) on \(pair.ground) \(pair.groundColor.hex) has a contrast of"
        + " \(ratio), by \(appearance.rawValue), at least \(Self.text(pair.least)) is needed"
    }

    var advice: String {
      remedy.map { "\(role): \"\($0.hex)\" would do" }
        ?? "choose colours further apart"
    }

    private static func text(_ ratio: Double) -> String {
      ratio == ratio.rounded() ? "\(Int(ratio))" : "\(ratio)"
    }
  }

  /// - Parameters:
  ///   - theme: By day and by night.
  ///   - isOwn: Whether the profile itself sets a key such as `day.accent`, so that of two colours this
  ///     one is to be changed.
  /// - Returns: At most one fault for each role, in the order of the table of pairs.
  static func faults(in theme: Theme, isOwn: (String) -> Bool) -> [Fault] {
    Appearance.allCases.flatMap { appearance in
      faults(in: theme.palette(appearance), appearance) { isOwn("\(appearance.rawValue).\($0)") }
    }
  }

  /// True for a theme without any.
  static func isReadable(_ theme: Theme) -> Bool {
    Appearance.allCases.allSatisfy { appearance in
      !pairs(of: theme.palette(appearance)).contains(where: \.fails)
    }
  }

  private static func faults(
    in palette: Palette, _ appearance: Appearance, isOwn: (String) -> Bool
  ) -> [Fault] {
    var faults: [Fault] = []
    for pair in pairs(of: palette) where pair.fails {
      let role = [pair.ink, pair.ground].first(where: isOwn) ?? pair.ink
      if let known = faults.firstIndex(where: { $0.role == role }) {
        let (old, new) = (faults[known].pair, pair)
        if new.ratio / new.least < old.ratio / old.least { faults[known].pair = new }
      } else {
        faults.append(
          Fault(
            appearance: appearance, pair: pair, role: role, remedy: remedy(for: role, in: palette)))
      }
    }
    return faults
  }

  /// The nearest colour between a role's own and black or white with which nothing of it fails.
  private static func remedy(for role: String, in palette: Palette) -> Color? {
    guard let path = paths[role] else { return nil }
    // What fails whatever becomes of this role is told of another one.
    let others = Set(
      pairs(of: palette).filter { $0.fails && $0.ink != role && $0.ground != role }.map(\.name))
    for alpha in stride(from: UInt8(8), through: 248, by: 8) {
      for end in [Color.black, .white] {
        var changed = palette
        changed[keyPath: path] = end.withAlpha(alpha).over(palette[keyPath: path])
        let fails = pairs(of: changed).contains { $0.fails && !others.contains($0.name) }
        if !fails { return changed[keyPath: path] }
      }
    }
    return nil
  }

  private static var paths: [String: WritableKeyPath<Palette, Color>] {
    [
      "ground": \.ground, "ground-foot": \.groundFoot, "card": \.card, "raised": \.raised,
      "text-ground": \.textGround,
      "text": \.text, "text-secondary": \.textSecondary, "separator": \.separator,
      "accent": \.accent, "on-accent": \.onAccent, "destructive": \.destructive,
      "on-destructive": \.onDestructive, "badge": \.badge, "focus-ring": \.focusRing,
      "pressed": \.pressed, "on-pressed": \.onPressed,
    ]
  }
}

extension Double {
  fileprivate func rounded(toHundredths rule: FloatingPointRoundingRule) -> Double {
    (self * 100).rounded(rule) / 100
  }
}

extension Color {
  /// `#0067D6`, as profiles write colours.
  var hex: String {
    "#"
      + [red, green, blue].map { channel in
        let digits = String(channel, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
