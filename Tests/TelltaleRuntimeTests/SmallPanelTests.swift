import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleRuntime

/// What must be pressed is on the screen, on panels as they are sold.
@Suite struct SmallPanelTests {
  struct Sold: CustomStringConvertible {
    var pixels: PixelSize
    var size: PanelSize

    init(_ width: Int, _ height: Int, _ across: Double, _ down: Double) {
      pixels = PixelSize(width: width, height: height)
      size = PanelSize(width: across, height: down)
    }

    var description: String { "\(pixels.width)x\(pixels.height) on \(size)" }
    var turned: Sold { Sold(pixels.height, pixels.width, size.height, size.width) }
  }

  private static let sold = [
    Sold(320, 240, 70, 53), Sold(480, 272, 95, 54), Sold(480, 320, 73, 49), Sold(640, 480, 115, 86),
    Sold(800, 480, 154, 86), Sold(800, 480, 108, 65), Sold(1024, 600, 154, 86),
    Sold(1024, 600, 222, 130),
    Sold(1280, 480, 191, 72), Sold(1280, 800, 217, 136), Sold(1920, 720, 292, 110),
  ]
  private static let panels = sold + sold.prefix(6).map(\.turned)

  private static func alert(_ title: String, _ message: String?, _ titles: [String]) -> Alert {
    Alert(
      title: TextVariants(TextContent(title)), message: message.map { TextContent($0) },
      buttons: titles.enumerated().map { index, title in
        AlertButton(
          id: "b\(index)", title: TextVariants(TextContent(title)),
          role: index == titles.count - 1 ? .cancel : .plain)
      })
  }

  private static let alerts = [
    alert("End This Route?", nil, ["End Route", "Cancel"]),
    alert("Restart the Display?", "Open work is lost.", ["Restart", "Later", "Cancel"]),
    alert("Update Installed", nil, ["OK"]),
    alert(
      "Möchten Sie die Zielführung wirklich beenden?",
      "Alle Zwischenziele und die Verkehrsmeldungen auf der Strecke gehen dabei verloren.",
      ["Zielführung beenden", "Abbrechen"]),
  ]

  @Test(arguments: Platforms.names)
  func `buttons of an alert are whole on every panel that is sold`(profile: String) throws {
    for panel in Self.panels {
      let stage = try Stage(
        SceneSettings(
          profile: "\(Platforms.folder)/\(profile).yaml",
          panel: PanelTrial(pixels: panel.pixels, size: panel.size)),
        in: .quiet)
      let context = LayoutContext(
        profile: stage.profile, language: "en", size: panel.pixels, typesetter: stage.fonts)
      for alert in Self.alerts {
        let placement = alert.place(in: context)
        let name = "\(profile), \(panel): \(alert.title.longest.string)"
        for control in placement.controls where control.label.lines.count > 0 {
          #expect(PixelRect(panel.pixels).contains(control.frame), "\(name)")
          #expect(placement.frame.contains(control.frame), "\(name)")
          #expect(control.area == nil, "\(name): \(control.name) scrolls")
        }
      }
    }
  }
}
