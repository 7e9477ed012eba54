import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleService

/// The last screen of an app whose program has gone.
@Suite struct LeftAppTests {
  private static var policy: ServicePolicy {
    var rule = ServicePolicy.Rule(asks: .critical, opens: [], sets: [.theme])
    rule.keepsScreen = 5_000
    return ServicePolicy(rules: [rule])
  }

  /// A hand with an app on the screen, whose program has gone.
  private func left() throws -> ServiceHand {
    let hand = try ServiceHand(policy: Self.policy)
    let app = try ServiceGuest(hand)
    app.open(["text": .string(Apps.pump)])
    hand.wait(2000)
    app.leave()
    return hand
  }

  @Test func `an app's last screen stays for as long as its rule says, and then the ground`() throws
  {
    let hand = try left()
    _ = hand.playback.takeDamage()
    hand.wait(4_900)
    #expect(hand.playback.session.showsScreens)
    #expect(hand.playback.takeDamage().isEmpty)
    hand.wait(200)
    #expect(!hand.playback.session.showsScreens)
    #expect(hand.service.deadline == nil)
    #expect(try hand.records.map(\.kind) == [.opened, .closed])
  }

  @Test func `hands on a screen that was left mean nothing`() throws {
    let hand = try left()
    #expect(hand.playback.session.glass.frame(ofControl: "stop") != nil)
    try hand.perform("press stop")
    #expect(hand.playback.session.glass.surfaces.press == nil)
    let refusal = hand.playback.session.glass.refusal(at: hand.playback.now)
    #expect(refusal == .unattended)
  }

  @Test func `another app comes at once, and takes hands`() throws {
    let hand = try left()
    let next = try ServiceGuest(hand)
    next.open(["text": .string(Apps.pump)])
    #expect(try next.replies().map(\.error) == [nil])
    _ = try next.lines()
    hand.wait(6_000)
    #expect(hand.playback.session.showsScreens)
    try hand.perform("tap stop")
    #expect(try next.words().contains("activated"))
  }

  @Test func `a question over it is answered as ever`() throws {
    let hand = try left()
    let guest = try ServiceGuest(hand)
    guest.ask(Questions.print)
    try hand.perform("tap print")
    #expect(try guest.replies().last?.parameters["answer", "choice"] == "print")
    let setter = try ServiceGuest(hand)
    setter.call("Set", ["theme": "night"])
    #expect(hand.playback.session.appearance == .night)
    #expect(hand.playback.session.glass.refusal(at: hand.playback.now) == .unattended)
  }
}
