import TelltaleGraphics

/// The settings of a unit that make reading easier, beside the size of its text.
package struct ReadingAids: Hashable, Sendable {
  /// True for colours further apart: text at 7:1, lines and edges at 3:1.
  package var highContrast = false
  /// True for all text in the heavier weight.
  package var boldText = false

  /// Creates aids.
  ///
  /// - Parameters:
  ///   - highContrast: True for colours further apart: text at 7:1, lines and edges at 3:1.
  ///   - boldText: True for all text in the heavier weight.
  package init(highContrast: Bool = false, boldText: Bool = false) {
    self.highContrast = highContrast
    self.boldText = boldText
  }
}

/// One of the settings that people change on a unit to see more easily, as its key is called wherever it is set.
package enum Aid: String, Hashable, Sendable, CaseIterable {
  case highContrast = "high-contrast"
  case boldText = "bold-text"
  /// Nothing moves that need not.
  case reduceMotion = "reduce-motion"
}

extension ReadingAids {
  /// Returns the aids with those that were turned on or off since.
  ///
  /// - Parameter changed: The aids that were changed; one that is not in it stays as it is.
  /// - Returns: The aids; `reduceMotion` is not among them.
  package func with(_ changed: [Aid: Bool]) -> ReadingAids {
    ReadingAids(
      highContrast: changed[.highContrast] ?? highContrast,
      boldText: changed[.boldText] ?? boldText)
  }
}

extension Profile {
  /// Returns the profile for somebody who asks for other aids than it was made for.
  ///
  /// - Parameters:
  ///   - aids: All aids that are asked for.
  ///   - plain: The same profile as its files have it.
  /// - Returns: The profile in its own sizes, with colours and weights for these aids.
  package func with(_ aids: ReadingAids, asIn plain: Profile) -> Profile {
    var profile = self
    profile.theme = plain.theme
    for path in Typography.weighted {
      profile.typography[keyPath: path].weight = plain.typography[keyPath: path].weight
    }
    return profile.with(aids)
  }

  /// Returns the profile as somebody who asks for these aids sees it.
  ///
  /// - Parameter aids: The aids that are asked for.
  /// - Returns: The profile with other colours and weights, and the same sizes.
  package func with(_ aids: ReadingAids) -> Profile {
    var profile = self
    if aids.highContrast {
      profile.theme = Theme(day: theme.day.highContrast, night: theme.night.highContrast)
    }
    if aids.boldText { profile.typography.embolden() }
    return profile
  }
}

extension Typography {
  /// The styles that bold text makes heavier.
  fileprivate static var weighted: [WritableKeyPath<Typography, TextStyle>] {
    [
      \.title, \.message, \.button, \.field, \.key, \.body, \.bar, \.tab, \.row, \.detail,
      \.caption,
      \.badge,
    ]
  }

  fileprivate mutating func embolden() {
    for path in Self.weighted { self[keyPath: path].weight = .semibold }
  }
}

extension Palette {
  /// The contrast of text for those who see little (WCAG 2.2, 1.4.6).
  package static let highTextContrast = 7.0

  /// The same colours, as far from what they lie on as it takes.
  package var highContrast: Palette {
    var palette = self
    palette.textSecondary = stronger(textSecondary, Self.highTextContrast)
    palette.accent = stronger(accent, Self.highTextContrast)
    palette.destructive = stronger(destructive, Self.highTextContrast)
    palette.separator = stronger(separator, Self.leastPartContrast)
    palette.cardEdge = stronger(cardEdge, Self.leastPartContrast)
    palette.focusRing = text
    palette.onAccent = best(onAccent, on: palette.accent)
    palette.onDestructive = best(onDestructive, on: palette.destructive)
    return palette
  }

  private func best(_ ink: Color, on ground: Color) -> Color {
    if ink.contrast(with: ground) >= Self.highTextContrast { return ink }
    return Color.white.contrast(with: ground) >= Color.black.contrast(with: ground)
      ? .white : .black
  }
}
