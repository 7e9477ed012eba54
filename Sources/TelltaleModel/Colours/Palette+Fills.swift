import TelltaleGraphics

/// Fills and edges that are derived from the colours of the theme, no brighter than it takes.
extension Palette {
  /// The least contrast of what is no text with what it lies on.
  package static let leastPartContrast = 3.0

  /// Of what stands out most by night, against what it lies on.
  private static let leastLit = 4.5

  /// The fill of what is selected, and of what stands out most.
  package var lit: Color { dimmed(accent) }

  /// The same fill for what destroys.
  package var litDestructive: Color { dimmed(destructive) }

  /// The fill of a control that destroys while it is held down: darker than at rest.
  package var pressedDestructive: Color {
    let dark = stride(from: UInt8(80), through: 240, by: 8).lazy
      .map { Color.black.withAlpha($0).over(litDestructive) }
    return dark.first { $0.contrast(with: onPressed) >= 4.5 } ?? pressed
  }

  /// The fill behind what stands out a little: as much of the accent on a card as leaves its title, which is in the
  /// accent colour, legible.
  package var soft: Color {
    let fills = stride(from: UInt8(56), through: 8, by: -8).lazy
      .map { accent.withAlpha($0).over(card) }
    return fills.first { accent.contrast(with: $0) >= 4.5 } ?? card
  }

  /// The platter under a control that the focus lifts. It is as bright as text, so that nothing else shines as
  /// much.
  package var lifted: Color { text }

  /// Text and marks on `lifted`.
  package var onLifted: Color {
    Color.black.contrast(with: lifted) > Color.white.contrast(with: lifted) ? .black : .white
  }

  /// The edge of what is pressed, typed into or filled, where its ground is nearly that of what it lies on. It is
  /// as near to the separator as tells it from all of them (WCAG 2.2, 1.4.11).
  package var outline: Color { stronger(separator, Self.leastPartContrast) }

  /// Returns a colour that has this contrast with all that things lie on, as little nearer to the text's colour as
  /// it takes.
  func stronger(_ color: Color, _ least: Double) -> Color {
    let grounds = [ground, groundFoot, card, raised].map(\.luminance)
    let mixes = stride(from: UInt8(0), through: 248, by: 8).lazy
      .map { text.withAlpha($0).over(color) }
    return mixes.first { mix in
      let own = mix.luminance + 0.05
      return grounds.allSatisfy { max(own, $0 + 0.05) >= least * min(own, $0 + 0.05) }
    } ?? text
  }

  /// Text and marks on `lit`.
  package var onLit: Color { readBest(on: lit, onAccent) }

  /// Text and marks on `litDestructive`.
  package var onLitDestructive: Color { readBest(on: litDestructive, onDestructive) }

  private func readBest(on ground: Color, _ ink: Color) -> Color {
    text.contrast(with: ground) > ink.contrast(with: ground) ? text : ink
  }

  /// Returns a colour that is, on a dark ground, as dark as still stands out from ground and cards by what text needs.
  /// Darker, it would be duller than the outlined button beside it, and a slab as bright as text would dazzle at night.
  private func dimmed(_ color: Color) -> Color {
    guard card.luminance < 0.18 else { return color }
    let dark = stride(from: UInt8(252), through: 4, by: -4).lazy
      .map { Color.black.withAlpha($0).over(color) }
    return dark.first { dark in
      [ground, card].allSatisfy { dark.contrast(with: $0) >= Self.leastLit }
    } ?? color
  }
}
