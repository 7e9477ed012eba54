import TelltaleGraphics

/// Fills of controls with focus or held down: colours of the theme, no brighter than it takes.
extension Palette {
  /// Of what is no text, against what it lies on.
  package static let leastPartContrast = 3.0

  /// The fill of a control with the focus.
  package var lit: Color { dimmed(accent) }

  /// The fill of a control with the focus that destroys.
  package var litDestructive: Color { dimmed(destructive) }

  /// The fill of a control that destroys while it is held down: darker than with focus.
  package var pressedDestructive: Color {
    let dark = stride(from: UInt8(80), through: 240, by: 8).lazy
      .map { Color.black.withAlpha($0).over(litDestructive) }
    return dark.first { $0.contrast(with: onPressed) >= 4.5 } ?? pressed
  }

  /// Behind what is selected: as much of the accent as leaves its title legible, and its icon, which has
  /// the accent, told from it.
  package var soft: Color {
    let fills = stride(from: UInt8(72), through: 8, by: -8).lazy
      .map { accent.withAlpha($0).over(ground) }
    return fills.first {
      text.contrast(with: $0) >= 4.5 && accent.contrast(with: $0) >= Self.leastPartContrast
    } ?? ground
  }

  /// Text and marks on `lit`.
  package var onLit: Color { readBest(on: lit, onAccent) }

  /// Text and marks on `litDestructive`.
  package var onLitDestructive: Color { readBest(on: litDestructive, onDestructive) }

  private func readBest(on ground: Color, _ ink: Color) -> Color {
    text.contrast(with: ground) > ink.contrast(with: ground) ? text : ink
  }

  /// On a dark ground as dark as tells it from ground and cards: a slab of a colour that can be read
  /// as text would dazzle at night.
  private func dimmed(_ color: Color) -> Color {
    guard card.luminance < 0.18 else { return color }
    let dark = stride(from: UInt8(252), through: 4, by: -4).lazy
      .map { Color.black.withAlpha($0).over(color) }
    return dark.first { dark in
      [ground, card].allSatisfy { dark.contrast(with: $0) >= Self.leastPartContrast }
    } ?? color
  }
}
