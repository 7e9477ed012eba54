import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleProfiles

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
  func `whatever is drawn can be read and touched in both themes`(_ name: String) throws {
    let loaded = try Platforms.library.load(name)
    #expect(
      ProfileCheck.complaints(about: loaded, icons: IconLibrary(path: Platforms.path)).isEmpty)
  }

  @Test(arguments: Platforms.names)
  func `pressed is darker than focused`(_ name: String) throws {
    let theme = try Platforms.profile(name).theme
    for palette in [theme.day, theme.night] {
      #expect(palette.pressed.luminance < palette.accent.luminance)
    }
  }

  @Test(arguments: Platforms.names)
  func `screens are listed narrowest first`(_ name: String) throws {
    let widths = try Platforms.profile(name).screens.map(\.width)
    #expect(widths == widths.sorted())
  }
}
