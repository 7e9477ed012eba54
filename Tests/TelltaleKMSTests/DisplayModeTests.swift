import Testing

@testable import TelltaleKMS
@testable import TelltaleScriptedCard

/// How often a mode is drawn, and which part of the card feeds a connector.
@Suite struct DisplayModeTests {
  private func timed(_ clock: UInt32, _ across: UInt16, _ down: UInt16) -> DisplayMode {
    var timed = mode(64, 64, hertz: 0)
    timed.clock = clock
    timed.horizontal.total = across
    timed.vertical.total = down
    return timed
  }

  @Test func `a rate that the driver says goes before the timings, up to a thousand`() {
    var mode = timed(148_500, 2200, 1125)
    mode.nominalRefresh = 1
    #expect(mode.refresh == 1)
    mode.nominalRefresh = 1000
    #expect(mode.refresh == 1000 && mode.frameMilliseconds == 1)
    mode.nominalRefresh = 1001
    #expect(mode.refresh == 1000)
  }

  @Test(arguments: [
    // 1080p at 60 and at 59.94, 720p at 50; half a hertz is rounded up.
    (148_500, 2200, 1125, 60), (148_352, 2200, 1125, 60), (74_250, 1980, 750, 50),
    (1, 100, 100, 1), (119, 10, 200, 60), (1_000_000, 1, 1, 1000),
  ])
  func `else it follows from the timings`(clock: UInt32, across: UInt16, down: UInt16, hertz: Int) {
    #expect(timed(clock, across, down).refresh == hertz)
  }

  @Test(arguments: [(0, 100, 100), (1000, 0, 100), (1000, 100, 0)])
  func `timings that tell nothing mean sixty`(clock: UInt32, across: UInt16, down: UInt16) {
    #expect(timed(clock, across, down).refresh == 60)
    #expect(timed(clock, across, down).frameMilliseconds == 16)
  }

  private func card(feeding crtcs: [UInt32?]) -> CardSnapshot {
    var card = smallCard()
    card.crtcs = [20, 21, 22].map { .init(id: $0, mode: nil, framebuffer: 0) }
    card.connectors = crtcs.enumerated().map { index, crtc in
      .init(
        id: UInt32(10 + index), name: "HDMI-A-\(index + 1)", link: .connected, modes: [],
        crtc: crtc, possibleCRTCs: 0b110)
    }
    return card
  }

  @Test func `a connector keeps what feeds it, else takes what is free, else what it can`() {
    func chosen(_ crtcs: [UInt32?]) -> Int? {
      let card = card(feeding: crtcs)
      return ModePlan.chooseCRTC(card.connectors[0], card)
    }
    #expect(chosen([22, nil]) == 2)
    #expect(chosen([nil, 21]) == 2)
    #expect(chosen([nil, nil]) == 1)
    #expect(chosen([nil, 21, 22]) == 1)
    // What feeds it now, and cannot as the card says, counts for nothing.
    #expect(chosen([20, 21]) == 2)
  }

  @Test func `a connector that nothing can feed gets nothing`() {
    var card = card(feeding: [nil])
    card.connectors[0].possibleCRTCs = 0
    #expect(ModePlan.chooseCRTC(card.connectors[0], card) == nil)
    card.connectors[0].possibleCRTCs = 1 << 31
    #expect(ModePlan.chooseCRTC(card.connectors[0], card) == nil)
  }
}
