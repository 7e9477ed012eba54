import Glibc
import TelltaleModel
import TelltaleServiceClient
import TelltaleSyntax
import TelltaleTestSupport
import TelltaleVarlink
import Testing

@testable import TelltaleService

/// What a stranger has tried at a service, and what may not come of it.
@Suite struct ServiceAttackTests {
  private static let secret =
    #"{"id": 1, "ask": {"alert": {"title": "Enter PIN", "fields": [{"id": "pin", "placeholder": "PIN", "secure": true, "text": "9471"}], "buttons": [{"title": "OK", "id": "ok"}, {"role": "cancel"}]}}}"#

  private func alert(_ number: Int, _ more: String = "") -> String {
    #"{"id": \#(number), "ask": {"alert": {"title": "Print \#(number)?", \#(more) "buttons": [{"title": "Print", "id": "print"}, {"role": "cancel"}]}}}"#
  }

  /// A folder with what a service has left on the disk that is killed at this moment.
  private func killed(_ hand: ServiceHand) throws -> String {
    let journal = try String(contentsOfFile: "\(hand.folder)/state/journal", encoding: .utf8)
    return try Files.folder(["state/journal": journal])
  }

  /// A hand with an app of user 1001 on the screen.
  private func shown(
    _ policy: ServicePolicy = ServicePolicy(rules: [.init(asks: .high, opens: [])])
  ) throws -> (ServiceHand, ServiceGuest) {
    let hand = try ServiceHand(policy: policy)
    let app = try ServiceGuest(hand, user: 1001)
    app.open(["text": .string(Apps.pump)])
    try #require(try app.replies().map(\.error) == [nil])
    hand.wait(1000)
    return (hand, app)
  }

  @Test func `what an app asks goes with it, and nobody else hears the answer`() throws {
    let (hand, app) = try shown()
    app.say(Self.secret)
    hand.wait(1000)
    #expect(hand.playback.session.glass.frame(ofControl: "ok") != nil)
    app.leave()
    #expect(hand.playback.session.glass.frame(ofControl: "ok") == nil)
    let next = try ServiceGuest(hand, user: 1002)
    next.open(["text": .string(Apps.pump)])
    #expect(try next.replies().map(\.error) == [nil])
    hand.wait(2000)
    try hand.perform("tap stop")
    let told = try next.words()
    #expect(told.contains("activated") && !told.contains("answered"), "\(told)")
  }

  @Test func `what an app asks goes though its screen stays`() throws {
    var rule = ServicePolicy.Rule(asks: .high, opens: [])
    rule.keepsScreen = 5000
    let (hand, app) = try shown(ServicePolicy(rules: [rule]))
    app.say(Self.secret)
    hand.wait(1000)
    app.leave()
    #expect(hand.playback.session.glass.frame(ofControl: "ok") == nil)
    #expect(hand.playback.session.showsScreens)
  }

  @Test func `an app asks nothing critical where its rule does not let it`() throws {
    let (hand, app) = try shown()
    app.say(alert(1, #""reason": "critical","#))
    #expect(try app.lines().last?["message"]?.string?.contains("critical") == true)
    #expect(hand.playback.session.glass.frame(ofControl: "print") == nil)
    let (other, may) = try shown(ServicePolicy(rules: [.init(asks: .critical, opens: [])]))
    may.say(alert(1, #""reason": "critical","#))
    #expect(try may.lines().last?["ok"] == 1)
    #expect(other.playback.session.glass.frame(ofControl: "print") != nil)
  }

  @Test func `an app has as many questions open as its user may have`() throws {
    let (hand, app) = try shown()
    app.say((1...9).map { alert($0) }.joined(separator: "\n"))
    let replies = try app.lines().filter { $0["ok"] != nil || $0["error"] != nil }
    #expect(replies.compactMap { $0["ok"]?.integer } == Array(1...8))
    #expect(replies.compactMap { $0["error"]?.integer } == [9])
    hand.wait(1000)
    try hand.perform("tap print")
    app.say(alert(10))
    #expect(try app.lines().last?["ok"] == 10)
  }

  @Test func `who opens an app and does not read keeps the screen from nobody`() throws {
    let hand = try ServiceHand()
    let deaf = try ServiceGuest(hand)
    let call = VarlinkCall(
      "org.varlink.service.GetInterfaceDescription", ["interface": "io.telltale"])
    let open = VarlinkCall("io.telltale.OpenApp", ["text": .string(Apps.pump)], upgrades: true)
    for _ in 0..<40 { deaf.send(call.bytes) }
    deaf.send(open.bytes)
    hand.wait(3000)
    let next = try ServiceGuest(hand)
    next.open(["text": .string(Apps.pump)])
    #expect(try next.replies().map(\.error) == [nil])
    withExtendedLifetime(deaf) {}
  }

  @Test func `a service that begins again on a full disk asks what has a key`() throws {
    let hand = try ServiceHand()
    let (plain, keyed) = (try ServiceGuest(hand), try ServiceGuest(hand))
    plain.ask(Questions.print)
    keyed.ask(Questions.door, [.init("key", "door")])
    let again = try ServiceHand(folder: try killed(hand)) { $0.put = { _, _ in ENOSPC } }
    #expect(again.playback.session.glass.frame(ofControl: "open") != nil)
    #expect(again.service.openQuestions == 1)
    withExtendedLifetime((plain, keyed)) {}
  }

  @Test func `an app that was shown when the service ended is recorded as closed`() throws {
    let hand = try ServiceHand()
    let app = try ServiceGuest(hand)
    app.open(["text": .string(Apps.pump)])
    hand.service.stop()
    #expect(try hand.records.map(\.kind) == [.opened, .closed])
    withExtendedLifetime(app) {}
  }

  @Test func `an app that was shown when the service was killed is recorded at the next start`()
    throws
  {
    let hand = try ServiceHand()
    let app = try ServiceGuest(hand)
    app.open(["text": .string(Apps.pump)])
    let again = try ServiceHand(folder: try killed(hand))
    #expect(try again.records.map(\.kind) == [.opened, .closed])
    #expect(try again.records.last?["reason"] == "the service ended")
    withExtendedLifetime(app) {}
  }

  @Test func `a long text that is never asked again is in the journal in part`() throws {
    let hand = try ServiceHand()
    let guest = try ServiceGuest(hand)
    let pad = String(repeating: "ä", count: 4000)
    guest.ask("{x-pad: \(pad), \(Questions.print)}")
    guest.ask("{x-pad: \(pad), \(Questions.door)}", [.init("key", "door")])
    let asked = try hand.records.filter { $0.kind == .asked }
    #expect(asked.count >= 1)
    let text = asked.first?["text"]?.string ?? ""
    #expect((4090...4096).contains(text.utf8.count) && !text.contains("\u{FFFD}"))
    #expect(asked.first?["textBytes"]?.integer.map { $0 > 8000 } == true)
  }

  @Test func `a secret that a scene tells is not in the journal`() throws {
    let hand = try ServiceHand()
    let scene =
      "alert: {title: Enter PIN, fields: [{placeholder: PIN, secure: true, text: '9471'}], buttons: [{title: OK, id: ok}, {role: cancel}]}"
    let (guest, keyed) = (try ServiceGuest(hand), try ServiceGuest(hand))
    guest.ask(scene)
    #expect(hand.playback.session.glass.frame(ofControl: "ok") != nil)
    keyed.ask(scene, [.init("key", "pin")])
    #expect(try keyed.replies().last?.error == "io.telltale.InvalidScene")
    let journal = try String(contentsOfFile: "\(hand.folder)/state/journal", encoding: .utf8)
    #expect(!journal.contains("9471") && journal.contains("textBytes"))
  }

  @Test func `nothing is set by a call that names nothing, and nothing recorded`() throws {
    let hand = try ServiceHand()
    let guest = try ServiceGuest(hand)
    guest.call("Set")
    guest.call("Set", ["driving": .string(String(repeating: "x", count: 65))])
    #expect(try guest.replies().map(\.error) == [nil, "org.varlink.service.InvalidParameter"])
    #expect(try hand.records.isEmpty)
  }

  @Test func `a member that stands there twice is refused`() throws {
    let hand = try ServiceHand()
    let guest = try ServiceGuest(hand)
    let call = #"{"method": "io.telltale.Set", "parameters": {"theme": "night", "theme": "day"}}"#
    guest.send(Array(call.utf8) + [0])
    #expect(try guest.replies().map(\.error) == ["org.varlink.service.InvalidParameter"])
    let other = try ServiceGuest(hand)
    other.send(Array(#"{"method": "io.telltale.List", "method": "io.telltale.Set"}"#.utf8) + [0])
    #expect(try other.replies().isEmpty && other.isClosed)
  }

  @Test func `a message that is too long is told the bound`() throws {
    let hand = try ServiceHand()
    let guest = try ServiceGuest(hand)
    guest.ask(String(repeating: "x", count: 300_000))
    let reply = try guest.replies().last
    #expect(reply?.error == "io.telltale.NotAllowed")
    #expect(reply?.parameters["remedy"]?.string?.contains("message-bytes") == true)
    #expect(guest.isClosed)
  }

  @Test func `what is no call is told once a second, with how much there was`() throws {
    let hand = try ServiceHand()
    for _ in 0..<20 { try ServiceGuest(hand).send(Array("garbage".utf8) + [0]) }
    #expect(hand.notices.lines.count { $0.contains("not a call") } == 1)
    hand.wait(1100)
    try ServiceGuest(hand).send(Array("garbage".utf8) + [0])
    #expect(hand.notices.lines.last?.contains("(20 since") == true, "\(hand.notices.lines)")
  }

  @Test func `a long message counts as several calls`() {
    var rate = CallRate(perSecond: 20, at: .zero)
    #expect(rate.take(100, at: .zero) == nil)
    #expect(rate.take(240_000, at: .zero) == nil)
    // 40 at once: 9 are left.
    for _ in 0..<9 { #expect(rate.take(100, at: .zero) == nil) }
    #expect(rate.take(100, at: .zero) == 50)
    #expect(rate.take(1 << 30, at: .zero.advanced(byMilliseconds: 1999)) == 1)
    #expect(rate.take(1 << 30, at: .zero.advanced(byMilliseconds: 2000)) == nil)
  }
}
