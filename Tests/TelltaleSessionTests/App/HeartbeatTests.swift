import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleSession

@Suite struct HeartbeatTests {
  private func shown() -> Hand {
    let screen = Screen(content: [.activityIndicator(ActivityIndicator(label: "Finding Stations"))])
    var hand = Hand(world: World(profile: .sample(), typesetter: GridTypesetter()))
    _ = hand.session.open(
      Scene(root: .screen(screen)), number: 1, language: "en", words: .english, at: hand.now,
      in: hand.world)
    hand.arm()
    return hand
  }

  private func send(_ updates: [AppUpdate], to hand: inout Hand) {
    hand.send(.requested(AppRequest(number: 1, updates: updates), at: hand.now))
  }

  private func silences(_ hand: Hand) -> [Bool] {
    hand.effects.compactMap { if case .app(.silent(let isSilent)) = $0 { isSilent } else { nil } }
  }

  /// Whether pictures differ within a second.
  private func turns(_ hand: inout Hand) -> Bool {
    let before = hand.session.picture(in: hand.world)
    for _ in 0..<9 {
      hand.wait(110)
      if hand.session.picture(in: hand.world) != before { return true }
    }
    return false
  }

  @Test func `nothing turns while a promised sign of life is owed`() {
    var hand = shown()
    #expect(turns(&hand))
    send([.heartbeat(milliseconds: 500)], to: &hand)
    hand.wait(600)
    #expect(silences(hand) == [true])
    #expect(!turns(&hand))
    #expect(hand.session.deadline(in: hand.world) == nil)
    send([], to: &hand)
    #expect(silences(hand) == [true, false])
    let woken = hand.session.picture(in: hand.world)
    hand.wait(110)
    #expect(hand.session.picture(in: hand.world) != woken)
  }

  @Test func `who promised nothing owes nothing`() {
    var hand = shown()
    hand.wait(60_000)
    #expect(turns(&hand))
    send([.heartbeat(milliseconds: 500)], to: &hand)
    send([.heartbeat(milliseconds: nil)], to: &hand)
    hand.wait(60_000)
    #expect(silences(hand).isEmpty)
    #expect(turns(&hand))
  }
}
