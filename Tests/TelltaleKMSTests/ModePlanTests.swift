import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import Testing

@testable import TelltaleKMS
@testable import TelltaleScriptedCard

@Suite struct ModePlanTests {
  private func best(
    _ card: CardSnapshot, _ device: DeviceProfile = DeviceProfile()
  ) throws -> ModePlan {
    try #require(try ModePlan.candidates(for: device, on: card).first)
  }

  private func card(_ modes: [DisplayMode], inForce: DisplayMode? = nil) -> CardSnapshot {
    var card = smallCard(inForce: inForce)
    card.connectors[0].modes = modes
    return card
  }

  @Test func `the preferred mode is taken`() throws {
    let plan = try best(card([mode(1920, 1080), mode(1280, 720, preferred: true)]))
    #expect(plan.mode.size == PixelSize(width: 1280, height: 720))
    #expect(!plan.keepsMode)
  }

  @Test func `a mode in force of the right size stays, whatever its timings`() throws {
    let running = mode(1280, 720, hertz: 75)
    let plan = try best(card([mode(1280, 720, preferred: true)], inForce: running))
    #expect(plan.mode == running)
    #expect(plan.keepsMode)
  }

  @Test func `a mode in force of another size is replaced`() throws {
    let plan = try best(card([mode(1280, 720, preferred: true)], inForce: mode(640, 480)))
    #expect(plan.mode.width == 1280)
    #expect(!plan.keepsMode)
  }

  @Test func `a named mode is taken at the named rate, else the preferred or fastest`() throws {
    let modes = [mode(800, 600, hertz: 56), mode(800, 600, hertz: 75), mode(1280, 720)]
    var device = DeviceProfile(mode: ModeRequest(width: 800, height: 600))
    #expect(try best(card(modes), device).mode.refresh == 75)
    device.mode?.refresh = 56
    #expect(try best(card(modes), device).mode.refresh == 56)
    #expect(
      try ModePlan.candidates(for: device, on: card(modes)).allSatisfy { $0.mode.width == 800 })
  }

  @Test func `a mode that the screen has not is refused with those that it has`() {
    let device = DeviceProfile(mode: ModeRequest(width: 800, height: 600, refresh: 50))
    #expect {
      try ModePlan.candidates(for: device, on: card([mode(640, 480)]))
    } throws: { error in
      guard let error = error as? DisplayError else { return false }
      return error.kind == .noMode
        && error.message == "HDMI-A-1 has no mode 800x600@50; it has 640x480@60"
    }
  }

  @Test(arguments: [(0, 0), (1, 1), (16_385, 600), (16_384, 16_384)])
  func `sizes that no frame can have are passed over`(width: UInt16, height: UInt16) throws {
    let odd = mode(width, height, preferred: true)
    #expect(try best(card([odd, mode(640, 480)])).mode.width == 640)
    #expect(throws: DisplayError.self) { try best(card([odd])) }
  }

  @Test func `interlaced modes come last`() throws {
    let plan = try best(card([mode(1920, 1080, interlaced: true), mode(1280, 720)]))
    #expect(plan.mode.width == 1280)
  }

  @Test func `up to three smaller modes follow, each in both formats`() throws {
    let modes = [1920, 1600, 1280, 1024, 800].map { mode($0, 600) }
    let plans = try ModePlan.candidates(for: DeviceProfile(), on: card(modes))
    #expect(plans.map(\.mode.width) == [1920, 1920, 1600, 1600, 1280, 1280, 1024, 1024])
    #expect(plans.prefix(2).map(\.format) == [.xrgb8888, .rgb565])
  }

  @Test func `16 bits are used where asked for, or where there is nothing else`() throws {
    var card = smallCard()
    #expect(try best(card, DeviceProfile(prefersRGB565: true)).format == .rgb565)
    card.planes[0].formats = [.rgb565]
    #expect(try best(card).format == .rgb565)
    card.planes[0].formats = [.xrgb8888]
    #expect(try best(card, DeviceProfile(prefersRGB565: true)).format == .xrgb8888)
  }

  @Test func `a connector that shows something is taken before one that does not`() throws {
    var card = smallCard()
    var dark = card.connectors[0]
    (dark.id, dark.name, dark.crtc) = (11, "DP-1", nil)
    card.connectors.insert(dark, at: 0)
    #expect(try best(card).connectorName == "HDMI-A-1")
    #expect(try best(card, DeviceProfile(connector: "DP-1")).connectorName == "DP-1")
  }

  @Test func `a connector in unknown state counts when nothing is connected`() throws {
    var card = smallCard()
    card.connectors[0].link = .unknown
    #expect(try best(card).connector == 10)
    card.connectors[0].modes = []
    #expect(throws: DisplayError.self) { try best(card) }
  }

  @Test func `a CRTC that feeds another screen is left alone`() throws {
    var card = smallCard()
    var second = card.connectors[0]
    (second.id, second.name, second.crtc, second.possibleCRTCs) = (11, "DP-1", nil, 0b11)
    card.connectors.append(second)
    card.crtcs.append(.init(id: 21))
    card.planes.append(
      .init(id: 31, kind: .primary, crtc: nil, possibleCRTCs: 0b10, formats: [.xrgb8888]))
    let plan = try best(card, DeviceProfile(connector: "DP-1"))
    #expect(plan.crtc == 21)
    #expect(plan.plane == 31)
  }

  @Test func `planes of others on our CRTC are taken off`() throws {
    var card = smallCard()
    card.planes.append(.init(id: 31, kind: .cursor, crtc: 20, possibleCRTCs: 1, formats: []))
    card.planes.append(.init(id: 32, kind: .overlay, crtc: nil, possibleCRTCs: 1, formats: []))
    #expect(try best(card).foreignPlanes == [31])
  }

  @Test func `without planes the older interface is planned`() throws {
    var card = smallCard()
    card.planes = []
    let plans = try ModePlan.candidates(for: DeviceProfile(), on: card)
    #expect(plans.map(\.plane) == [nil, nil])
    #expect(plans.map(\.format) == [.xrgb8888, .rgb565])
  }

  @Test func `a rate that the driver does not say is worked out, and is never absurd`() {
    var odd = mode(1280, 720, hertz: 0)
    #expect(odd.refresh == 60)
    (odd.clock, odd.horizontal.total, odd.vertical.total) = (74_250, 1650, 750)
    #expect(odd.refresh == 60)
    odd.nominalRefresh = .max
    #expect(odd.refresh == 1000)
    odd = mode(1280, 720, hertz: 0)
    (odd.clock, odd.horizontal.total, odd.vertical.total) = (.max, 1, 1)
    #expect(odd.refresh == 1000)
    #expect(odd.frameMilliseconds == 1)
  }
}
