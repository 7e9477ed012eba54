import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleRuntime

/// Large titles and figures, which a panel has more room for the larger it is beside its running text.
@Suite struct DisplaySizeTests {
  private static func type(_ panel: String, _ profile: String = "kiosk") throws -> Typography {
    let setup = try ProfileSetup(
      SceneSettings(profile: "\(Platforms.folder)/\(profile).yaml"), in: .quiet)
    let panel = try #require(UsualPanel.named(panel))
    return setup.profile.fitted(
      on: panel.panel(distance: setup.profile.display.viewingDistance), setup.capShare
    ).typography
  }

  @Test func `a large title is larger beside its text on a large panel than on a small one`() throws
  {
    let ratios = try ["3.5in", "7in", "15.6in"].map {
      let type = try Self.type($0)
      return type.largeTitle.size.value / type.body.size.value
    }
    #expect(ratios[0] < ratios[1])
    #expect(ratios[1] < ratios[2])
  }

  @Test(arguments: Platforms.names)
  func `a figure is larger than a large title, and that than running text, on every panel`(
    profile: String
  ) throws {
    for panel in UsualPanel.all {
      let type = try Self.type(panel.name, profile)
      #expect(type.figure.size > type.largeTitle.size, "\(panel.name)")
      #expect(type.largeTitle.size > type.body.size, "\(panel.name)")
    }
  }
}
