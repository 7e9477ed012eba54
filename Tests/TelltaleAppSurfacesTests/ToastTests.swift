import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// What is told in passing, on the glass.
@Suite struct ToastTests {
  private static let scene = """
    start: home
    screens:
      home:
        navigation-bar: {title: Home}
        content:
          - button: {id: add, title: Add, action: {toast: {text: Added to favourites, icon: check}}}
        dock: [{button: {id: go, title: Go, action: {emit: go}}}]
      list:
        content:
          - table:
              id: places
              rows: [\((0..<40).map { "{id: r\($0), title: Place \($0), action: {emit: r\($0)}}" }.joined(separator: ", "))]
    """

  private func hand(_ scene: String = scene, on name: String = "kiosk") throws -> Hand {
    var hand = try Hand.showing(scene, on: name)
    hand.arm()
    hand.tell(.driving(.parked))
    hand.arm()
    return hand
  }

  private func toast(_ hand: Hand) -> Meaning? {
    func all(_ meaning: Meaning) -> [Meaning] { [meaning] + meaning.children.flatMap(all) }
    return all(hand.session.meaning(in: hand.environment)).first { $0.role == .status }
  }

  private func tell(_ text: String, to hand: inout Hand) {
    hand.tell(.toast(Toast(text: TextVariants(TextContent(text)), milliseconds: 3000)))
    hand.wait(20)
    hand.present()
  }

  private static let alert = Alert(
    title: "Route Not Loaded", buttons: [AlertButton(id: "ok", title: "OK")])

  @Test func `a button tells what it has done, and that goes by itself`() throws {
    var hand = try hand()
    hand.tap("add")
    hand.wait(10_000)
    let before = hand.picture
    hand.tap("add")
    hand.wait(100)
    #expect(toast(hand)?.name == "Added to favourites")
    hand.wait(10_000)
    #expect(toast(hand) == nil)
    #expect(hand.picture == before)
  }

  @Test func `nothing of the screen moves for it, and the focus stays`() throws {
    var hand = try hand()
    hand.key(15)
    let (focus, controls) = (hand.session.focusedControl, hand.session.screenPlacement?.controls)
    tell("Saved", to: &hand)
    #expect(toast(hand) != nil)
    #expect(hand.session.focusedControl == focus)
    #expect(hand.session.screenPlacement?.controls == controls)
  }

  @Test func `it stands beside what is pressed, and never on the dock`() throws {
    var hand = try hand()
    tell("Saved", to: &hand)
    let frame = try #require(toast(hand)?.frame)
    for control in try #require(hand.session.screenPlacement).controls {
      #expect(!control.frame.intersects(frame), "\(control.name)")
    }
  }

  @Test func `it stands beside a column of buttons that leaves no room in the middle`() throws {
    let buttons = (0..<12).map {
      "{alignSelf: start, width: 60%, button: {id: b\($0), title: Button \($0), border: true, action: {emit: b}}}"
        .replacing("alignSelf", with: "align-self")
    }
    var hand = try hand(
      """
      start: home
      screens:
        home:
          content: [{column: {edge-to-edge: true, content: [\(buttons.joined(separator: ", "))]}}]
      """)
    tell("Saved", to: &hand)
    let frame = try #require(toast(hand)?.frame)
    for control in try #require(hand.session.screenPlacement).controls {
      #expect(!control.frame.intersects(frame), "\(control.name)")
    }
  }

  @Test func `presses go through it where it covers what is pressed`() throws {
    var hand = try hand(Self.scene.replacing("start: home", with: "start: list"))
    tell("Saved", to: &hand)
    let frame = try #require(toast(hand)?.frame)
    hand.wait(500)
    hand.tap(PixelPoint(x: frame.midX, y: frame.midY))
    #expect(hand.emitted.count == 1)
  }

  @Test func `it waits while a question is open, and comes when that is answered`() throws {
    var hand = try hand()
    hand.ask(Self.alert)
    hand.arm()
    tell("Saved", to: &hand)
    hand.wait(20_000)
    #expect(toast(hand) == nil)
    hand.key(28)
    hand.wait(500)
    #expect(hand.answers.count == 1 && toast(hand)?.name == "Saved")
  }

  @Test func `what was never seen is told of`() throws {
    var hand = try hand()
    hand.ask(Self.alert)
    hand.arm()
    for number in 0..<4 { tell("Note \(number)", to: &hand) }
    let refused = hand.events.filter { if case .refused = $0 { true } else { false } }
    #expect(refused.count == 1 && "\(refused)".contains("Note 0"))
  }

  @Test func `it stays when another screen comes, and its text is cut while driving`() throws {
    var hand = try hand(on: "carplay")
    let long = String(repeating: "Somewhere else ", count: 30)
    tell(long, to: &hand)
    let whole = try #require(toast(hand)?.name)
    hand.tell(.driving(.moving))
    let cut = try #require(toast(hand)?.name)
    #expect(cut.count < whole.count)
    hand.tell(.push("list"))
    #expect(toast(hand)?.name == cut)
  }

  @Test func `nothing wakes anybody once it is gone`() throws {
    var hand = try hand()
    tell("Saved", to: &hand)
    hand.wait(20_000)
    #expect(hand.session.deadline(in: hand.environment) == nil)
  }
}
