import TelltaleGraphics
import TelltaleHost
import TelltaleKMS
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleRuntime

/// The density of a unit follows from its panel.
@Suite struct SettledDensityTests {
  private func setup(_ profile: String) throws -> ProfileSetup {
    try ProfileSetup(Platform(SceneSettings(profile: profile), in: .quiet))
  }

  private let wide = PixelSize(width: 1920, height: 720)

  @Test func `a display's own millimetres say the density`() throws {
    var setup = try setup("carplay")
    setup.settle(on: wide, tree: try DisplayTree.folder(["LVDS-1": ("1920x720", 243, 91)]))
    #expect(setup.profile.density.pixelsPerPoint == 2.25)
    #expect(!setup.figures(on: wide).figures.contains { $0.isShort && $0.isLetter })
  }

  @Test func `a scale of the device file stays, and its millimetres go before the display's`()
    throws
  {
    let tree = try DisplayTree.folder(["LVDS-1": ("1920x720", 243, 91)])
    let folder = try Files.folder([
      "fixed.yaml": "telltale: 1\nextends: [carplay]\ndevice: {scale: 1.5}\n",
      "large.yaml": "telltale: 1\nextends: [carplay]\ndisplay: {width-mm: 486, height-mm: 182}\n",
    ])
    var fixed = try setup("\(folder)/fixed.yaml")
    fixed.settle(on: wide, tree: tree)
    #expect(fixed.profile.density.pixelsPerPoint == 1.5)
    var large = try setup("\(folder)/large.yaml")
    large.settle(on: wide, tree: tree)
    #expect(large.profile.density.pixelsPerPoint == 1.25)
  }

  @Test
  func `of two displays the one that is shown on counts, and of none the profile's usual panel`()
    throws
  {
    let tree = try DisplayTree.folder([
      "HDMI-A-1": ("1280x720", 255, 143), "LVDS-1": ("1920x720", 243, 91),
    ])
    var setup = try setup("carplay")
    setup.settle(on: wide, tree: tree)
    #expect(setup.profile.density.pixelsPerPoint == 2.25)
    var alone = try self.setup("carplay")
    alone.settle(on: wide, tree: "/nowhere")
    #expect((1.5...2.5).contains(alone.profile.density.pixelsPerPoint))
  }

  @Test func `a picture that is turned has the display's millimetres turned with it`() throws {
    let folder = try Files.folder([
      "turned.yaml": "telltale: 1\nextends: [carplay]\ndevice: {rotation-deg: 90}\n"
    ])
    let claims = ConnectedScreen.claims(
      of: try Platform(SceneSettings(profile: "\(folder)/turned.yaml"), in: .quiet).profile.device,
      PixelSize(width: 720, height: 1920),
      in: try DisplayTree.folder(["LVDS-1": ("1920x720", 243, 91)]))
    #expect(claims.first?.size == PanelSize(width: 91, height: 243))
  }
}
