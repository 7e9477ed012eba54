import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// A kiosk wants to know when nobody is there any more, and to begin anew then.
@Suite struct IdleTests {
  private func idle(_ hand: Hand) -> Int {
    hand.events.count { if case .idle = $0 { true } else { false } }
  }

  private func watched(_ milliseconds: Int? = 5000) -> Hand {
    var hand = Hand(.screen(.table(.numbered(5))))
    hand.tell(.idle(milliseconds: milliseconds))
    return hand
  }

  @Test func `it is told once after so long without a hand, to the millisecond`() {
    var hand = watched()
    hand.wait(4999)
    #expect(idle(hand) == 0)
    hand.wait(1)
    #expect(idle(hand) == 1)
    hand.wait(60_000)
    #expect(idle(hand) == 1)
  }

  @Test func `whatever a hand does begins it anew`() {
    var hand = watched()
    for _ in 0..<4 {
      hand.wait(4000)
      hand.turn(1)
    }
    #expect(idle(hand) == 0)
    hand.wait(6000)
    #expect(idle(hand) == 1)
    hand.turn(1)
    hand.wait(6000)
    #expect(idle(hand) == 2)
  }

  @Test func `nobody is told who does not want to know any more`() {
    var hand = watched()
    hand.wait(1000)
    hand.tell(.idle(milliseconds: nil))
    hand.wait(60_000)
    #expect(idle(hand) == 0)
  }

  @Test func `another language goes on counting`() throws {
    let scene = "screen:\n  content:\n    - table: {rows: [{title: One, id: a}]}\n"
    let sample = try SampleScene(scene, on: "kiosk")
    var hand = try Hand.armed(scene, on: "kiosk")
    hand.tell(.idle(milliseconds: 5000))
    hand.wait(3000)
    let (environment, now) = (hand.environment, hand.now)
    hand.perform {
      $0.reopen(sample.scene, language: "it", words: .english, at: now, in: environment)
    }
    hand.wait(1999)
    #expect(idle(hand) == 0)
    hand.wait(1)
    #expect(idle(hand) == 1)
  }

  @Test func `all screens are gone back by at once, out of a modal as well`() throws {
    var hand = try Hand.armed(ModalScenes.scene(style: "sheet"), on: "kiosk")
    hand.open("add")
    #expect(hand.isModalOpen)
    hand.tell(.popAll)
    #expect(!hand.isModalOpen && hand.session.screenDepth == 1)
    let before = hand.events.count
    hand.tell(.popAll)
    #expect(hand.events.count == before, "where one is already, nothing comes up")
  }
}
