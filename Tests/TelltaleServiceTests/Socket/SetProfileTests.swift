import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import TelltaleVarlink
import Testing

@testable import TelltaleRuntime
@testable import TelltaleService

/// The profile that a unit is set to while something is shown.
@Suite struct SetProfileTests {
  private func frame(_ hand: ServiceHand, of control: String) throws -> PixelRect {
    try #require(hand.playback.session.glass.frame(ofControl: control))
  }

  private func set(_ profile: String, _ hand: ServiceHand) throws -> [VarlinkReply] {
    let guest = try ServiceGuest(hand)
    guest.call("Set", ["profile": .string(profile)])
    return try guest.replies()
  }

  /// The picture, as a value that is told in few words where two differ.
  private func picture(_ hand: ServiceHand) -> Int {
    hand.playback.withCanvas { canvas in
      var hasher = Hasher()
      for row in 0..<canvas.size.height {
        hasher.combine(
          bytes: UnsafeRawBufferPointer(
            UnsafeBufferPointer(
              start: canvas.pixels + row * canvas.stride, count: canvas.size.width)))
      }
      return hasher.finalize()
    }
  }

  @Test func `an open question moves to the other profile and back, and is answered once`() throws {
    let hand = try ServiceHand(panel: PixelSize(width: 800, height: 480))
    let guest = try ServiceGuest(hand)
    guest.ask(Questions.print, more: true)
    hand.wait(2000)
    #expect(try guest.states() == ["queued", "shown", "armed"])
    let (before, place) = (picture(hand), try frame(hand, of: "print"))
    #expect(try set("carplay", hand).map(\.error) == [nil])
    let moved = try frame(hand, of: "print")
    #expect(moved != place && picture(hand) != before)
    #expect(hand.playback.environment.profile.name == "carplay")
    #expect(try set("kiosk", hand).map(\.error) == [nil])
    #expect(try frame(hand, of: "print") == place && picture(hand) == before)
    #expect(try guest.states() == ["shown"])
    hand.wait(2000)
    try hand.perform("tap print")
    #expect(try guest.states() == ["armed", "answered"])
    let records = try hand.records
    #expect(records.map(\.kind) == [.asked, .shown, .armed, .set, .set, .armed, .answered])
    #expect(records.filter { $0.kind == .set }.map { $0["profile"] } == ["carplay", "kiosk"])
    #expect(records.last?["choice"] == "print")
  }

  @Test(arguments: [
    PixelSize(width: 1920, height: 720), PixelSize(width: 1080, height: 1920),
    PixelSize(width: 480, height: 272),
  ])
  func `all looks as on a unit that has had the profile from the beginning`(panel: PixelSize) throws
  {
    for profile in ["carplay", "ios", "tvos"] {
      let moved = try ServiceHand(panel: panel)
      let fresh = try ServiceHand(profile: profile, panel: panel)
      var guests: [ServiceGuest] = []
      for hand in [moved, fresh] {
        let (app, guest) = (try ServiceGuest(hand), try ServiceGuest(hand))
        app.open(["text": .string(Apps.pump)])
        guest.ask(Questions.print)
        hand.wait(3000)
        guests += [app, guest]
      }
      #expect(picture(moved) != picture(fresh))
      #expect(try set(profile, moved).map(\.error) == [nil])
      moved.wait(3000)
      #expect(picture(moved) == picture(fresh), "\(profile)")
      for hand in [moved, fresh] { try hand.perform("tap print\nwait 3000") }
      #expect(picture(moved) == picture(fresh), "\(profile), without the question")
    }
  }

  @Test func `nobody presses by accident what has just moved`() throws {
    let hand = try ServiceHand()
    let guest = try ServiceGuest(hand)
    guest.ask(Questions.print, more: true)
    hand.wait(2000)
    _ = try set("carplay", hand)
    let press = try frame(hand, of: "print")
    #expect(!hand.playback.session.isArmed)
    try hand.tap(PixelPoint(x: press.midX, y: press.midY))
    #expect(try guest.states().last == "shown", "its guard has not passed")
    hand.wait(2000)
    try hand.tap(PixelPoint(x: press.midX, y: press.midY))
    #expect(try guest.states().last == "answered")
  }

  @Test func `a finger that is down when all moves means nothing that has moved`() throws {
    let hand = try ServiceHand()
    let guest = try ServiceGuest(hand)
    guest.ask(Questions.print, more: true)
    hand.wait(2000)
    let press = try frame(hand, of: "print")
    try hand.tap(PixelPoint(x: press.midX, y: press.midY)) {
      _ = try set("carplay", hand)
      hand.wait(2000)
    }
    #expect(try guest.states().last == "armed")
  }

  @Test func `one picture shows all of it, drawn in full`() throws {
    let hand = try ServiceHand()
    let (app, guest) = (try ServiceGuest(hand), try ServiceGuest(hand))
    app.open(["text": .string(Apps.pump)])
    guest.ask(Questions.secret)
    let other = try ServiceGuest(hand)
    other.ask(Questions.door)
    hand.wait(2000)
    _ = hand.playback.takeDamage()
    let drawn = hand.drawn
    _ = try set("carplay", hand)
    #expect(hand.drawn == drawn + 1, "the app, the question that goes and the next one")
    #expect(hand.playback.takeDamage() == .full(hand.playback.session.size))
  }

  @Test func `while nothing is shown the ground is the other profile's`() throws {
    let hand = try ServiceHand()
    _ = try set("carplay", hand)
    #expect(hand.playback.takeDamage() == .full(hand.playback.session.size))
    #expect(hand.playback.environment.profile.name == "carplay")
    let guest = try ServiceGuest(hand)
    guest.ask(Questions.print, more: true)
    hand.wait(2000)
    try hand.perform("tap print")
    #expect(try guest.states().last == "answered")
  }

  @Test func `a question that the profile refuses ends with the reason, shown or not`() throws {
    let hand = try ServiceHand()
    let guests = try (0..<3).map { _ in try ServiceGuest(hand) }
    guests[0].ask(Questions.secret)
    guests[1].ask(Questions.print, more: true)
    guests[2].ask(Questions.secret.replacing(text: "PIN", with: "Code"))
    hand.wait(2000)
    #expect(try guests[1].states() == ["queued"])
    #expect(try set("carplay", hand).map(\.error) == [nil])
    for (guest, wasShown) in [(guests[0], true), (guests[2], false)] {
      let reply = try #require(try guest.replies().first)
      #expect(reply.error == "io.telltale.Unanswered")
      #expect(reply.parameters["wasShown"] == .bool(wasShown))
      let reason = try #require(reply.parameters["reason"]?.string)
      #expect(reason.contains("carplay") && reason.contains("ALERT-CARPLAY-NO-TEXT-FIELDS"))
    }
    #expect(hand.service.openQuestions == 1)
    hand.wait(2000)
    #expect(try guests[1].states() == ["shown", "armed"])
    try hand.perform("tap print")
    #expect(try guests[1].states() == ["answered"])
    let ended = try hand.records.filter { $0.kind == .ended }
    #expect(ended.map(\.number) == [1, 3] && ended.map { $0["wasShown"] } == [true, false])
  }

  @Test func `one that has been on the glass for a moment was shown`() throws {
    let hand = try ServiceHand()
    let (guest, setter) = (try ServiceGuest(hand), try ServiceGuest(hand))
    func turn(_ front: QuestionInFront?) {
      _ = hand.service.drain(
        ResidentSight(now: .zero, size: hand.playback.session.size, inFront: front))
    }
    let ask = VarlinkCall("io.telltale.Ask", ["text": .string(Questions.secret)])
    guest.send(ask.bytes, pumps: false)
    turn(nil)
    // Its first frame was seen since, and the profile comes before anybody has looked.
    setter.send(VarlinkCall("io.telltale.Set", ["profile": "carplay"]).bytes, pumps: false)
    turn(QuestionInFront(number: 1, isShown: true, isArmed: false))
    #expect(try guest.replies().first?.parameters["wasShown"] == true)
  }

  @Test func `who waits keeps the place, by what the new profile reads`() throws {
    let hand = try ServiceHand()
    let guests = try (0..<3).map { _ in try ServiceGuest(hand) }
    for (guest, text) in zip(guests, [Questions.print, Questions.door, Questions.fire]) {
      guest.ask(text, more: true)
    }
    hand.wait(2000)
    #expect(try guests.map { try $0.states().last } == ["covered", "queued", "armed"])
    _ = try set("carplay", hand)
    hand.wait(2000)
    for (control, index) in [("seen", 2), ("print", 0), ("open", 1)] {
      try hand.perform("tap \(control)")
      #expect(try guests[index].states().last == "answered", "\(control)")
      hand.wait(2000)
    }
  }

  @Test func `what was typed stays, and the page with keys goes`() throws {
    let hand = try ServiceHand()
    let guest = try ServiceGuest(hand)
    guest.ask(Questions.secret, more: true)
    hand.wait(2000)
    try hand.perform("tap field-1")
    hand.wait(2000)
    try hand.perform("tap a")
    #expect(hand.playback.session.placement?.named("ok") == nil, "the page is shown")
    #expect(try set("ios", hand).map(\.error) == [nil])
    hand.wait(2000)
    try hand.perform("tap ok")
    let answer = try #require(try guest.replies().last)
    #expect(answer.parameters["answer", "fields"]?.items?.count == 1)
    #expect(answer.parameters["answer", "fields"]?.items?.first == "a")
  }

  @Test func `a profile that is not there changes nothing, and says what there is`() throws {
    let hand = try ServiceHand()
    let (guest, listener) = (try ServiceGuest(hand), try ServiceGuest(hand))
    guest.ask(Questions.print)
    hand.wait(2000)
    listener.call("Status", more: true)
    _ = try listener.replies()
    _ = hand.playback.takeDamage()
    let setter = try ServiceGuest(hand)
    setter.call("Set", ["profile": "carpaly", "theme": "night"])
    let reply = try #require(try setter.replies().first)
    #expect(reply.error == "io.telltale.InvalidProfile")
    let complaint = try #require(reply.parameters["complaints"]?.items?.first?.string)
    #expect(complaint.contains("carpaly") && complaint.contains("did you mean \"carplay\""))
    #expect(hand.playback.session.appearance == .day && hand.playback.session.isArmed)
    #expect(hand.playback.takeDamage().isEmpty)
    #expect(try listener.replies().isEmpty)
    #expect(try hand.records.allSatisfy { $0.kind != .set })
    try hand.perform("tap print")
    #expect(try hand.records.last?.kind == .answered)
  }

  @Test func `who listens is told`() throws {
    let hand = try ServiceHand()
    let (listener, watcher) = (try ServiceGuest(hand), try ServiceGuest(hand, user: 77))
    listener.call("Status", more: true)
    watcher.call("Watch", more: true)
    #expect(try listener.replies().last?.parameters["settings", "profile"] == "kiosk")
    _ = try watcher.replies()
    _ = try set("carplay", hand)
    #expect(try listener.replies().map { $0.parameters["settings", "profile"] } == ["carplay"])
    let record = try #require(try watcher.replies().last?.parameters["records"]?.items?.last)
    #expect(record["event"] == "set" && record["profile"] == "carplay")
    let guest = try ServiceGuest(hand)
    guest.call("Describe")
    #expect(try guest.replies().last?.parameters["profile"] == "carplay")
    guest.ask(Questions.print)
    #expect(try hand.records.last { $0.kind == .asked }?["profile"] == "carplay")
  }
}
