import Foundation
import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleRuntime

/// The page with what letters and targets come to on usual panels.
@Suite struct LegibilityPageTests {
  private struct Case {
    var name: String
    var profile: String
    var pixels: PixelSize
    var size: PanelSize

    init(
      _ name: String, _ profile: String, _ width: Int, _ height: Int, _ millimetres: PanelSize
    ) {
      self.name = name
      self.profile = profile
      pixels = PixelSize(width: width, height: height)
      size = millimetres
    }
  }

  private static let cases = [
    Case("10.25\"", "carplay", 1920, 720, PanelSize(width: 243, height: 91)),
    Case("12.3\"", "carplay", 1920, 720, PanelSize(width: 292, height: 110)),
    Case("8\"", "carplay", 1280, 720, PanelSize(width: 177, height: 100)),
    Case("7\"", "carplay", 800, 480, PanelSize(width: 152, height: 91)),
    Case("12.8\"", "carplay", 2560, 960, PanelSize(width: 304, height: 114)),
    Case("21.5\"", "kiosk", 1080, 1920, PanelSize(width: 268, height: 476)),
  ]

  private func figures(_ panel: Case, isTried: Bool) throws -> PanelFigures {
    let stage = try Stage(
      SceneSettings(profile: "\(Platforms.folder)/\(panel.profile).yaml"), in: .quiet)
    let profile = stage.profile
    let real = Panel(
      pixels: panel.pixels, size: panel.size, distance: profile.display.viewingDistance,
      source: .device)
    let density = isTried ? profile.density(on: real, stage.capShare) : profile.density
    return PanelFigures(profile, on: real, density: density, capShare: stage.capShare)
  }

  private func line(_ panel: Case, isTried: Bool) throws -> String {
    let all = try figures(panel, isTried: isTried)
    func figure(_ role: String, isLetter: Bool) throws -> String {
      let figure = try #require(
        all.figures.first { $0.role == role && $0.isLetter == isLetter })
      let tenths = Int((figure.value * 10).rounded())
      return "\(tenths / 10).\(tenths % 10)\(figure.isShort ? " (short)" : "")"
    }
    let cells = try [
      panel.name, panel.profile, "\(panel.pixels.width)x\(panel.pixels.height)",
      panel.size.description, "\(Int(all.panel.distance))", "\(all.density.pixelsPerPoint)",
      figure("detail", isLetter: true), figure("body", isLetter: true),
      figure("title", isLetter: true), figure("row", isLetter: false),
      figure("tab", isLetter: false), figure("alert button", isLetter: false),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private func page() throws -> String {
    let head = """
      | panel | profile | pixels | size | eyes, mm | density | detail | body | title | row | tab | button |
      |---|---|---|---|---|---|---|---|---|---|---|---|
      """
    func table(isTried: Bool) throws -> String {
      try head + "\n"
        + Self.cases.map { try line($0, isTried: isTried) }.joined(separator: "\n")
    }
    return try """
    <!-- Written by tools/reference; not to be edited. -->

    # Letters and targets on usual panels

    Letters are the height of a capital in arc minutes, as seen from where the profile says that the eyes
    are; rows, tabs and buttons are the height of what is pressed in millimetres. `short` stands where it is
    less than the profile wants (`legibility` in its file), since the panel has no room for more: an alert
    has to fit.

    ## At the density that the panel asks for

    As a unit with that panel draws whose device file says no `scale`, and as `telltale render --panel` draws.

    \(table(isTried: true))

    ## At the profile's own density

    As `telltale render` draws without `--panel`, and as a unit would with `device: {scale: 1}`.

    \(table(isTried: false))

    """
  }

  @Test func `nothing is too small at the density that a panel asks for`() throws {
    for panel in Self.cases {
      let all = try figures(panel, isTried: true)
      #expect(all.illegible.isEmpty, "\(panel.name)")
      for role in ["detail", "body", "title"] {
        let letter = all.figures.first { $0.role == role && $0.isLetter }
        #expect(letter?.isShort == false, "\(panel.name): \(role)")
      }
    }
  }

  @Test func `the page in docs is what the profiles come to now`() throws {
    let path = Platforms.root + "/docs/legibility.md"
    if ProcessInfo.processInfo.environment["TELLTALE_RECORD_GOLDENS"] != nil {
      return try page().write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == page(), "run tools/reference")
  }
}
