import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleRuntime

/// The density and the figures of every shipped platform on panels from a watch to a wall.
@Suite struct PanelGoldenTests {
  private static let panels = [
    (PixelSize(width: 1920, height: 720), PanelSize(width: 243, height: 91)),
    (PixelSize(width: 1920, height: 720), PanelSize(width: 290, height: 109)),
    (PixelSize(width: 800, height: 480), PanelSize(width: 154, height: 86)),
    (PixelSize(width: 320, height: 240), PanelSize(width: 49, height: 37)),
    (PixelSize(width: 1080, height: 1920), PanelSize(width: 268, height: 476)),
    (PixelSize(width: 3840, height: 2160), PanelSize(width: 1210, height: 680)),
    (PixelSize(width: 396, height: 484), PanelSize(width: 34, height: 41)),
    (PixelSize(width: 1280, height: 720), PanelSize(width: 200, height: 200)),
  ]

  @Test func `densities, letters and targets of each platform on each panel are as approved`()
    throws
  {
    var report = ""
    for name in Platforms.names.sorted() {
      let setup = try ProfileSetup(
        SceneSettings(profile: "\(Platforms.folder)/\(name).yaml"), in: .quiet)
      report += "# \(name)\n"
      for (pixels, size) in Self.panels {
        let panel = setup.profile.panel(pixels, claims: [PanelClaim(size, .detailedTiming)]).panel
        let fitted = setup.profile.fitted(on: panel, setup.capShare)
        let figures = PanelFigures(fitted, on: panel, capShare: setup.capShare)
        report += figures.lines.joined(separator: "\n  ") + "\n"
        let illegible = figures.illegible.map(\.role).joined(separator: ", ")
        if !illegible.isEmpty { report += "  illegible: \(illegible)\n" }
      }
    }
    #expect(try Golden.changes(in: "panels.txt", report) == [])
  }

  @Test func `a profile that wants nothing of its letters keeps their sizes`() throws {
    let setup = try ProfileSetup(
      SceneSettings(profile: "\(Platforms.folder)/kiosk.yaml"), in: .quiet)
    let panel = setup.profile.panel(PixelSize(width: 1080, height: 1920)).panel
    var free = setup.profile
    free.legibility = LegibilityProfile()
    let fitted = free.fitted(on: panel, setup.capShare)
    #expect(fitted.density == free.density)
    #expect(fitted.typography == free.typography && fitted.alert == free.alert)
  }

  @Test func `letters without ink make no density that cannot be drawn`() throws {
    let setup = try ProfileSetup(
      SceneSettings(profile: "\(Platforms.folder)/kiosk.yaml"), in: .quiet)
    let panel = setup.profile.panel(PixelSize(width: 1080, height: 1920)).panel
    #expect(setup.profile.fitted(on: panel) { _ in 0 }.density.pixelsPerPoint < 20)
  }
}
