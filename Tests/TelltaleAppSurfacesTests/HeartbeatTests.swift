import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces
import TelltaleTestSupport
import Testing

@testable import TelltaleSession

@Suite struct HeartbeatTests {
  private func shown(on name: String) throws -> Hand {
    let screen = Screen(content: [.activityIndicator(ActivityIndicator(label: "Finding Stations"))])
    var hand = Hand(
      environment: Environment(profile: try Platforms.profile(name), typesetter: GridTypesetter()))
    _ = hand.session.open(
      Scene(root: .screen(screen)), question: 1, language: "en", words: .english, at: hand.now,
      in: hand.environment)
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
    let before = hand.session.picture(in: hand.environment)
    for _ in 0..<9 {
      hand.wait(110)
      if hand.session.picture(in: hand.environment) != before { return true }
    }
    return false
  }

  // ACTIVITY-INDICATOR-SHOWS-LIFE
  @Test(arguments: ["carplay", "kiosk"])
  func `nothing turns while a promised sign of life is owed`(name: String) throws {
    var hand = try shown(on: name)
    #expect(turns(&hand))
    send([.heartbeat(milliseconds: 500)], to: &hand)
    hand.wait(600)
    #expect(silences(hand) == [true])
    #expect(!turns(&hand))
    #expect(hand.session.deadline(in: hand.environment) == nil)
    send([], to: &hand)
    #expect(silences(hand) == [true, false])
    let woken = hand.session.picture(in: hand.environment)
    hand.wait(110)
    #expect(hand.session.picture(in: hand.environment) != woken)
  }

  @Test(arguments: ["carplay", "kiosk"])
  func `who promised nothing owes nothing`(name: String) throws {
    var hand = try shown(on: name)
    hand.wait(60_000)
    #expect(turns(&hand))
    send([.heartbeat(milliseconds: 500)], to: &hand)
    send([.heartbeat(milliseconds: nil)], to: &hand)
    hand.wait(60_000)
    #expect(silences(hand).isEmpty)
    #expect(turns(&hand))
  }
}
