import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

@Suite struct TabTests {
  private static func tabs(_ count: Int, badge: Badge? = nil) -> TabBar {
    TabBar(
      tabs: (1...count).map { number in
        Tab(
          id: "t\(number)", title: TextVariants(TextContent("Tab \(number)")),
          content: [.table(.numbered(40))], badge: number == 2 ? badge : nil)
      })
  }

  private func hand(_ count: Int, badge: Badge? = nil, width: Int = 800) -> Hand {
    Hand(
      Scene(root: .tabBar(Self.tabs(count, badge: badge))),
      size: PixelSize(width: width, height: 480))
  }

  @Test func `a section is as it was left`() {
    var hand = hand(3)
    hand.swipe(from: PixelPoint(x: 400, y: 400), to: PixelPoint(x: 400, y: 200), rest: 200)
    let before = hand.session.screenPlacement?.areas.first?.offset
    #expect((before?.y ?? 0) > 100)
    hand.tap("t2")
    hand.settle()
    #expect(hand.session.screenPlacement?.areas.first?.offset == .zero)
    hand.tap("t1")
    hand.settle()
    #expect(hand.session.screenPlacement?.areas.first?.offset == before)
    hand.tap("t1")
    hand.settle()
    #expect(hand.session.screenPlacement?.areas.first?.offset == before)
  }

  @Test func `a section that was gone into is still so when one comes back to it`() {
    let screens = ["one": Screen(), "two": Screen(), "deep": Screen()]
    let tabs = ["one", "two"].map { Tab(id: $0, title: "Tab", screen: $0) }
    var hand = Hand(Scene(root: .tabBar(TabBar(tabs: tabs)), screens: screens))
    hand.tell(.push("deep"))
    hand.tell(.select(tab: "two"))
    #expect(hand.session.screenName == "two" && hand.session.screenDepth == 1)
    // Also where one is there already.
    for _ in 0..<2 {
      hand.tell(.select(tab: "one"))
      #expect(hand.session.screenName == "deep" && hand.session.screenDepth == 2)
    }
  }

  @Test func `six tabs on four slots leave three and More, which lists the others`() {
    var hand = hand(6, width: 480)
    let names = hand.session.screenPlacement?.controls.filter { !$0.scrolls }.map(\.name)
    #expect(names == ["t1", "t2", "t3", "more"])
    hand.tap("more")
    hand.settle()
    let rows = hand.session.screenPlacement?.controls.filter(\.scrolls).map(\.name)
    #expect(rows == ["t4", "t5", "t6"])
    hand.tap("t5")
    hand.settle()
    #expect(hand.events.contains(.tabSelected("t5")))
    #expect(hand.session.focusedControl == "more")
  }

  @Test func `More is a screen of its own, without the bar of the section before`() {
    let edit = Button(id: "edit", title: "Edit")
    var screens = ["b": Screen(), "c": Screen(), "d": Screen(), "e": Screen()]
    screens["a"] = Screen(navigationBar: NavigationBar(title: "One", trailing: [.button(edit)]))
    let tabs = screens.keys.sorted().map { Tab(id: $0, title: "Tab", screen: $0) }
    var hand = Hand(
      Scene(root: .tabBar(TabBar(tabs: tabs)), screens: screens),
      size: PixelSize(width: 480, height: 480))
    #expect(hand.session.glass.frame(ofControl: "edit") != nil)
    hand.tap("more")
    hand.settle()
    #expect(hand.session.glass.frame(ofControl: "edit") == nil)
    #expect(hand.events.last == .shown(screen: "more", depth: 1))
  }

  @Test func `as many tabs as slots need no More`() {
    let hand = hand(4, width: 480)
    #expect(hand.session.glass.frame(ofControl: "more") == nil)
    #expect(hand.session.glass.frame(ofControl: "t4") != nil)
  }

  @Test(arguments: [800, 1920]) func `a wider bar never shows fewer tabs`(width: Int) {
    func count(_ width: Int) -> Int {
      TabSlots(count: 8, width: width, least: 120).count
    }
    #expect(count(width) >= count(800))
    #expect(count(100) == 1)
    #expect(TabSlots(count: 3, width: 800, least: 120).visible == 0..<3)
  }

  @Test func `a badge moves neither focus nor tabs`() {
    var hand = hand(3, badge: .bound("news"))
    hand.turn(1)
    let focus = hand.session.focusedControl
    let frames = hand.session.screenPlacement?.controls.map(\.frame)
    hand.tell(.badge("news", .count(3)))
    #expect(hand.session.focusedControl == focus)
    #expect(hand.session.screenPlacement?.controls.map(\.frame) == frames)
    #expect(badge(hand) == "3")
    hand.tell(.badge("news", .count(0)))
    #expect(badge(hand) == nil)
    hand.tell(.badge("news", .count(1234)))
    #expect(badge(hand) == "99")
    hand.tell(.badge("news", .attention))
    #expect(badge(hand) == "!")
  }

  private func badge(_ hand: Hand) -> String? {
    hand.session.screenPlacement?.parts.compactMap { part -> String? in
      guard case .text(let text, .white) = part.shape else { return nil }
      return text.string
    }.first
  }

  @Test func `a badge is a red capsule with white text inside its tab`() throws {
    let hand = hand(3, badge: .count(3))
    let parts = try #require(hand.session.screenPlacement?.parts)
    let index = try #require(
      parts.firstIndex { if case .text(_, .white) = $0.shape { true } else { false } })
    guard case .fill(let frame, let radius, .value(.role(.badge))) = parts[index - 1].shape else {
      Issue.record("no capsule below the digits")
      return
    }
    #expect(frame.width >= frame.height && radius == frame.height / 2)
    let tab = PixelRect(x: 800 / 3, y: 0, width: 800 / 3, height: 64)
    #expect(tab.contains(frame))
  }

  @Test(arguments: [SourceState.unavailable, .failed])
  func `a tab whose source is down is chosen all the same, and tells why it is empty`(
    state: SourceState
  ) {
    var bar = Self.tabs(3)
    bar.tabs[1].source = DataSource("stations")
    bar.tabs[1].unavailable = "Radio needs a network connection."
    var hand = Hand(Scene(root: .tabBar(bar)))
    hand.tell(.source("stations", state))
    hand.tap("t2")
    hand.settle()
    #expect(hand.events.contains(.tabSelected("t2")))
    #expect(hand.texts.contains("Radio needs a network connection."))
    hand.tell(.source("stations", .ready))
    #expect(!hand.texts.contains("Radio needs a network connection."))
  }
}

extension Hand {
  /// The chevrons and marks that are drawn.
  var signs: [String] { session.screenPlacement?.signs ?? [] }

  /// All texts of the screen, as they stand.
  var texts: [String] {
    session.screenPlacement?.parts.compactMap { part in
      if case .text(let text, _) = part.shape { text.string } else { nil }
    } ?? []
  }
}
