import TelltaleGraphics

/// A colour as a scene names it.
package enum ColorValue: Hashable, Sendable {
  /// One of the theme's, so that it changes with day and night.
  case role(ColorRole)
  /// The same by day and by night.
  case fixed(Color)

  /// True for a colour that is the same in every theme.
  package var isFixed: Bool { if case .fixed = self { true } else { false } }

  /// Returns the colour that is drawn.
  ///
  /// - Parameter palette: The theme's colours, by day or by night.
  /// - Returns: The palette's colour for a role; a fixed colour as it is.
  package func resolved(in palette: Palette) -> Color {
    switch self {
    case .role(let role): palette[role]
    case .fixed(let color): color
    }
  }
}

/// The background of a control or an item.
package enum Fill: Hashable, Sendable {
  case color(ColorValue)
  /// A picture of the bundle.
  case image(String)
}

/// The theme's colours that a scene may name.
package enum ColorRole: String, Hashable, Sendable, CaseIterable {
  case ground, card, raised
  case textGround = "text-ground"
  case text
  case textSecondary = "text-secondary"
  case separator, accent, destructive, badge
  case focusRing = "focus-ring"
}

extension Palette {
  package subscript(role: ColorRole) -> Color {
    switch role {
    case .ground: ground
    case .card: card
    case .raised: raised
    case .textGround: textGround
    case .text: text
    case .textSecondary: textSecondary
    case .separator: separator
    case .accent: accent
    case .destructive: destructive
    case .badge: badge
    case .focusRing: focusRing
    }
  }
}
