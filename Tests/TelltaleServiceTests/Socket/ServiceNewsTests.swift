import Glibc
import TelltaleSyntax
import TelltaleTestSupport
import TelltaleVarlink
import Testing

@testable import TelltaleService

/// What the service goes on telling.
@Suite struct ServiceNewsTests {
  private static func policy(_ change: (inout ServiceLimits) -> Void = { _ in }) -> ServicePolicy {
    var policy = ServicePolicy(rules: [
      .init(user: 0, asks: .critical, seesAll: true, opens: [], sets: [.theme, .language]),
      .init(asks: .normal, opens: [], sets: [.driving]),
    ])
    policy.limits.callsPerSecond = 10_000
    change(&policy.limits)
    return policy
  }

  private func titles(_ status: JSONValue) -> [String] {
    (status["questions"]?.items ?? []).compactMap { $0["title"]?.string }
  }

  @Test func `a status tells what is shown, who waits and since when`() throws {
    let hand = try ServiceHand(policy: Self.policy())
    let (one, other) = (try ServiceGuest(hand, user: 1), try ServiceGuest(hand, user: 2))
    one.ask(Questions.print)
    other.ask(Questions.door)
    hand.wait(2000)
    let guest = try ServiceGuest(hand, user: 0)
    guest.call("Status")
    let status = try #require(try guest.replies().first).parameters
    let questions = try #require(status["questions"]?.items)
    #expect(questions.map { $0["state"] } == ["armed", "queued"])
    #expect(questions.map { $0["title"] } == ["Print Receipt?", "Open Door?"])
    #expect(questions[0]["shownAt"]?.integer ?? 0 >= questions[0]["askedAt"]?.integer ?? .max)
    #expect(questions[1]["shownAt"] == .null)
    #expect(status["app"] == .null)
    #expect(status["settings", "theme"] == "day")
    #expect(status["settings", "driving"] == .null)
    #expect(status["counts", "asked"] == 2)
    #expect(status["counts", "connections"] == 3)
  }

  @Test func `a status is told again at each change, to each user their own`() throws {
    let hand = try ServiceHand(policy: Self.policy())
    let (listener, own) = (try ServiceGuest(hand, user: 2), try ServiceGuest(hand, user: 2))
    listener.call("Status", more: true)
    let stranger = try ServiceGuest(hand, user: 1)
    stranger.ask(Questions.print)
    #expect(try listener.replies().count == 1)
    own.ask(Questions.door)
    #expect(try listener.replies().map { titles($0.parameters) } == [["Open Door?"]])
    try hand.perform("tap print")
    try hand.perform("tap open")
    let states = try listener.replies().map { $0.parameters["questions"]?.items?.first?["state"] }
    #expect(states.last == .some(nil) && states.dropLast().last == "armed", "\(states)")
    own.call("Set", ["driving": "moving"])
    let last = try #require(try listener.replies().last)
    #expect(last.continues && last.parameters["settings", "driving"] == "moving")
  }

  @Test func `each user is told how much they have had, and who may see all how much there was`()
    throws
  {
    let hand = try ServiceHand(policy: Self.policy())
    let (one, other) = (try ServiceGuest(hand, user: 1), try ServiceGuest(hand, user: 2))
    one.ask(Questions.print)
    try hand.perform("tap print")
    other.call("Withdraw", ["id": "77"])
    other.call("Withdraw", ["id": "78"])
    other.open(["text": .string(Apps.pump)])
    other.leave()
    func counts(_ user: UInt32) throws -> JSONValue {
      let guest = try ServiceGuest(hand, user: user)
      guest.call("Status")
      return try #require(try guest.replies().first?.parameters["counts"])
    }
    let own = try counts(1)
    #expect(own["asked"] == 1 && own["answered"] == 1 && own["calls"] == 2 && own["refused"] == 0)
    #expect(own["opened"] == 0 && own["connections"] == 2)
    let theirs = try counts(2)
    #expect(theirs["asked"] == 0 && theirs["answered"] == 0 && theirs["refused"] == 2)
    #expect(theirs["opened"] == 1 && theirs["calls"] == 4 && theirs["connections"] == 1)
    let none = try counts(3)
    #expect(none["asked"] == 0 && none["calls"] == 1 && none["since"] == own["since"])
    let all = try counts(0)
    #expect(all["asked"] == 1 && all["opened"] == 1 && all["refused"] == 2 && all["calls"] == 8)
    #expect(all["connections"] == 2)
  }

  @Test func `a hint of brightness is told and nothing else`() throws {
    let hand = try ServiceHand()
    let (listener, setter) = (try ServiceGuest(hand), try ServiceGuest(hand))
    listener.call("Status", more: true)
    #expect(try listener.replies().last?.parameters["settings", "brightness"] == .null)
    _ = hand.playback.takeDamage()
    setter.call("Set", ["brightness": .number(0.25)])
    setter.call("Set", ["brightness": 2])
    #expect(try setter.replies().map(\.error) == [nil, "org.varlink.service.InvalidParameter"])
    #expect(
      try listener.replies().map { $0.parameters["settings", "brightness"]?.double } == [0.25])
    #expect(hand.playback.takeDamage().isEmpty)
  }

  @Test func `an app of another user is told, and what its program sets`() throws {
    let hand = try ServiceHand(policy: Self.policy())
    let listener = try ServiceGuest(hand, user: 2)
    listener.call("Status", more: true)
    let app = try ServiceGuest(hand, user: 0)
    app.open(["text": .string(Apps.pump)])
    #expect(try listener.replies().last?.parameters["app", "user"] == 0)
    app.say(#"{"theme": "night"}"#)
    #expect(try listener.replies().last?.parameters["settings", "theme"] == "night")
    app.say(#"{"driving": "moving"}"#)
    app.say(#"{"theme": "day", "set": {"none-such": "x"}}"#)
    #expect(try listener.replies().isEmpty)
    app.leave()
    #expect(try listener.replies().last?.parameters["app"] == .null)
  }

  @Test func `whoever watches hears of what happens from then on`() throws {
    let hand = try ServiceHand(policy: Self.policy())
    let guests = try [1, 2].map { try ServiceGuest(hand, user: $0) }
    guests[0].ask(Questions.print)
    let watcher = try ServiceGuest(hand, user: 2)
    watcher.call("Watch", more: true)
    try hand.perform("tap print")
    #expect(try events(watcher) == [])
    guests[1].ask(Questions.door)
    try hand.perform("tap open")
    #expect(try events(watcher) == ["asked", "shown", "armed", "answered"])
    let setter = try ServiceGuest(hand, user: 0)
    setter.call("Set", ["theme": "night"])
    let told = try #require(try watcher.replies().last?.parameters["records"]?.items)
    #expect(told.map { $0["theme"] } == ["night"] && told.allSatisfy { $0["user"] == nil })
  }

  @Test func `whoever watches the past as well hears of everything once, a slow reader too`() throws
  {
    let hand = try ServiceHand(policy: Self.policy { $0.journalBytes = 1 << 16 })
    let guest = try ServiceGuest(hand, user: 1)
    for index in 0..<20 {
      guest.ask(Questions.print, [.init("key", .string("a\(index)"))])
      try hand.perform("tap print")
      _ = try guest.replies()
    }
    let watcher = try ServiceGuest(hand, user: 1)
    watcher.call("Watch", ["past": true], more: true)
    // It reads nothing while the journal is begun anew.
    while hand.journal.turn == 0 {
      guest.ask(Questions.door)
      try hand.perform("tap open")
      _ = try guest.replies()
    }
    guest.ask(Questions.door)
    try hand.perform("tap open")
    var told: [JSONValue] = []
    for _ in 0..<200 {
      told += try watcher.replies().flatMap { $0.parameters["records"]?.items ?? [] }
      watcher.goOn()
    }
    let asked = told.filter { $0["event"] == "asked" }.compactMap { $0["id"]?.integer }
    #expect(asked == Array(1...(asked.last ?? 0)) && asked.count > 21)
    let answered = told.filter { $0["event"] == "answered" }.compactMap { $0["id"]?.integer }
    #expect(answered == asked)
  }

  @Test func `who watches has to take several replies`() throws {
    let hand = try ServiceHand()
    let guest = try ServiceGuest(hand)
    guest.call("Watch")
    #expect(try guest.replies().map(\.error) == ["org.varlink.service.ExpectedMore"])
    guest.call("Watch", ["id": "x"], more: true)
    #expect(try guest.replies().map(\.error) == ["org.varlink.service.InvalidParameter"])
  }

  @Test func `a listener that goes leaves nothing behind`() throws {
    let hand = try ServiceHand()
    for _ in 0..<100 {
      let guest = try ServiceGuest(hand)
      guest.call("Watch", more: true)
      guest.leave()
    }
    #expect(hand.service.connections.isEmpty)
    #expect(!hand.hasMore)
  }

  private func events(_ guest: ServiceGuest) throws -> [String] {
    try guest.replies().flatMap { $0.parameters["records"]?.items ?? [] }
      .compactMap { $0["event"]?.string }
  }
}
