import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

/// What is not text is told from what it lies on, in all themes of all profiles.
@Suite struct PaletteFillTests {
  private func palette(_ name: String, _ appearance: Appearance) throws -> Palette {
    try Platforms.profile(name).theme.palette(appearance)
  }

  @Test(arguments: Platforms.names, Appearance.allCases)
  func `rings, fills, borders and badges have 3 to 1 with what is around them`(
    name: String, appearance: Appearance
  ) throws {
    let palette = try palette(name, appearance)
    for ground in [palette.ground, palette.card, palette.raised] {
      #expect(palette.focusRing.contrast(with: ground) >= 3)
      #expect(palette.textSecondary.contrast(with: ground) >= 3)
    }
    for ground in [palette.ground, palette.card] {
      #expect(palette.lit.contrast(with: ground) >= 3)
      #expect(palette.litDestructive.contrast(with: ground) >= 3)
      #expect(palette.accent.contrast(with: ground) >= 3)
    }
    #expect(palette.badge.contrast(with: palette.ground) >= 3)
    for ground in [palette.ground, palette.groundFoot, palette.card, palette.raised] {
      #expect(palette.outline.contrast(with: ground) >= 3)
      #expect(palette.lifted.contrast(with: ground) >= 3)
    }
    #expect(palette.onLifted.contrast(with: palette.lifted) >= 4.5)
  }

  @Test(arguments: Platforms.names, Appearance.allCases)
  func `a badge keeps off a fill by a rim that both are told from`(
    name: String, appearance: Appearance
  ) throws {
    let palette = try palette(name, appearance)
    for (fill, rim) in [(palette.lit, palette.onLit), (palette.pressed, palette.onPressed)] {
      #expect(rim.contrast(with: fill) >= 3)
      #expect(rim.contrast(with: palette.badge) >= 3)
    }
  }

  @Test(arguments: Platforms.names, Appearance.allCases)
  func `text on a fill is read, and a press is darker than what is selected`(
    name: String, appearance: Appearance
  ) throws {
    let palette = try palette(name, appearance)
    #expect(palette.onLit.contrast(with: palette.lit) >= 4.5)
    #expect(palette.onLitDestructive.contrast(with: palette.litDestructive) >= 4.5)
    #expect(palette.onPressed.contrast(with: palette.pressed) >= 4.5)
    #expect(palette.onPressed.contrast(with: palette.pressedDestructive) >= 4.5)
    #expect(palette.pressed.luminance < palette.lit.luminance)
    #expect(palette.pressedDestructive.luminance < palette.litDestructive.luminance)
    let red = palette.pressedDestructive
    #expect(red.red > 2 * red.green && red.red > 2 * red.blue)
  }

  @Test(arguments: Platforms.names)
  func `at night nothing is white, and what is filled stands out and is no bright slab`(
    name: String
  ) throws {
    let night = try palette(name, .night)
    for ink in [night.text, night.focusRing, night.onPressed, night.onLit] {
      #expect(ink != .white)
    }
    for ground in [night.ground, night.card] { #expect(night.lit.contrast(with: ground) >= 4.5) }
    #expect(night.lit.luminance < night.accent.luminance * 3 / 4)
    #expect(night.litDestructive.luminance < night.destructive.luminance * 3 / 4)
  }

  @Test func `by day the colours of the theme are the fills`() throws {
    let day = try palette("carplay", .day)
    #expect(day.lit == day.accent && day.onLit == day.onAccent)
    #expect(day.litDestructive == day.destructive)
  }
}
