import TelltaleGraphics
import TelltaleModel

/// The keys of the colours, by day and by night.
enum PaletteKeys {
  /// The keys of `day` or `night`.
  static func of(_ appearance: String) -> [ProfileKey] {
    let section = ProfileSection(name: appearance)
    return roles.map { role in
      section.key(role.name, .color, role.doc) { profile, color in
        if appearance == "day" {
          role.set(&profile.theme.day, color)
        } else {
          role.set(&profile.theme.night, color)
        }
      }
    }
  }

  private struct Role: Sendable {
    let name: String
    let doc: String
    let set: @Sendable (inout Palette, Color) -> Void

    init(
      _ name: String, _ doc: String, set: @escaping @Sendable (inout Palette, Color) -> Void
    ) {
      self.name = name
      self.doc = doc
      self.set = set
    }
  }

  private static let roles: [Role] = [
    Role("ground", "Behind everything.") { $0.ground = $1 },
    Role("ground-foot", "The lower edge of the ground behind a question by itself.") {
      $0.groundFoot = $1
    },
    Role("card", "The card of an alert.") { $0.card = $1 },
    Role("card-edge", "The line around a card; the card's own colour for none.") {
      $0.cardEdge = $1
    },
    Role("raised", "Buttons and fields on a card, at rest.") { $0.raised = $1 },
    Role("text-ground", "Behind the white text of a text view.") { $0.textGround = $1 },
    Role("text", "Text on ground, card and raised.") { $0.text = $1 },
    Role("text-secondary", "Secondary text.") { $0.textSecondary = $1 },
    Role("separator", "Separating lines.") { $0.separator = $1 },
    Role("accent", "Titles of buttons, and the fill of the focused one.") { $0.accent = $1 },
    Role("on-accent", "Text on the accent colour.") { $0.onAccent = $1 },
    Role("destructive", "Titles of destructive buttons, and their fill.") { $0.destructive = $1 },
    Role("on-destructive", "Text on the destructive colour.") { $0.onDestructive = $1 },
    Role("badge", "Badges.") { $0.badge = $1 },
    Role("focus-ring", "The ring around the focus.") { $0.focusRing = $1 },
    Role("pressed", "The fill of a pressed button.") { $0.pressed = $1 },
    Role("on-pressed", "Text on a pressed button.") { $0.onPressed = $1 },
  ]
}
