import Glibc
import TelltaleModel
import TelltaleSession
import TelltaleSyntax
import TelltaleTestSupport
import TelltaleVarlink
import Testing

@testable import TelltaleRuntime
@testable import TelltaleService

/// An app over the socket: the call that opens it, then its protocol over the same connection.
@Suite struct ServedAppTests {
  private func seen(_ hand: ServiceHand) -> [String] { hand.playback.session.seenTexts }

  @Test func `an app is shown, changed, heard, and gone with its connection`() throws {
    let hand = try ServiceHand()
    let guest = try ServiceGuest(hand)
    guest.open(["text": .string(Apps.pump)])
    #expect(try guest.replies().map(\.error) == [nil])
    let ready = try #require(try guest.lines().first)
    #expect(ready["event"] == "ready" && ready["width"] == 800 && ready["profile"] == "kiosk")
    guest.say(#"{"id": 1, "set": {"litres": "12.4 l"}}"#)
    #expect(try guest.words() == ["ok"])
    #expect(seen(hand).contains("12.4 l"))
    hand.wait(2000)
    try hand.perform("tap stop")
    #expect(try guest.words().contains("emitted"))
    guest.leave()
    #expect(!hand.playback.session.showsScreens)
    #expect(try hand.records.map(\.kind) == [.opened, .closed])
  }

  @Test func `what is said with the call is heard`() throws {
    let hand = try ServiceHand()
    let guest = try ServiceGuest(hand)
    guest.open(
      ["text": .string(Apps.pump)], andSays: #"{"id": 7, "set": {"litres": "9 l"}}"# + "\n")
    #expect(seen(hand).contains("9 l"))
    _ = try guest.replies()
    #expect(try guest.words().contains("ok"))
  }

  @Test func `others ask over it, and each hears what is its own`() throws {
    let hand = try ServiceHand()
    let (app, guest) = (try ServiceGuest(hand), try ServiceGuest(hand))
    app.open(["text": .string(Apps.pump)])
    _ = try app.replies()
    // Both have a question of number 1.
    app.say(
      #"{"id": "a", "ask": {"alert": {"title": "Print Receipt?", "buttons": [{"title": "Print", "id": "mine"}, {"role": "cancel"}]}}}"#
    )
    guest.ask(Questions.door, more: true)
    _ = try app.lines()
    hand.wait(2000)
    try hand.perform("tap mine")
    let answered = try #require(try app.lines().first { $0["event"] == "answered" })
    #expect(answered["choice"] == "mine" && answered["ask"] == "a")
    #expect(try guest.states().allSatisfy { ["queued", "shown", "armed"].contains($0) })
    hand.wait(2000)
    try hand.perform("tap open")
    #expect(try guest.states().last == "answered")
    #expect(try app.lines().allSatisfy { $0["event"] != "answered" })
    #expect(hand.playback.session.showsScreens)
    #expect(try hand.records.filter { $0.kind == .answered }.map { $0["choice"] } == ["open"])
  }

  @Test func `a sheet over somebody's app is refused to whoever asked it`() throws {
    let hand = try ServiceHand()
    let (app, guest) = (try ServiceGuest(hand), try ServiceGuest(hand))
    app.open(["text": .string(Apps.pump)])
    _ = try app.replies()
    _ = try app.lines()
    guest.ask(
      "action-sheet: {title: Fuel, trigger: fuel, buttons: [{title: Diesel}, {title: Petrol}, {role: cancel}]}"
    )
    let reply = try #require(try guest.replies().first)
    #expect(reply.error == "io.telltale.Unanswered")
    #expect(reply.parameters["reason"]?.string?.contains("ACTION-SHEET-TRIGGER") == true)
    #expect(try app.words() == [])
  }

  @Test func `one app at a time, and what is wrong is told with what to do`() throws {
    let hand = try ServiceHand()
    let (first, second) = (try ServiceGuest(hand), try ServiceGuest(hand))
    second.call("OpenApp", ["text": .string(Apps.pump)])
    second.open(["text": "alert: {title: A?, buttons: [{title: Go}]}"])
    second.open(["file": "app.yaml"])
    second.open(["text": "a", "file": "/b"])
    let errors = try second.replies().map { $0.error?.split(separator: ".").last.map(String.init) }
    #expect(
      errors == ["UpgradeExpected", "InvalidScene", "InvalidParameter", "InvalidParameter"])
    first.open(["text": .string(Apps.pump)])
    second.open(["text": .string(Apps.pump)])
    let taken = try #require(try second.replies().first)
    #expect(taken.error == "io.telltale.AppShown")
    #expect(taken.parameters["user"]?.integer == Int(getuid()))
    first.leave()
    second.open(["text": .string(Apps.pump)])
    #expect(try second.replies().map(\.error) == [nil])
  }

  @Test func `a file is shown from folders that the settings allow, and links lead nowhere else`()
    throws
  {
    let folder = try Files.folder([
      "apps/app.yaml": Apps.pump, "apps/app.de.yaml": Apps.pump + "\nlang: de\n",
      "secret/app.yaml": Apps.pump,
    ])
    #expect(symlink("\(folder)/secret/app.yaml", "\(folder)/apps/link.yaml") == 0)
    let hand = try ServiceHand(
      policy: ServicePolicy(rules: [.init(asks: nil, opens: ["\(folder)/apps"])]))
    let guest = try ServiceGuest(hand)
    for path in ["secret/app.yaml", "apps/link.yaml", "apps/../secret/app.yaml", "apps/none.yaml"] {
      guest.open(["file": .string("\(folder)/\(path)")])
      #expect(try guest.replies().map(\.error) == ["io.telltale.NotAllowed"], "\(path)")
    }
    guest.open(["file": .string("\(folder)/apps/app.yaml")])
    #expect(try guest.replies().map(\.error) == [nil])
    _ = try guest.lines()
    guest.say(#"{"id": 1, "language": "de"}"#)
    guest.say(#"{"id": 2, "profile": "ios"}"#)
    #expect(try guest.words().filter { $0 != "shown" } == ["ok", "error"])
    #expect(hand.playback.session.showsScreens)
  }

  @Test func `what all is shown by is set by whoever may`() throws {
    let hand = try ServiceHand(
      policy: ServicePolicy(rules: [.init(asks: nil, opens: [], sets: [.theme])]))
    let (app, guest) = (try ServiceGuest(hand), try ServiceGuest(hand))
    guest.call("Set", ["theme": "night"])
    #expect(hand.playback.session.appearance == .night)
    guest.call("Set", ["driving": "moving", "theme": "day"])
    let refused = try #require(try guest.replies().last)
    #expect(refused.error == "io.telltale.NotAllowed")
    #expect(refused.parameters["remedy"]?.string?.contains("sets: [driving]") == true)
    #expect(hand.playback.session.appearance == .night)
    app.open(["text": .string(Apps.pump)])
    _ = try app.replies()
    _ = try app.lines()
    app.say(#"{"id": 1, "theme": "day"}"#)
    app.say(#"{"id": 2, "text-size": 2}"#)
    let told = try app.lines()
    #expect(told.map { $0.members?.first?.key } == ["ok", "error"])
    #expect(told.last?["remedy"]?.string?.contains("text-size") == true)
    #expect(hand.playback.session.appearance == .day)
    #expect(try hand.records.filter { $0.kind == .set }.count == 1)
  }

  @Test(arguments: [
    ("high-contrast", "highContrast", Aid.highContrast), ("bold-text", "boldText", .boldText),
    ("reduce-motion", "reduceMotion", .reduceMotion),
  ])
  func `an aid is turned on and off by whoever may, client or app`(
    key: String, parameter: String, aid: Aid
  ) throws {
    for isAllowed in [true, false] {
      let setting = try #require(ServicePolicy.Setting(rawValue: key))
      let hand = try ServiceHand(
        policy: ServicePolicy(rules: [
          .init(asks: nil, opens: [], sets: isAllowed ? [setting] : [.theme])
        ]))
      let (app, guest) = (try ServiceGuest(hand), try ServiceGuest(hand))
      guest.call("Set", [parameter: true])
      #expect((try guest.replies().last?.error == nil) == isAllowed)
      #expect(hand.playback.session.glass.aids == (isAllowed ? [aid: true] : [:]))
      app.open(["text": .string(Apps.pump)])
      _ = try app.replies()
      _ = try app.lines()
      app.say("{\"id\": 1, \"\(key)\": false}")
      #expect(try app.words().last == (isAllowed ? "ok" : "error"))
      #expect(hand.playback.session.glass.aids == (isAllowed ? [aid: false] : [:]))
    }
  }

  @Test func `what is set of the vehicle holds for an app that comes later`() throws {
    let hand = try ServiceHand(profile: "carplay")
    let (app, guest) = (try ServiceGuest(hand), try ServiceGuest(hand))
    guest.call("Set", ["driving": "moving"])
    guest.call("Set", ["textSize": 3])
    #expect(
      try guest.replies().map(\.error) == [nil, "org.varlink.service.InvalidParameter"])
    let rows = (1...40).map { "{id: r\($0), title: Row \($0)}" }.joined(separator: ", ")
    app.open([
      "text": .string("start: s\nscreens: {s: {content: [{table: {id: t, rows: [\(rows)]}}]}}")
    ])
    _ = try app.replies()
    #expect(try app.words().contains("limited"))
  }

  @Test func `an app that talks nonsense or never reads holds nobody up`() throws {
    let hand = try ServiceHand()
    let (app, guest) = (try ServiceGuest(hand), try ServiceGuest(hand))
    app.open(["text": .string(Apps.pump)])
    for index in 0..<2000 { app.say(#"{"id": \#(index), "nonsense": true}"#) }
    guest.ask(Questions.door)
    hand.wait(2000)
    try hand.perform("tap open")
    #expect(try guest.replies().last?.parameters["answer", "choice"] == "open")
  }

  @Test func `nothing is shown that cannot be recorded`() throws {
    let platform = try Platform(
      SceneSettings(profile: "kiosk"), in: Surroundings(notices: Log().notices))
    var dispatcher = ServiceDispatcher(
      policy: .standard(own: 7), service: try ServiceHand.varlink(),
      judge: SceneJudge(platform, language: nil), appJudge: AppJudge(platform, language: nil),
      description: ServiceHand.description, past: AuditPast(most: 1),
      shownBy: ServiceHand.shownBy, at: 0)
    dispatcher.connect(ConnectionID(2), Peer(process: 1, user: 7, group: 7))
    let call = VarlinkCall(
      "io.telltale.OpenApp", ["text": .string(Apps.pump)], upgrades: true)
    for _ in 1...2 {
      let effects = dispatcher.take(call, from: ConnectionID(2), at: .zero, time: 1)
      guard case .record(let record)? = effects.first, case .openApp? = effects.last else {
        Issue.record("\(effects)")
        return
      }
      #expect(record.kind == .opened && record["user"] == 7 && record["app"] == "text")
      guard case .reply(_, let reply)? = dispatcher.dropApp("full").first else {
        Issue.record("nothing is told")
        return
      }
      #expect(reply.error == "io.telltale.NotRecorded")
    }
  }
}
