import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleQuestions
import TelltaleSurfaces
import TelltaleTestSupport
import Testing

@testable import TelltaleSession

@Suite struct RequestTests {
  private static func row(_ id: String, _ title: String? = nil) -> TableRow {
    TableRow(id: id, title: TextVariants(TextContent(title ?? id)))
  }

  /// A table by its id alone, one by its source on another screen, and a bound text.
  private static let scene: Scene = {
    let own = Table(id: "own", rows: [row("first")])
    let delivered = Table(id: "stations", source: DataSource("stations"), sortedBy: nil)
    let label = Label(text: RichText([TextRun(text: "Before")], binding: "song"), isMessage: true)
    let home = Screen(content: [.label(label), .table(own)])
    let other = Screen(
      navigationBar: NavigationBar(title: "Other", titleBinding: "title"),
      content: [.table(delivered)])
    return Scene(
      root: .screen(home), screens: ["home": home, "other": other], start: "home")
  }()

  private func shown(_ profile: Profile = .sample()) -> Hand {
    var hand = Hand(
      environment: Environment(profile: profile, typesetter: GridTypesetter(), reducesMotion: true))
    _ = hand.session.open(
      Self.scene, question: 1, language: "en", words: .english, at: hand.now, in: hand.environment)
    hand.arm()
    return hand
  }

  private func send(_ updates: [AppUpdate], to hand: inout Hand) -> AppReply? {
    let effects = hand.send(.requested(AppRequest(number: 5, updates: updates), at: hand.now))
    let replies = effects.compactMap { if case .replied(let reply) = $0 { reply } else { nil } }
    #expect(replies.count == 1)
    #expect(replies.first?.request == 5)
    return replies.first
  }

  @Test func `a request that is refused in part changes nothing`() {
    var hand = shown()
    let before = hand.session.app
    let reply = send(
      [.text("song", "After"), .rows("own", .remove(["nobody"])), .pop], to: &hand)
    #expect(reply?.refusal?.update == 1)
    #expect(reply?.refusal?.reason == "no row is called nobody")
    #expect(hand.session.app?.data == before?.data)
    #expect(hand.session.screenName == "home")
  }

  @Test func `a table is known by its id, also where no source delivers its rows`() {
    var hand = shown()
    #expect(send([.rows("own", .append([Self.row("second")]))], to: &hand)?.refusal == nil)
    #expect(
      hand.session.screenPlacement?.controls.map(\.name).filter { $0 != "back" }
        == ["first", "second"])
  }

  @Test func `rows of a screen that is not seen are there when it comes up`() {
    var hand = shown()
    #expect(send([.rows("stations", .replace([Self.row("jazz")]))], to: &hand)?.refusal == nil)
    #expect(send([.push("other"), .text("title", "Stations")], to: &hand)?.refusal == nil)
    #expect(hand.session.screenPlacement?.controls.contains { $0.name == "jazz" } == true)
  }

  @Test func `what the table cannot take is refused with the guideline`() {
    var hand = shown()
    let middle = send([.rows("own", .insert([Self.row("x")], at: 0))], to: &hand)
    #expect(middle?.refusal?.rule == "TABLE-ADD-AT-ENDS")
    let twice = send([.rows("own", .append([Self.row("first")]))], to: &hand)
    #expect(twice?.refusal?.reason == "there is a row first already")
    let rows = (0..<RowList.most).map { Self.row("r\($0)") }
    #expect(send([.rows("stations", .replace(rows))], to: &hand)?.refusal == nil)
    #expect(send([.rows("stations", .append([Self.row("one")]))], to: &hand)?.refusal != nil)
    #expect(send([.rows("stations", .update(Self.row("r7", "Seven")))], to: &hand)?.refusal == nil)
  }

  @Test func `steps that cannot be taken are refused`() {
    var hand = shown()
    #expect(send([.pop], to: &hand)?.refusal != nil)
    #expect(send([.push("nowhere")], to: &hand)?.refusal != nil)
    #expect(send([.select(tab: "home")], to: &hand)?.refusal != nil)
    #expect(send([.withdraw(3)], to: &hand)?.refusal != nil)
    let alert = Alert(title: "Share?", buttons: [AlertButton(title: "A")])
    let sheet = Question(id: 3, alert: alert, language: "en", form: .sheet)
    #expect(send([.ask(sheet)], to: &hand)?.refusal?.rule == "ACTION-SHEET-TRIGGER")
  }

  @Test func `a question is asked, and answered to the request that asked it`() {
    var hand = shown()
    let alert = Alert(id: "door", title: "Door", buttons: [AlertButton(id: "ok", title: "OK")])
    #expect(
      send([.ask(Question(id: 3, alert: alert, language: "en"))], to: &hand)?.refusal == nil)
    #expect(send([.withdraw(3)], to: &hand)?.refusal == nil)
    #expect(
      hand.answers == [
        Answer(question: 3, outcome: .withdrawn, choice: nil, fields: [], alertID: "door")
      ])
  }

  @Test func `a question that waits is withdrawn, too, and only once`() {
    var hand = shown()
    for number in 3...4 {
      let alert = Alert(title: "Door", buttons: [AlertButton(id: "ok", title: "OK")])
      let question = Question(id: .asked(number), alert: alert, language: "en")
      #expect(send([.ask(question)], to: &hand)?.refusal == nil)
    }
    #expect(send([.withdraw(4)], to: &hand)?.refusal == nil)
    #expect(hand.answers.map(\.question) == [4])
    #expect(hand.answers.map(\.outcome) == [.withdrawn])
    #expect(send([.withdraw(4)], to: &hand)?.refusal != nil)
    #expect(hand.answers.count == 1)
    hand.arm()
    hand.tap("ok")
    #expect(hand.answers.map(\.question) == [4, 3])
    #expect(hand.session.placement == nil)
  }

  private func questions(_ numbers: Range<Int>) -> [AppUpdate] {
    numbers.map { number in
      let alert = Alert(title: "Door", buttons: [AlertButton(id: "ok", title: "OK")])
      return .ask(Question(id: .asked(number), alert: alert, language: "en"))
    }
  }

  @Test func `so many questions wait, whether they came one by one or together`() {
    var hand = shown()
    let most = Questions.most
    #expect(send(questions(0..<most), to: &hand)?.refusal == nil)
    // The first is seen, and does not wait.
    #expect(send(questions(most..<most + 1), to: &hand)?.refusal == nil)
    let refusal = send(questions(most + 1..<most + 2), to: &hand)?.refusal
    #expect(refusal?.reason.contains("at most \(most) may") == true && refusal?.remedy != nil)
    hand.arm()
    hand.tap("ok")
    #expect(send(questions(most + 2..<most + 3), to: &hand)?.refusal == nil)
    var another = shown()
    let many = send(questions(0..<most + 2), to: &another)?.refusal
    #expect(many?.update == most && another.session.questions.waiting.isEmpty)
  }

  @Test func `so many screens lie on each other, and going back makes room`() {
    var hand = shown()
    for _ in 1..<AppVisits.mostDepth {
      #expect(send([.push("other")], to: &hand)?.refusal == nil)
    }
    #expect(
      send([.push("other")], to: &hand)?.refusal?.reason.contains("the most that may") == true)
    #expect(send([.pop], to: &hand)?.refusal == nil)
    #expect(send([.push("other")], to: &hand)?.refusal == nil)
  }

  @Test func `without a value the scene's own text stands there again`() {
    var hand = shown()
    _ = send([.text("song", "After")], to: &hand)
    let after = hand.session.screenPlacement
    _ = send([.text("song", nil)], to: &hand)
    #expect(hand.session.screenPlacement != after)
    #expect(hand.session.screenPlacement == shown().session.screenPlacement)
  }

  @Test func `what nobody waits for gets no reply, and no less is refused of it`() {
    var hand = shown()
    hand.send(.updated(.rows("own", .append([Self.row("second")])), at: hand.now))
    hand.send(.updated(.rows("own", .remove(["nobody"])), at: hand.now))
    #expect(hand.session.app?.data.rows.values.first?.count == 2)
    let refusal = AppRefusal("no row is called nobody")
    #expect(hand.effects.last == .app(.refused(refusal)))
  }
}
