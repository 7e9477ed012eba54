import TelltaleTestSupport
import Testing

@testable import TelltaleService

/// Who has a place among the connections, and for how long.
@Suite struct ServicePlacesTests {
  private static var policy: ServicePolicy {
    ServicePolicy(rules: [
      .init(user: 0, asks: .critical, seesAll: true), .init(asks: .normal),
    ])
  }

  private func guests(_ hand: ServiceHand, users: [UInt32], each count: Int) throws
    -> [ServiceGuest]
  {
    try users.flatMap { user in try (0..<count).map { _ in try ServiceGuest(hand, user: user) } }
  }

  @Test func `connections of others keep nobody out who may ask what is critical`() throws {
    let hand = try ServiceHand(policy: Self.policy)
    let idle = try guests(hand, users: [1, 2, 3], each: 24)
    let refused = try idle.filter { try $0.replies().first?.error == "io.telltale.Busy" }
    #expect(refused.count == 72 - (64 - 8), "places are kept")
    let root = try ServiceGuest(hand, user: 0)
    root.ask(Questions.fire)
    #expect(hand.playback.session.glass.frame(ofControl: "seen") != nil)
    try hand.perform("tap seen")
    #expect(try root.replies().count == 1)
  }

  @Test func `where all places are taken the one that rests longest makes room, and no other`()
    throws
  {
    let hand = try ServiceHand(policy: Self.policy)
    let resting = try guests(hand, users: [1, 2], each: 20)
    for guest in resting {
      guest.call("List")
      _ = try guest.replies()
    }
    let asking = try ServiceGuest(hand, user: 3)
    asking.ask(Questions.print)
    hand.wait(6_000)
    let newcomers = try guests(hand, users: [3], each: 17)
    for guest in newcomers {
      guest.call("List")
      #expect(try guest.replies().first?.error == nil)
    }
    for guest in resting { _ = try guest.replies() }
    #expect(resting.map(\.isClosed) == resting.indices.map { $0 < 2 })
    try hand.perform("tap print")
    #expect(try asking.replies().count == 1)
  }

  @Test func `a connection that asks for nothing ends, and one that has asked stays`() throws {
    let hand = try ServiceHand(policy: Self.policy)
    let (silent, half, guest) = (
      try ServiceGuest(hand, user: 1), try ServiceGuest(hand, user: 1),
      try ServiceGuest(hand, user: 1)
    )
    half.send(Array(#"{"method":"io.tell"#.utf8))
    guest.call("List")
    #expect(try guest.replies().count == 1)
    hand.wait(29_000)
    _ = try (silent.replies(), half.replies())
    #expect(!silent.isClosed && !half.isClosed)
    #expect(hand.service.deadline != nil)
    hand.wait(2_000)
    _ = try (silent.replies(), half.replies(), guest.replies())
    #expect(silent.isClosed && half.isClosed && !guest.isClosed)
    #expect(hand.service.deadline == nil, "nothing wakes the loop any more")
  }

  @Test func `what has the priority of critical comes over what is shown, whatever its scene says`()
    throws
  {
    let hand = try ServiceHand()
    let (low, urgent) = (try ServiceGuest(hand), try ServiceGuest(hand))
    low.ask(Questions.print, [.init("priority", "low")], more: true)
    hand.wait(2000)
    urgent.ask(Questions.door, [.init("priority", "critical")], more: true)
    #expect(try low.states() == ["queued", "shown", "armed", "covered"])
    #expect(try urgent.states() == ["queued", "shown"])
    try hand.perform("tap open")
    #expect(try urgent.replies().last?.parameters["answer", "choice"] == "open")
    #expect(try low.states() == ["shown"])
    try hand.perform("tap print")
    #expect(try low.replies().last?.parameters["answer", "choice"] == "print")
  }

  @Test func `a user's open questions have so many bytes`() throws {
    var policy = Self.policy
    policy.limits.journalBytes = 65_536
    policy.limits.messageBytes = 20_000
    let hand = try ServiceHand(policy: policy)
    let long = "# " + String(repeating: "x", count: 12_000) + "\n" + Questions.print
    let guests = try guests(hand, users: [1], each: 3)
    guests[0].ask(long)
    guests[1].ask(long, [.init("key", "b")])
    #expect(try guests[1].replies().first?.error == "io.telltale.Busy")
    guests[2].ask(Questions.door)
    let other = try ServiceGuest(hand, user: 2)
    other.ask(long)
    #expect(hand.service.openQuestions == 3)
  }
}
