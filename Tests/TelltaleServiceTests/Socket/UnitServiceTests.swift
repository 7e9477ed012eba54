import Glibc
import TelltaleSyntax
import TelltaleTestSupport
import TelltaleVarlink
import Testing

@testable import TelltaleService

@Suite struct UnitServiceTests {
  @Test func `a question is told of from its turn to its answer`() throws {
    let hand = try ServiceHand()
    let guest = try ServiceGuest(hand)
    guest.ask(Questions.print, more: true)
    #expect(try guest.states() == ["queued", "shown"])
    hand.wait(2000)
    #expect(try guest.states() == ["armed"])
    try hand.perform("tap print")
    let last = try #require(try guest.replies().last)
    #expect(!last.continues)
    #expect(last.parameters["answer", "outcome"] == "chosen")
    #expect(last.parameters["answer", "choice"] == "print")
    #expect(try hand.records.map(\.kind) == [.asked, .shown, .armed, .answered])
  }

  @Test func `who takes one reply gets the answer alone`() throws {
    let hand = try ServiceHand()
    let guest = try ServiceGuest(hand)
    guest.ask(Questions.print)
    #expect(try guest.replies().isEmpty)
    try hand.perform("tap cancel")
    let replies = try guest.replies()
    #expect(replies.count == 1)
    #expect(replies[0].parameters["answer", "outcome"] == "cancelled")
    guest.call("Describe")
    #expect(try guest.replies()[0].parameters["profile"] == "kiosk")
  }

  @Test func `a question goes with its client, and one with a key stays`() throws {
    let hand = try ServiceHand()
    let (guest, other) = (try ServiceGuest(hand), try ServiceGuest(hand))
    guest.ask(Questions.print)
    other.ask(Questions.door, [.init("key", "door")])
    #expect(hand.playback.session.glass.frame(ofControl: "print") != nil)
    guest.leave()
    #expect(hand.playback.session.glass.frame(ofControl: "open") != nil)
    other.leave()
    #expect(hand.playback.session.glass.frame(ofControl: "open") != nil)
    try hand.perform("tap open")
    let later = try ServiceGuest(hand)
    later.ask(Questions.door, [.init("key", "door")], more: true)
    let reply = try #require(try later.replies().first)
    #expect(reply.parameters["answer", "choice"] == "open")
    #expect(try hand.records.filter { $0.kind == .ended }.map(\.number) == [1])
  }

  @Test func `equal questions of one user are one, and all who ask get its answer`() throws {
    let hand = try ServiceHand()
    let guests = try (0..<3).map { _ in try ServiceGuest(hand) }
    for guest in guests { guest.ask(Questions.print) }
    try hand.perform("tap print")
    for guest in guests {
      #expect(try guest.replies().map { $0.parameters["answer", "choice"] } == ["print"])
    }
    #expect(!hand.playback.session.isBusy)
    #expect(try hand.records.filter { $0.kind == .asked }.count == 1)
  }

  @Test func `what is critical comes over what is shown, which is told and comes back`() throws {
    let hand = try ServiceHand()
    let (guest, fire) = (try ServiceGuest(hand), try ServiceGuest(hand))
    guest.ask(Questions.print, more: true)
    hand.wait(2000)
    fire.ask(Questions.fire)
    #expect(try guest.states() == ["queued", "shown", "armed", "covered"])
    try hand.perform("tap seen")
    #expect(try fire.replies().count == 1)
    #expect(try guest.states() == ["shown"])
    try hand.perform("tap print")
    #expect(try guest.states() == ["armed", "answered"])
  }

  @Test func `a service that begins again asks what has a key, and ends what has none`() throws {
    let folder = try Files.folder([:])
    do {
      let hand = try ServiceHand(folder: folder)
      let (guest, other) = (try ServiceGuest(hand), try ServiceGuest(hand))
      guest.ask(Questions.print, [.init("key", "receipt")])
      other.ask(Questions.door)
      hand.wait(2000)
      hand.service.stop()
    }
    let hand = try ServiceHand(folder: folder)
    #expect(hand.playback.session.glass.frame(ofControl: "print") != nil)
    let guest = try ServiceGuest(hand)
    guest.ask(Questions.print, [.init("key", "receipt")], more: true)
    #expect(try guest.states() == ["shown"])
    try hand.perform("tap print")
    #expect(try guest.replies().last?.parameters["answer", "choice"] == "print")
    let records = try hand.records
    #expect(records.filter { $0.number == 2 }.map(\.kind) == [.asked, .ended])
    #expect(records.last { $0.number == 2 }?["wasShown"] == false)
    #expect(records.last?.kind == .answered)
  }

  @Test(arguments: ["9223372036854775807", "9223372036854775806", "9007199254740992", "-1"])
  func `no number in a journal keeps anybody from asking, also after a start`(id: String) throws {
    let line = #"{"time":1,"event":"asked","id":\#(id),"user":0,"key":"k","limit":-1,"text":"x"}"#
    let folder = try Files.folder(["state/journal": line + "\n"])
    for round in 1...2 {
      let hand = try ServiceHand(folder: folder)
      let guest = try ServiceGuest(hand)
      guest.ask(Questions.print, [.init("key", .string("round \(round)"))])
      try hand.perform("tap print")
      let reply = try #require(try guest.replies().first)
      #expect(reply.parameters["answer", "choice"] == "print")
      #expect(reply.parameters["id"]?.string == String(round))
    }
  }

  @Test func `a secret is told to whoever asks, and is in no journal`() throws {
    let hand = try ServiceHand()
    let guest = try ServiceGuest(hand)
    guest.ask(Questions.secret, [.init("key", "pin")])
    hand.wait(3000)
    try hand.perform("tap field-1\nwait 1500\ntype 4711\nkey enter\nwait 2000")
    #expect(try guest.replies().first?.parameters["answer", "fields"] == ["4711"])
    let text = try String(contentsOfFile: "\(hand.folder)/state/journal", encoding: .utf8)
    #expect(!text.contains("4711"))
    #expect(try hand.records.last?["fields"] == [.null])
  }

  @Test func `a program that speaks otherwise is let go, and no other notices`() throws {
    let hand = try ServiceHand()
    let (stranger, guest) = (try ServiceGuest(hand), try ServiceGuest(hand))
    guest.ask(Questions.print)
    stranger.send(Array("GET / HTTP/1.1\r\n\r\n\0".utf8))
    _ = try stranger.replies()
    #expect(stranger.isClosed)
    #expect(hand.notices.lines.contains { $0.contains("is not a call") })
    let flood = try ServiceGuest(hand)
    flood.send([UInt8](repeating: 0x20, count: 400_000))
    _ = try? flood.replies()
    try hand.perform("tap print")
    #expect(try guest.replies().count == 1)
  }

  @Test func `a flood of one user is refused, with the time after which it may go on`() throws {
    let hand = try ServiceHand()
    let guest = try ServiceGuest(hand)
    for _ in 0..<100 { guest.call("List") }
    let replies = try guest.replies()
    let refused = replies.filter { $0.error == "io.telltale.Busy" }
    #expect(replies.count == 100 && refused.count == 60)
    #expect(
      refused.allSatisfy {
        (1...50).contains($0.parameters["retryAfterMilliseconds"]?.integer ?? 0)
      })
    hand.wait(1000)
    guest.call("List")
    #expect(try guest.replies().first?.error == nil)
  }

  @Test func `what waits for a client that reads nothing is bounded`() throws {
    var policy = ServicePolicy(rules: [.init(asks: .critical, seesAll: true)])
    policy.limits.callsPerSecond = 10_000
    policy.limits.waitingBytes = 100_000
    let hand = try ServiceHand(policy: policy)
    let (deaf, guest) = (try ServiceGuest(hand), try ServiceGuest(hand))
    for _ in 0..<2000 {
      deaf.send(
        VarlinkCall(
          "org.varlink.service.GetInterfaceDescription", ["interface": "io.telltale"]
        ).bytes)
    }
    guest.ask(Questions.print)
    try hand.perform("tap print")
    #expect(try guest.replies().count == 1)
    _ = try? deaf.replies()
    #expect(deaf.isClosed)
  }

  @Test func `a user has so many connections, and is told`() throws {
    var policy = ServicePolicy(rules: [.init(asks: .critical)])
    policy.limits.connectionsPerUser = 3
    let hand = try ServiceHand(policy: policy)
    let guests = try (0..<4).map { _ in try ServiceGuest(hand) }
    #expect(try guests[3].replies().first?.error == "io.telltale.Busy")
    guests[0].call("List")
    #expect(try guests[0].replies().count == 1)
  }

  @Test func `half a message holds nobody up`() throws {
    let hand = try ServiceHand()
    let (slow, guest) = (try ServiceGuest(hand), try ServiceGuest(hand))
    slow.send(Array(#"{"method":"io.telltale.Li"#.utf8))
    guest.ask(Questions.print)
    try hand.perform("tap print")
    #expect(try guest.replies().count == 1)
    slow.send(Array("st\"}\0".utf8))
    #expect(try slow.replies().count == 1)
  }

  @Test func `while no descriptor is left nobody is let in, the loop rests, and later all are`()
    throws
  {
    let hand = try ServiceHand()
    let guest = try ServiceGuest(hand)
    guest.ask(Questions.print)
    let take = hand.socket.take
    hand.socket.take = { _ in
      errno = EMFILE
      return -1
    }
    let late = try ServiceGuest(hand)
    late.call("List")
    #expect(try late.replies().isEmpty)
    #expect(hand.service.deadline != nil)
    #expect(hand.notices.lines.contains { $0.contains("EMFILE") })
    try hand.perform("tap print")
    #expect(try guest.replies().count == 1, "those who are there are served")
    hand.socket.take = take
    hand.wait(1000)
    #expect(try late.replies().count == 1)
    #expect(hand.service.deadline == nil)
  }

  @Test func `who asks is what the kernel says`() throws {
    let hand = try ServiceHand()
    let guest = try ServiceGuest(hand)
    guest.ask(Questions.print, more: true)
    let record = try #require(try hand.records.first)
    #expect(record["user"]?.integer == Int(getuid()))
    #expect(record["group"]?.integer == Int(getgid()))
    #expect(record["process"]?.integer == Int(getpid()))
    var pipes: [Int32] = [0, 0]
    #expect(pipe(&pipes) == 0)
    #expect(Peer(of: pipes[0]) == nil, "nobody can tell who is at the other end of a pipe")
    for descriptor in pipes { close(descriptor) }
  }

  @Test func `nothing wakes the loop while nothing happens`() throws {
    let hand = try ServiceHand()
    let guest = try ServiceGuest(hand)
    guest.call("List")
    _ = try guest.replies()
    #expect(!hand.hasMore)
    #expect(hand.service.deadline == nil)
    #expect(hand.playback.host.nextTurn == nil)
  }

  @Test func `a disk that takes nothing asks nothing, and says so`() throws {
    let hand = try ServiceHand()
    let guest = try ServiceGuest(hand)
    let put = hand.journal.put
    hand.journal.put = { _, _ in ENOSPC }
    guest.ask(Questions.print)
    hand.journal.put = put
    #expect(try guest.states() == ["io.telltale.NotRecorded"])
    #expect(!hand.playback.session.isBusy)
    #expect(try hand.records.isEmpty)
    guest.ask(Questions.print, more: true)
    #expect(try guest.states() == ["queued", "shown"])
  }
}
