import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces
import TelltaleTestSupport
import Testing

@testable import TelltaleSession

@Suite struct DrivingTests {
  private static let scene: Scene = {
    let rows = (0..<20).map { TableRow(id: "r\($0)", title: TextVariants(TextContent("R\($0)"))) }
    let table = Screen(content: [
      .table(Table(id: "list", rows: rows, source: DataSource("list", isAsync: false)))
    ])
    let text = RichText([TextRun(text: "Twenty characters ok")], binding: "news")
    let words = Screen(content: [.label(Label(text: text, isMessage: true))])
    let field = Screen(content: [.field(TextField(id: "name"))])
    return Scene(
      root: .screen(table), screens: ["list": table, "words": words, "field": field],
      start: "list")
  }()

  private static var environment: Environment {
    var profile = Profile.sample()
    profile.behaviour.driving = [
      .moving: DrivingLimits(listLength: 3, textLength: 10, depth: 2, allowsTyping: false),
      .idling: DrivingLimits(listLength: 6),
    ]
    let keys = KeyboardPage(name: "ABC", rows: [[KeyCap(plain: "a", shifted: "A")]])
    return Environment(
      profile: profile, typesetter: GridTypesetter(), keyboard: KeyboardLayout(pages: [keys]),
      reducesMotion: true)
  }

  private func shown(_ scene: Scene = Self.scene) -> Hand {
    var hand = Hand(environment: Self.environment)
    _ = hand.session.open(
      scene, question: 1, language: "en", words: .english, at: hand.now, in: hand.environment)
    hand.arm()
    return hand
  }

  @discardableResult
  private func send(_ updates: [AppUpdate], to hand: inout Hand) -> AppRefusal? {
    let effects = hand.send(.requested(AppRequest(number: 1, updates: updates), at: hand.now))
    hand.arm()
    return effects.compactMap { if case .replied(let reply) = $0 { reply.refusal } else { nil } }
      .first ?? nil
  }

  private func rows(_ hand: Hand) -> [String] {
    hand.session.screenPlacement?.controls.map(\.name).filter { $0.hasPrefix("r") } ?? []
  }

  @Test func `what is cut is told, once until other limits hold`() {
    var hand = Hand(environment: Self.environment)
    let now = hand.now
    hand.perform { session in
      session.open(
        Self.scene, question: 1, language: "en", words: .english, at: now, in: Self.environment)
    }
    hand.arm()
    func told() -> [AppLimit] {
      hand.events.compactMap { if case .limited(let limit) = $0 { limit } else { nil } }
    }
    let rows = AppLimit(screen: "list", control: "list", kind: .rows, shown: 3, all: 20)
    #expect(told() == [rows])
    send([.rows("list", .append([TableRow(id: "more", title: "More")]))], to: &hand)
    hand.turn(2)
    #expect(told() == [rows])
    send([.push("words")], to: &hand)
    let text = AppLimit(screen: "words", control: "news", kind: .text, shown: 10, all: 20)
    #expect(told() == [rows, text])
    send([.pop], to: &hand)
    #expect(told() == [rows, text])
    send([.driving(.idling)], to: &hand)
    #expect(
      told().last == AppLimit(screen: "list", control: "list", kind: .rows, shown: 6, all: 21))
    send([.driving(.parked)], to: &hand)
    #expect(told().count == 3)
  }

  @Test func `until it is told, the vehicle counts as moving`() {
    let hand = shown()
    #expect(rows(hand) == ["r0", "r1", "r2"])
  }

  @Test func `limits hold at once for what is shown, and are lifted at once`() {
    var hand = shown()
    send([.driving(.idling)], to: &hand)
    #expect(rows(hand).count == 6)
    send([.driving(.parked)], to: &hand)
    #expect(rows(hand).count > 6)
    send([.driving(.moving)], to: &hand)
    #expect(rows(hand).count == 3)
  }

  @Test func `a row that is left is the one that is chosen, whatever came before it`() throws {
    var hand = shown()
    let new = TableRow(id: "rn", title: "New")
    send([.rows("list", .prepend([new]))], to: &hand)
    #expect(rows(hand) == ["rn", "r0", "r1"])
    let frame = try #require(hand.session.glass.frame(ofControl: "r1"))
    hand.does(.contactDown(contact: 0, at: PixelPoint(x: frame.midX, y: frame.midY)), .touch)
    hand.wait(80)
    hand.does(.contactUp(contact: 0, at: PixelPoint(x: frame.midX, y: frame.midY)), .touch)
    let chosen = hand.effects.contains {
      if case .app(.selected(_, _, "r1", 2)) = $0 { true } else { false }
    }
    #expect(chosen)
  }

  @Test func `texts are cut, those of the application too`() {
    var hand = shown()
    send([.push("words")], to: &hand)
    let short = hand.session.screenPlacement
    send([.text("news", "Something else that is long")], to: &hand)
    #expect(
      hand.session.app?.setting(limits: DrivingLimits(textLength: 10), at: hand.now).data.texts[
        "news"]
        == "Something…")
    send([.text("news", nil), .driving(.parked)], to: &hand)
    #expect(hand.session.screenPlacement != short)
  }

  @Test func `no more screens lie on each other than may`() {
    var hand = shown()
    send([.driving(.parked)], to: &hand)
    send([.push("words")], to: &hand)
    send([.push("field")], to: &hand)
    #expect(hand.session.screenDepth == 3)
    send([.driving(.moving)], to: &hand)
    #expect(hand.session.screenDepth == 2)
    #expect(hand.session.screenName == "words")
    #expect(send([.push("field")], to: &hand) != nil)
    #expect(send([.driving(.parked), .push("field")], to: &hand) == nil)
    #expect(hand.session.screenDepth == 3)
  }

  @Test func `a section that was left deep comes back only so far`() throws {
    let section = { (name: String) in
      Tab(id: name, title: TextVariants(TextContent(name)), screen: name)
    }
    let scene = Scene(
      root: .tabBar(TabBar(tabs: [section("one"), section("two")])),
      screens: [
        "one": Screen(), "two": Screen(), "deep": Screen(content: [.field(TextField(id: "f"))]),
      ])
    var hand = shown(scene)
    send([.driving(.parked)], to: &hand)
    send([.push("deep")], to: &hand)
    send([.push("deep")], to: &hand)
    send([.select(tab: "two")], to: &hand)
    send([.driving(.moving)], to: &hand)
    send([.select(tab: "one")], to: &hand)
    #expect(hand.session.screenDepth == 2)
  }

  @Test func `what a modal stood before comes back only so far`() {
    var hand = shown()
    send([.driving(.parked)], to: &hand)
    send([.push("words")], to: &hand)
    send([.push("field")], to: &hand)
    let modal = Modal(id: "m", style: .fullscreen, dismiss: DismissControl(title: "Done"))
    hand.perform { $0.presentForTest(modal, in: Self.environment) }
    hand.arm()
    send([.driving(.moving)], to: &hand)
    hand.key(1)
    hand.arm()
    #expect(hand.session.screenName == "words")
    #expect(hand.session.screenDepth == 2)
  }

  @Test func `a page with keys closes below an alert as well, and keeps what was typed`() throws {
    var hand = shown()
    send([.driving(.parked)], to: &hand)
    send([.push("field")], to: &hand)
    hand.press("name")
    #expect(hand.session.glass.frame(ofControl: "a") != nil)
    hand.press("a")
    send(
      [
        .ask(
          Question(
            id: 7,
            alert: Alert(title: "Stop", buttons: [AlertButton(id: "ok", title: "OK")]),
            language: "en"))
      ], to: &hand)
    send([.driving(.moving)], to: &hand)
    hand.key(1)
    hand.arm()
    #expect(hand.session.glass.frame(ofControl: "a") == nil)
    #expect(hand.session.app?.current.view.fields.values.map(\.text) == ["a"])
  }

  @Test func `what was typed stays in its field, whatever came over its screen`() throws {
    var hand = shown()
    send([.driving(.parked)], to: &hand)
    send([.push("field")], to: &hand)
    hand.press("name")
    hand.press("a")
    send([.push("words")], to: &hand)
    hand.press("done")
    #expect(hand.session.screenName == "words")
    send([.pop], to: &hand)
    #expect(hand.session.app?.current.view.fields.values.map(\.text) == ["a"])
  }
}
