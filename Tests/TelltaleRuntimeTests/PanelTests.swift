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

  private func setup(_ name: String) throws -> ProfileSetup {
    try ProfileSetup(SceneSettings(profile: "\(Platforms.folder)/\(name).yaml"), in: .quiet)
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

  @Test
  func
    `where the typical panel has another shape, one that is sold with the pixels is taken, else an inch's`()
    throws
  {
    let profile = try profile("carplay")
    let sold = profile.panel(PixelSize(width: 800, height: 480))
    #expect(sold.panel.source == .usual("7in") && sold.panel.size.description == "154x86 mm")
    let odd = profile.panel(PixelSize(width: 800, height: 500))
    #expect(odd.panel.source == .assumed(pixelsPerInch: 133))
    #expect(odd.panel.size.description == "152.8x95.5 mm")
  }

  @Test func `pixels that somebody would see on the typical panel stand on a smaller one`() throws {
    let found = try profile("kiosk").panel(PixelSize(width: 1024, height: 600))
    #expect(found.panel.source == .usual("10.1in-1024x600"))
    let upright = try profile("kiosk").panel(PixelSize(width: 480, height: 800))
    #expect(upright.panel.size == PanelSize(width: 86, height: 154))
  }

  @Test func `arc minutes and millimetres are each other's way back`() {
    let panel = Panel(
      pixels: car, size: PanelSize(width: 243, height: 91), distance: 700, source: .device)
    // 20' are 4.07 mm at 700 mm.
    #expect((panel.height(ofArcMinutes: 20) * 100).rounded() == 407)
    #expect((panel.arcMinutes(panel.height(ofArcMinutes: 16)) * 1000).rounded() == 16_000)
  }

  @Test(arguments: Platforms.names)
  func `density goes in quarters, and no letter and no target is much larger than it has to be`(
    name: String
  ) throws {
    let setup = try setup(name)
    for usual in UsualPanel.all {
      let panel = usual.panel(distance: setup.profile.display.viewingDistance)
      let fitted = setup.profile.fitted(on: panel, setup.capShare)
      let density = fitted.density.pixelsPerPoint
      #expect((density * 4).truncatingRemainder(dividingBy: 1) == 0)
      let all = PanelFigures(fitted, on: panel, capShare: setup.capShare)
      for figure in all.figures where figure.role != "gap" && figure.wanted > 0 {
        // To the pixel.
        let most = figure.wanted * 1.3 + (figure.isLetter ? 0.1 : panel.pixelHeight)
        #expect(figure.value <= most, "\(usual.name), \(name): \(figure.text)")
      }
      // Nobody looks at a panel of 7 inches from a sofa.
      if name != "tvos" { #expect(all.illegible.map(\.text) == [], "\(usual.name), \(name)") }
    }
  }

  @Test(arguments: ["carplay", "kiosk"])
  func `letters and targets are as large as is wanted where the panel has room for them`(
    name: String
  ) throws {
    let setup = try setup(name)
    let panel = setup.profile.panel(
      name == "kiosk" ? PixelSize(width: 1080, height: 1920) : car
    ).panel
    let fitted = setup.profile.fitted(on: panel, setup.capShare)
    let figures = PanelFigures(fitted, on: panel, capShare: setup.capShare)
    #expect(figures.figures.filter(\.isShort).map(\.text) == [])
  }

  @Test func `a panel without room has smaller letters and targets, and none that cannot be used`()
    throws
  {
    let setup = try setup("kiosk")
    let panel = try #require(UsualPanel.named("3.5in")).panel(distance: 600)
    let fitted = setup.profile.fitted(on: panel, setup.capShare)
    let figures = PanelFigures(fitted, on: panel, capShare: setup.capShare)
    #expect(figures.figures.contains { $0.role == "row" && $0.isShort })
    for target in figures.figures where !target.isLetter && target.role != "gap" {
      #expect(target.value >= 6.8 * 0.97, "\(target.text)")
    }
    #expect(figures.illegible.map(\.text) == [])
  }

  @Test func `a capital's height is the face's own`() throws {
    let setup = try setup("carplay")
    let share = setup.capShare(setup.profile.typography.title)
    // Inter says 1490 of 2048.
    #expect((0.726...0.729).contains(share))
  }

  @Test func `letters that nobody can read are told apart from those that are merely small`() throws
  {
    let setup = try setup("carplay")
    let panel = setup.profile.panel(car).panel
    let figures = PanelFigures(setup.profile, on: panel, capShare: setup.capShare)
    #expect(figures.illegible.map(\.role) == ["button", "body", "row", "tab", "detail", "badge"])
    #expect(figures.figures.first { $0.role == "tab" }?.text == "tab 8.4'")
  }

  @Test func `the wider side of a pixel is no target's`() throws {
    let setup = try setup("carplay")
    let flat = Panel(
      pixels: car, size: PanelSize(width: 200, height: 91), distance: 750, source: .device)
    var profile = setup.profile
    profile.device.scale = 2
    let figures = PanelFigures(profile, on: flat, capShare: setup.capShare)
    let gap = try #require(figures.figures.first { $0.role == "gap" })
    #expect((gap.value * 1000).rounded() == (32 * 200 / 1920.0 * 1000).rounded())
  }
}
