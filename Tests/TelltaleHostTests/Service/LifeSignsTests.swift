import TelltaleGraphics
import Testing

@testable import TelltaleHost

/// When a unit counts as alive.
@Suite struct LifeSignsTests {
  /// Signs that change by being asked for, at moments in milliseconds.
  private final class Unit {
    var signs: LifeSigns
    init(limit: Int) { signs = LifeSigns(limit: limit) }

    func round(_ moment: Int) -> Bool { signs.finishRound(at: LifeSignsTests.at(moment)) }
    func send(_ frame: Int, _ moment: Int) { signs.send(frame, at: LifeSignsTests.at(moment)) }
    func hear(_ event: DisplayEvent, _ moment: Int) {
      signs.hear(event, at: LifeSignsTests.at(moment))
    }
    func presents(_ frame: Int, _ moment: Int) {
      hear(.presented(generation: frame, at: LifeSignsTests.at(moment)), moment)
    }
  }

  private static func at(_ milliseconds: Int) -> Instant {
    Instant.zero.advanced(byMilliseconds: milliseconds)
  }

  @Test func `a round is a sign of life, twice within the limit at most`() {
    let signs = Unit(limit: 10_000)
    let rounds = stride(from: 0, through: 20_000, by: 1000)
    #expect(rounds.filter { signs.round($0) } == [0, 5000, 10_000, 15_000, 20_000])
  }

  @Test func `a round is asked for half the limit after the last, and none before the first`() {
    let signs = Unit(limit: 10_000)
    #expect(signs.signs.due == nil)
    _ = signs.round(300)
    #expect(signs.signs.due == Self.at(5300))
    #expect(LifeSigns(limit: 1).interval == 1)
  }

  @Test func `a frame that does not come takes the sign away, however the loop goes round`() {
    let signs = Unit(limit: 2000)
    _ = signs.round(0)
    signs.send(1, 100)
    #expect(signs.round(2600))
    #expect(!signs.round(3600))
    #expect(signs.signs.due == Self.at(4600), "it is looked at again, and not without a rest")
    signs.hear(.stalled, 3700)
    #expect(!signs.round(4600))
    signs.presents(1, 5000)
    #expect(signs.round(5600))
  }

  @Test func `of frames that follow each other the newest has to come, the others not`() {
    let signs = Unit(limit: 1000)
    signs.send(1, 0)
    signs.send(2, 2000)
    signs.presents(1, 2400)
    #expect(signs.round(4900), "something came meanwhile")
    #expect(!signs.round(5500))
    signs.presents(2, 6000)
    #expect(signs.round(60_000))
  }

  @Test func `frames for a screen that nobody sees need not come, until it is back`() {
    let signs = Unit(limit: 1000)
    signs.hear(.hidden, 0)
    signs.send(1, 0)
    #expect(signs.round(60_000))
    signs.hear(.visible, 60_000)
    #expect(signs.round(62_500))
    #expect(!signs.round(63_001))
  }
}
