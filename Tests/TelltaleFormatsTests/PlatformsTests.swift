import TelltaleGraphics
import TelltaleModel
import Testing

@testable import TelltaleFormats

@Suite struct PlatformsTests {
  @Test(arguments: Platforms.names)
  func `each platform is complete`(_ name: String) throws {
    let profile = try Platforms.profile(name)
    #expect(profile.name == name)
    #expect(profile.elements.contains("alert"))
    #expect(profile.inputs.count == InputKind.allCases.count)
  }

  @Test func `the folder holds these platforms and what they share`() {
    #expect(Platforms.library.names() == (["base"] + Platforms.names))
    #expect(Platforms.library.isAbstract("base"))
    #expect(!Platforms.names.contains { Platforms.library.isAbstract($0) })
  }

  @Test(arguments: Platforms.names)
  func `whatever is drawn can be read in both themes`(_ name: String) throws {
    let theme = try Platforms.profile(name).theme
    for palette in [theme.day, theme.night] {
      let pairs: [(String, Color, Color)] = [
        ("text on ground", palette.text, palette.ground),
        ("text on card", palette.text, palette.card),
        ("text on raised", palette.text, palette.raised),
        ("secondary text on card", palette.textSecondary, palette.card),
        ("secondary text on raised", palette.textSecondary, palette.raised),
        ("accent on card", palette.accent, palette.card),
        ("accent on raised", palette.accent, palette.raised),
        ("destructive on card", palette.destructive, palette.card),
        ("destructive on raised", palette.destructive, palette.raised),
        ("text on accent", palette.onAccent, palette.accent),
        ("text on destructive", palette.onDestructive, palette.destructive),
        ("text on pressed", palette.onPressed, palette.pressed),
      ]
      for (what, text, ground) in pairs {
        #expect(text.contrast(with: ground) >= 4.5, "\(what)")
      }
      #expect(palette.focusRing.contrast(with: palette.card) >= 4.5)
      #expect(palette.pressed.luminance < palette.accent.luminance)
    }
  }

  @Test(arguments: Platforms.names)
  func `nothing is too small to touch or to read`(_ name: String) throws {
    let profile = try Platforms.profile(name)
    let type = profile.typography
    for style in [type.title, type.message, type.button, type.field, type.key] {
      #expect(style.size >= type.minimumSize)
    }
    #expect(profile.alert.buttonHeight >= profile.alert.minimumTarget)
    #expect(profile.alert.fieldHeight >= profile.alert.minimumTarget)
  }

  @Test(arguments: Platforms.names)
  func `screens are listed narrowest first`(_ name: String) throws {
    let widths = try Platforms.profile(name).screens.map(\.width)
    #expect(widths == widths.sorted())
  }
}
