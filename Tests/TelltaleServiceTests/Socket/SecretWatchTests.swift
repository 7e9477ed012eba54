import TelltaleTestSupport
import Testing

@testable import TelltaleService

/// When a service keeps what is in its memory to itself.
@Suite struct SecretWatchTests {
  @Test func `secrets are kept from the question to the moment when its answer is sent`() throws {
    let hand = try ServiceHand()
    let guest = try ServiceGuest(hand)
    guest.ask(Questions.print)
    try hand.perform("tap print")
    #expect(hand.secrets.lines.isEmpty)
    guest.ask(Questions.secret)
    #expect(hand.secrets.lines == ["begin"])
    try hand.perform("tap cancel")
    #expect(hand.secrets.lines == ["begin", "end"])
    guest.ask(Questions.secret)
    guest.leave()
    #expect(hand.secrets.lines == ["begin", "end", "begin", "end"])
    #expect(!hand.hasMore)
  }

  @Test func `a client who reads nothing of others' keeps no secret`() throws {
    let hand = try ServiceHand()
    let (slow, guest) = (try ServiceGuest(hand), try ServiceGuest(hand))
    slow.call("Status", more: true)
    guest.ask(Questions.secret)
    try hand.perform("tap cancel")
    #expect(hand.secrets.lines == ["begin", "end"])
  }

  @Test func `an app with a secret field keeps them until its last screen has gone`() throws {
    var rule = ServicePolicy.Rule(asks: .critical, opens: [])
    rule.keepsScreen = 5_000
    let hand = try ServiceHand(policy: ServicePolicy(rules: [rule]))
    let app = try ServiceGuest(hand)
    app.open([
      "text":
        "{start: a, screens: {a: {content: [{field: {id: pin, placeholder: PIN, secure: true}}]}}}"
    ])
    #expect(try app.replies().map(\.error) == [nil])
    #expect(hand.secrets.lines == ["begin"])
    app.leave()
    hand.wait(4_000)
    #expect(hand.secrets.lines == ["begin"])
    hand.wait(2_000)
    #expect(hand.secrets.lines == ["begin", "end"])
  }

  @Test func `a program that asks for a secret over its app has it kept`() throws {
    let hand = try ServiceHand()
    let app = try ServiceGuest(hand)
    app.open(["text": .string(Apps.pump)])
    _ = try app.replies()
    #expect(hand.secrets.lines.isEmpty)
    app.say(
      #"{"id": 1, "ask": {"alert": {"title": "PIN", "fields": [{"placeholder": "PIN", "secure": true}], "buttons": [{"title": "OK", "id": "ok"}, {"role": "cancel"}]}}}"#
    )
    #expect(hand.secrets.lines == ["begin"])
    app.leave()
    #expect(hand.secrets.lines == ["begin", "end"])
  }
}
