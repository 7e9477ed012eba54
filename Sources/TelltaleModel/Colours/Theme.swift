import TelltaleGraphics

/// Colours by role, by day and by night.
package struct Theme: Hashable, Sendable {
  package var day: Palette
  package var night: Palette

  package init(day: Palette, night: Palette) {
    self.day = day
    self.night = night
  }

  package func palette(_ appearance: Appearance) -> Palette {
    appearance == .day ? day : night
  }
}

package enum Appearance: String, Hashable, Sendable, CaseIterable {
  case day, night
}

/// One colour for each role; all opaque.
package struct Palette: Hashable, Sendable {
  /// The colour behind everything.
  package var ground: Color
  /// The colour at the lower edge behind a question by itself; the ground goes over into it.
  package var groundFoot: Color
  /// The card of an alert.
  package var card: Color
  /// The line around a card, where shadows are not seen; the card's own colour for none.
  package var cardEdge: Color
  /// Buttons and fields on a card, at rest.
  package var raised: Color
  /// The colour behind the white text of a text view.
  package var textGround: Color
  package var text: Color
  package var textSecondary: Color
  package var separator: Color
  /// Titles of plain buttons, and the fill of the focused one.
  package var accent: Color
  /// Text on the accent colour.
  package var onAccent: Color
  package var destructive: Color
  /// Text on the destructive colour.
  package var onDestructive: Color
  package var badge: Color
  package var focusRing: Color
  /// The fill of a pressed button; its text is `onPressed`.
  package var pressed: Color
  package var onPressed: Color

  package init(
    ground: Color, groundFoot: Color? = nil, card: Color, cardEdge: Color? = nil, raised: Color,
    textGround: Color = Color(rgb: 0x1C1C1E),
    text: Color, textSecondary: Color, separator: Color, accent: Color, onAccent: Color,
    destructive: Color, onDestructive: Color, badge: Color, focusRing: Color, pressed: Color,
    onPressed: Color
  ) {
    self.ground = ground
    self.groundFoot = groundFoot ?? ground
    self.card = card
    self.cardEdge = cardEdge ?? card
    self.raised = raised
    self.textGround = textGround
    self.text = text
    self.textSecondary = textSecondary
    self.separator = separator
    self.accent = accent
    self.onAccent = onAccent
    self.destructive = destructive
    self.onDestructive = onDestructive
    self.badge = badge
    self.focusRing = focusRing
    self.pressed = pressed
    self.onPressed = onPressed
  }
}
