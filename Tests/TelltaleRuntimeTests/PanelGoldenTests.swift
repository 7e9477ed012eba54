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
      let stage = try Stage(
        SceneSettings(profile: "\(Platforms.folder)/\(name).yaml"), in: .quiet)
      report += "# \(name)\n"
      for (pixels, size) in Self.panels {
        let panel = stage.profile.panel(pixels, claims: [PanelClaim(size, .detailedTiming)]).panel
        let density = stage.profile.density(on: panel, stage.capShare)
        let figures = PanelFigures(
          stage.profile, on: panel, density: density, capShare: stage.capShare)
        report += figures.lines.joined(separator: "\n  ") + "\n"
        let illegible = figures.illegible.map(\.role).joined(separator: ", ")
        if !illegible.isEmpty { report += "  illegible: \(illegible)\n" }
      }
    }
    #expect(try Golden.changes(in: "panels.txt", report) == [])
  }

  @Test func `a target without height and a letter without a capital ask for nothing`() throws {
    let stage = try Stage(SceneSettings(profile: "\(Platforms.folder)/kiosk.yaml"), in: .quiet)
    let panel = stage.profile.panel(PixelSize(width: 1080, height: 1920)).panel
    let usual = stage.profile.density(on: panel, stage.capShare)
    var flat = stage.profile
    flat.alert.buttonGap = Points(0)
    #expect(flat.density(on: panel, stage.capShare) == usual)
    #expect(stage.profile.density(on: panel) { _ in 0 }.pixelsPerPoint < 20)
  }
}
