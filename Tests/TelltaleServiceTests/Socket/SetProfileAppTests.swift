import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import TelltaleVarlink
import Testing

@testable import TelltaleRuntime
@testable import TelltaleService

/// The app that is shown when the unit is set to another profile.
@Suite struct SetProfileAppTests {
  private static let login = """
    start: login
    screens:
      login:
        navigation-bar: {title: Welcome}
        content:
          - field: {id: name, placeholder: Name}
          - button: {title: Sign In, id: sign, action: {emit: sign}}
    """

  private func seen(_ hand: ServiceHand) -> [String] { hand.playback.session.seenTexts }

  private func set(_ profile: String, _ hand: ServiceHand) throws {
    let guest = try ServiceGuest(hand)
    guest.call("Set", ["profile": .string(profile)])
    #expect(try guest.replies().map(\.error) == [nil])
  }

  @Test(arguments: ["text", "file"])
  func `it is opened anew, with what its program has said`(source: String) throws {
    let folder = try Files.folder(["app.yaml": Apps.pump])
    let hand = try ServiceHand()
    let app = try ServiceGuest(hand)
    app.open(
      source == "text" ? ["text": .string(Apps.pump)] : ["file": .string("\(folder)/app.yaml")])
    app.say(#"{"id": 1, "set": {"litres": "12.4 l"}}"#)
    hand.wait(2000)
    _ = try app.replies()
    let place = hand.playback.session.glass.frame(ofControl: "stop")
    try set("carplay", hand)
    #expect(hand.playback.session.glass.frame(ofControl: "stop") != place)
    #expect(seen(hand).contains("12.4 l"))
    hand.wait(2000)
    app.say(#"{"id": 2, "set": {"litres": "13 l"}}"#)
    #expect(seen(hand).contains("13 l"))
    try hand.perform("tap stop")
    #expect(try app.words().contains("emitted"))
    try set("kiosk", hand)
    #expect(hand.playback.session.glass.frame(ofControl: "stop") == place)
    #expect(try hand.records.map(\.kind) == [.opened, .set, .set])
  }

  @Test func `it is shown in the language that it was shown in`() throws {
    let folder = try Files.folder([
      "app.yaml": Apps.pump,
      "app.de.yaml": Apps.pump.replacing(text: "Stop Pump", with: "Anhalten"),
    ])
    let hand = try ServiceHand()
    let app = try ServiceGuest(hand)
    app.open(["file": .string("\(folder)/app.yaml")])
    let guest = try ServiceGuest(hand)
    guest.call("Set", ["language": "de"])
    try set("carplay", hand)
    #expect(seen(hand).contains("Anhalten"))
    guest.call("Set", ["language": "en"])
    #expect(seen(hand).contains("Stop Pump"))
  }

  @Test func `one that the profile refuses ends with the reason`() throws {
    let hand = try ServiceHand()
    let (app, guest) = (try ServiceGuest(hand), try ServiceGuest(hand))
    app.open(["text": .string(Self.login)])
    guest.ask(Questions.print, more: true)
    hand.wait(2000)
    _ = try app.replies()
    _ = try app.lines()
    try set("carplay", hand)
    let ended = try #require(try app.lines().last)
    #expect(ended["event"] == "ended" && ended["reason"] == "profile")
    #expect(ended["message"]?.string?.contains("field") == true)
    #expect(app.isClosed && !hand.playback.session.showsScreens)
    let closed = try #require(try hand.records.first { $0.kind == .closed })
    #expect(closed["reason"]?.string?.contains("carplay") == true)
    hand.wait(2000)
    try hand.perform("tap print")
    #expect(try guest.states().last == "answered")
    let next = try ServiceGuest(hand)
    next.open(["text": .string(Apps.pump)])
    #expect(try next.replies().map(\.error) == [nil])
    #expect(try next.lines().first?["profile"] == "carplay")
  }

  @Test func `its own program sets it where its rule lets it`() throws {
    let folder = try Files.folder([
      "app.yaml": Apps.pump,
      "app.de.yaml": Apps.pump.replacing(text: "Stop Pump", with: "Anhalten"),
    ])
    for sets: Set<ServicePolicy.Setting> in [[], [.profile]] {
      let hand = try ServiceHand(
        policy: ServicePolicy(rules: [.init(asks: .high, opens: ["/"], sets: sets)]))
      let app = try ServiceGuest(hand)
      app.open(["file": .string("\(folder)/app.yaml")])
      _ = try app.replies()
      _ = try app.lines()
      app.say(#"{"id": 1, "profile": "carplay", "language": "de"}"#)
      app.say(#"{"id": 2, "profile": "none-such"}"#)
      app.say(#"{"id": 3, "profile": "unit.yaml"}"#)
      let lines = try app.lines().filter { $0["event"] == nil }
      #expect(lines.map { $0["ok"] == nil } == [sets.isEmpty, true, true], "\(lines)")
      #expect(seen(hand).contains("Anhalten") == !sets.isEmpty)
      #expect(hand.playback.environment.profile.name == (sets.isEmpty ? "kiosk" : "carplay"))
      #expect(lines[0].line.contains("sets: [profile]") == sets.isEmpty)
      #expect(lines[1].line.contains("none-such") == !sets.isEmpty)
      #expect(try hand.records.filter { $0.kind == .set }.count == sets.count)
    }
  }

  @Test func `what an app has left behind goes`() throws {
    var rule = ServicePolicy.Rule(asks: .high, opens: [], sets: [.profile])
    rule.keepsScreen = 5000
    let hand = try ServiceHand(policy: ServicePolicy(rules: [rule]))
    let app = try ServiceGuest(hand)
    app.open(["text": .string(Apps.pump)])
    app.leave()
    #expect(hand.playback.session.showsScreens)
    try set("carplay", hand)
    #expect(!hand.playback.session.showsScreens)
    hand.wait(10_000)
  }

  @Test func `pictures that its program has delivered are there as before`() throws {
    let scene = """
      start: cover
      screens:
        cover:
          content:
            - image: {file: {bind: cover}, about: The cover, height: 90}
      """
    let hand = try ServiceHand()
    let app = try ServiceGuest(hand)
    app.open(["text": .string(scene)])
    let red =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"
    app.say(#"{"id": 1, "picture": {"cover": {"base64": "\#(red)"}}}"#)
    hand.wait(2000)
    _ = try app.replies()
    let lines = try app.lines()
    #expect(hand.hasRed, "\(lines)")
    try set("carplay", hand)
    hand.wait(2000)
    #expect(hand.hasRed)
  }
}

extension ServiceHand {
  /// True where something on the screen is plain red.
  fileprivate var hasRed: Bool {
    playback.withCanvas { canvas in
      (0..<canvas.size.height).contains { row in
        UnsafeBufferPointer(
          start: canvas.pixels + row * canvas.stride, count: canvas.size.width
        ).contains { $0 & 0xFFFFFF == 0xFF0000 }
      }
    }
  }
}
