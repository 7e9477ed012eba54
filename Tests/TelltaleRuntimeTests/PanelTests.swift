import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleRuntime

@Suite struct PanelTests {
  private let car = PixelSize(width: 1920, height: 720)

  private func profile(_ name: String) throws -> Profile {
    try Platforms.library.load(name).profile
  }

  private func stage(_ name: String) throws -> Stage {
    try Stage(SceneSettings(profile: "\(Platforms.folder)/\(name).yaml"), in: .quiet)
  }

  @Test func `the device file comes before what the display says, and one side gives the other`()
    throws
  {
    var profile = try profile("carplay")
    let claim = PanelClaim(PanelSize(width: 290, height: 109), .detailedTiming)
    #expect(profile.panel(car, claims: [claim]).panel.source == .detailedTiming)
    profile.display.width = 240
    let one = profile.panel(car, claims: [claim]).panel
    #expect(one.source == .device && one.size == PanelSize(width: 240, height: 90))
    profile.display.width = nil
    profile.display.height = 90
    #expect(profile.panel(car).panel.size == PanelSize(width: 240, height: 90))
  }

  @Test func `a display that lies twice leaves the profile's typical panel`() throws {
    let found = try profile("carplay").panel(
      car,
      claims: [
        PanelClaim(PanelSize(width: 160, height: 90), .detailedTiming),
        PanelClaim(PanelSize(width: 0, height: 0), .baseBlock),
      ])
    #expect(found.panel.source == .typical)
    #expect(found.panel.size == PanelSize(width: 243, height: 91))
    #expect(
      found.disbelieved == [
        "EDID, detailed timing: 160x90 mm is a ratio, not a size",
        "EDID, base block: 0x0 mm is no size",
      ])
  }

  @Test func `a typical panel is turned with the picture`() throws {
    let found = try profile("kiosk").panel(PixelSize(width: 1920, height: 1080))
    #expect(found.panel.size == PanelSize(width: 476, height: 268))
  }

  @Test func `where even the typical panel has another shape, the resolution says how large it is`()
    throws
  {
    let found = try profile("carplay").panel(PixelSize(width: 800, height: 480))
    #expect(found.panel.source == .assumed(pixelsPerInch: 133))
    #expect(found.panel.size.description == "152.8x91.7 mm")
  }

  @Test func `arc minutes and millimetres are each other's way back`() {
    let panel = Panel(
      pixels: car, size: PanelSize(width: 243, height: 91), distance: 700, source: .device)
    // 20' are 4.07 mm at 700 mm.
    #expect((panel.height(ofArcMinutes: 20) * 100).rounded() == 407)
    #expect((panel.arcMinutes(panel.height(ofArcMinutes: 16)) * 1000).rounded() == 16_000)
  }

  @Test(arguments: ["carplay", "kiosk"])
  func `density goes in quarters and gives every letter and target what is wanted`(
    name: String
  ) throws {
    let stage = try stage(name)
    let panel = stage.profile.panel(
      name == "kiosk" ? PixelSize(width: 1080, height: 1920) : car
    ).panel
    let density = stage.profile.density(on: panel, stage.capShare)
    #expect((density.pixelsPerPoint * 4).truncatingRemainder(dividingBy: 1) == 0)
    let figures = PanelFigures(
      stage.profile, on: panel, density: density, capShare: stage.capShare)
    #expect(figures.figures.filter(\.isShort).map(\.text) == [])
    // A step less would not do.
    let less = PanelFigures(
      stage.profile, on: panel, density: Density(density.pixelsPerPoint - 0.25),
      capShare: stage.capShare)
    #expect(!less.figures.filter(\.isShort).isEmpty)
  }

  @Test func `a capital's height is the face's own`() throws {
    let stage = try stage("carplay")
    let share = stage.capShare(stage.profile.typography.title)
    // Inter says 1490 of 2048.
    #expect((0.726...0.729).contains(share))
  }

  @Test func `letters that nobody can read are told apart from those that are merely small`() throws
  {
    let stage = try stage("carplay")
    let panel = stage.profile.panel(car).panel
    let figures = PanelFigures(
      stage.profile, on: panel, density: .one, capShare: stage.capShare)
    #expect(figures.illegible.map(\.role) == ["button", "body", "row", "tab", "detail", "badge"])
    #expect(figures.figures.first { $0.role == "tab" }?.text == "tab 8.4'")
  }

  @Test func `the wider side of a pixel is no target's`() throws {
    let stage = try stage("carplay")
    let flat = Panel(
      pixels: car, size: PanelSize(width: 200, height: 91), distance: 750, source: .device)
    let figures = PanelFigures(
      stage.profile, on: flat, density: Density(2), capShare: stage.capShare)
    let gap = try #require(figures.figures.first { $0.role == "gap" })
    #expect((gap.value * 1000).rounded() == (32 * 200 / 1920.0 * 1000).rounded())
  }
}
