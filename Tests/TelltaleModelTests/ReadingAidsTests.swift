import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@Suite struct ReadingAidsTests {
  @Test(arguments: Platforms.names, Appearance.allCases)
  func `with high contrast text has 7 to 1 and edges have 3 to 1`(
    name: String, appearance: Appearance
  ) throws {
    let profile = try Platforms.profile(name).with(ReadingAids(highContrast: true))
    let palette = profile.theme.palette(appearance)
    for ground in [palette.ground, palette.groundFoot, palette.card, palette.raised] {
      for ink in [palette.text, palette.textSecondary, palette.accent, palette.destructive] {
        #expect(ink.contrast(with: ground) >= 7)
      }
      for edge in [palette.separator, palette.cardEdge, palette.focusRing] {
        #expect(edge.contrast(with: ground) >= 3)
      }
    }
    #expect(palette.onAccent.contrast(with: palette.accent) >= 7)
    #expect(palette.onLit.contrast(with: palette.lit) >= 4.5)
  }

  @Test func `bold text is heavier in every style, and nothing else changes`() throws {
    let plain = try Platforms.profile("ios")
    var bold = plain.with(ReadingAids(boldText: true))
    let type = bold.typography
    for style in [
      type.title, type.message, type.button, type.body, type.tab, type.row, type.detail,
      type.caption,
    ] {
      #expect(style.weight == .semibold)
    }
    bold.typography = plain.typography
    #expect(bold == plain)
  }
}
