import TelltaleGraphics
import TelltaleModel

extension ThemeContrast {
  /// All that is drawn on each other with a palette.
  static func pairs(of palette: Palette) -> [Pair] {
    texts(of: palette) + fills(of: palette) + parts(of: palette)
  }

  private static func grounds(of palette: Palette) -> [(name: String, color: Color)] {
    [
      ("card", palette.card), ("raised", palette.raised), ("ground", palette.ground),
      ("ground-foot", palette.groundFoot),
    ]
  }

  /// Read on whatever a screen or a question is drawn on.
  private static func texts(of palette: Palette) -> [Pair] {
    let texts = [
      ("text", palette.text), ("text-secondary", palette.textSecondary),
      ("accent", palette.accent), ("destructive", palette.destructive),
    ]
    return texts.flatMap { name, color in
      grounds(of: palette).map { text(name, color, on: $0.name, $0.color) }
    }
  }

  /// Read on what has the focus, is held down, or counts.
  private static func fills(of palette: Palette) -> [Pair] {
    let onLit = palette.onLit == palette.text ? "text" : "on-accent"
    let onDestroying = palette.onLitDestructive == palette.text ? "text" : "on-destructive"
    return [
      text("on-accent", palette.onAccent, on: "accent", palette.accent),
      text("accent", palette.accent, on: "card", palette.soft),
      text(onLit, palette.onLit, on: "accent", palette.lit),
      text("on-destructive", palette.onDestructive, on: "destructive", palette.destructive),
      text(onDestroying, palette.onLitDestructive, on: "destructive", palette.litDestructive),
      text("on-pressed", palette.onPressed, on: "pressed", palette.pressed),
      text("on-pressed", palette.onPressed, on: "destructive", palette.pressedDestructive),
      // Numbers in badges are white (TAB-BAR-BADGE-LOOK).
      text("white", .white, on: "badge", palette.badge),
      // And so is the text of text views (TEXT-VIEW-DEFAULT-LOOK).
      text("white", .white, on: "text-ground", palette.textGround),
    ]
  }

  /// Told apart without being read: rings, fills, borders, lines that fill, and badges.
  private static func parts(of palette: Palette) -> [Pair] {
    let rings = grounds(of: palette).map {
      part("focus-ring", palette.focusRing, on: $0.name, $0.color)
    }
    let lit = grounds(of: palette).filter { $0.name != "raised" }.flatMap { ground in
      [
        part("accent", palette.lit, on: ground.name, ground.color),
        part("destructive", palette.litDestructive, on: ground.name, ground.color),
      ]
    }
    return rings + lit + [
      part("accent", palette.accent, on: "separator", palette.separator),
      part("badge", palette.badge, on: "ground", palette.ground),
      part(
        palette.onLit == palette.text ? "text" : "on-accent", palette.onLit, on: "badge",
        palette.badge),
      part("on-pressed", palette.onPressed, on: "badge", palette.badge),
    ]
  }

  private static func text(
    _ ink: String, _ color: Color, on ground: String, _ groundColor: Color
  ) -> Pair {
    Pair(
      ink: ink, color: color, ground: ground, groundColor: groundColor, least: leastOfText
    )
  }

  private static func part(
    _ ink: String, _ color: Color, on ground: String, _ groundColor: Color
  ) -> Pair {
    Pair(
      ink: ink, color: color, ground: ground, groundColor: groundColor,
      least: Palette.leastPartContrast)
  }
}
