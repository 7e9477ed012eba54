import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Tabs on the platforms whose guidelines speak of them.
@Suite struct TabBarTests {
  /// Sections of forty rows each, of which the first leads on.
  static func scene(_ count: Int, language: String = "en", more: [Int: String] = [:]) -> String {
    let rows = (1...40).map { "{id: r\($0), title: Row \($0)\($0 == 1 ? ", push: deep" : "")}" }
      .joined(separator: ", ")
    let tabs = (1...count).map { number in
      "{id: t\(number), title: Tab \(number), screen: s\(number)\(more[number] ?? "")}"
    }
    let screens = (1...count).map { "  s\($0): {content: [{table: {rows: [\(rows)]}}]}" }
    return """
      lang: \(language)
      tab-bar: {tabs: [\(tabs.joined(separator: ", "))]}
      screens:
        deep: {navigation-bar: {title: Deep}, content: [{table: {rows: [\(rows.replacing(", push: deep", with: ""))]}}]}
      \(screens.joined(separator: "\n"))
      """
  }

  private func names(_ hand: Hand) -> [String] {
    hand.session.screenPlacement?.controls.map(\.name).filter { $0.hasPrefix("t") || $0 == "more" }
      ?? []
  }

  private func frames(_ hand: Hand) -> [PixelRect] {
    names(hand).compactMap { hand.session.glass.frame(ofControl: $0) }
  }

  @Test func `a tab that shows its icon alone is called by its title all the same`() throws {
    let titles = ["Unternehmenseinstellungen", "Verkehrsinformationen", "Benachrichtigungen"]
    let tabs = titles.map {
      "{title: \($0), icon: star, badge: 120, content: [{label: {text: A}}]}"
    }
    let hand = try BarScenes.hand(
      "tab-bar: {tabs: [\(tabs.joined(separator: ", "))]}", on: "kiosk", width: 420)
    func all(_ meaning: Meaning) -> [Meaning] { [meaning] + meaning.children.flatMap(all) }
    let told = all(hand.session.meaning(in: hand.environment)).filter { $0.role == .tab }
    #expect(told.map(\.name) == titles)
    #expect(told.allSatisfy { $0.description == "120" })
  }

  // TAB-BAR-TOP
  @Test(arguments: BarScenes.platforms, [0, 30])
  func `tabs are at the safe top over the whole width, above bar and content`(
    name: String, top: Int
  ) throws {
    let scene = """
      tab-bar: {tabs: [{id: t1, title: A, screen: a}, {id: t2, title: B, screen: b}]}
      screens:
        a: {navigation-bar: {title: Jazz}, content: [{table: {rows: [{id: row, title: Row}]}}]}
        b: {content: [{label: {text: Nothing}}]}
      """
    let hand = try BarScenes.hand(scene, on: name, top: top)
    let screen = hand.environment.profile.screen
    let (tabs, bar) = (hand.pixels(screen.tabBarHeight), hand.pixels(screen.barHeight))
    let strip = PixelRect(x: 0, y: top, width: 800, height: tabs)
    let frames = frames(hand)
    #expect(frames.count == 2 && frames.allSatisfy { strip.contains($0) })
    #expect(frames.map(\.midX) == [200, 600])
    #expect(hand.fills.contains { $0.width == 800 && $0.maxY == strip.maxY }, "its line")
    let title = try #require(hand.ink(of: "Jazz"))
    #expect(title.y > strip.maxY)
    #expect(
      hand.session.glass.frame(ofControl: "row")?.y
        == top + tabs + bar + hand.environment.profile.rowMargins.top)
  }

  // TAB-BAR-TOP
  @Test func `a kiosk may have its tabs at the lower edge`() throws {
    let hand = try BarScenes.hand(Self.scene(3), on: "kiosk", top: 30) {
      $0.screen.tabBarEdge = .bottom
    }
    let height = hand.pixels(hand.environment.profile.screen.tabBarHeight)
    #expect(frames(hand).allSatisfy { $0.y >= 480 - height && $0.maxY <= 480 })
    #expect(
      hand.session.glass.frame(ofControl: "r1")?.y == 30 + hand.environment.profile.rowMargins.top)
  }

  // TAB-BAR-SWITCHES-SECTIONS
  @Test(arguments: BarScenes.platforms)
  func `a tab shows its section at once, as it was left`(name: String) throws {
    var hand = try BarScenes.hand(Self.scene(3), on: name)
    func offset() -> Int? { hand.session.screenPlacement?.areas.first?.offset.y }
    func scroll(by way: Int) {
      hand.swipe(from: PixelPoint(x: 400, y: 400), to: PixelPoint(x: 400, y: 400 - way), rest: 200)
    }
    hand.press("r1")
    #expect(hand.titles == ["Deep"])
    scroll(by: 200)
    let before = try #require(offset())
    #expect(before > 100)
    for (tab, section) in [("t2", "s2"), ("t3", "s3")] {
      let tapped = hand.now
      hand.tap(tab)
      #expect(hand.session.screenName == section && hand.titles.isEmpty)
      #expect(hand.now.milliseconds(since: tapped) <= 80 + 100)
      #expect(offset() == 0)
      #expect(hand.selectedTabs == [tab])
      hand.arm()
      scroll(by: 100)
    }
    let third = try #require(offset())
    for _ in 0..<2 {
      hand.press("t1")
      #expect(hand.session.screenName == "deep" && hand.session.screenDepth == 2)
      #expect(hand.titles == ["Deep"] && hand.selectedTabs == ["t1"])
      #expect(offset() == before)
    }
    hand.press("t3")
    #expect(offset() == third && hand.session.screenDepth == 1)
  }

  // TAB-BAR-VISIBLE-COUNT
  @Test(arguments: BarScenes.platforms)
  func `as many tabs are seen as the width has slots for, and never fewer on a wider screen`(
    name: String
  ) throws {
    var last = 0
    for width in [100, 239, 240, 480, 800, 959, 960, 1280, 1920] {
      let hand = try BarScenes.hand(Self.scene(8), on: name, width: width) {
        $0.screen.tabRailFromPercent = 0
      }
      let count = names(hand).count
      #expect(count == max(1, min(8, width / 120)), "\(width)")
      #expect(count >= last)
      last = count
    }
    let three = try BarScenes.hand(Self.scene(3), on: name)
    #expect(names(three) == ["t1", "t2", "t3"])
  }

  // TAB-BAR-TARGET-WIDTH
  @Test(arguments: BarScenes.platforms, ["en", "he"])
  func
    `the tabs that are seen share the bar equally, in the direction of reading or of the driver's hand`(
      name: String, language: String
    ) throws
  {
    let isTurned = try language == "he" && Platforms.profile(name).screen.mirrorsContent
    for (count, width) in [(4, 800), (3, 480), (6, 480)] {
      let hand = try BarScenes.hand(Self.scene(count, language: language), on: name, width: width)
      let frames = frames(hand)
      #expect(frames.count == min(count, 4))
      #expect(Set(frames.map(\.size)).count == 1)
      let steps = zip(frames, frames.dropFirst()).map { $1.x - $0.x }
      #expect(Set(steps) == [(isTurned ? -1 : 1) * width / frames.count])
    }
  }

  // TAB-BAR-ALWAYS-ENABLED
  @Test(arguments: BarScenes.platforms, SourceState.allCases)
  func `a tab is chosen by touch and by knob in every state, and looks as ever`(
    name: String, state: SourceState
  ) throws {
    let scene = Self.scene(
      3, more: [2: ", source: {async: radio}, unavailable: Radio needs a network connection."])
    var hand = try BarScenes.hand(scene, on: name)
    hand.session.hideFocus()
    let frame = try #require(hand.session.glass.frame(ofControl: "t2"))
    let inks = hand.inks(in: frame)
    let other = hand.inks(in: try #require(hand.session.glass.frame(ofControl: "t3")))
    #expect(!inks.isEmpty && inks == other)
    hand.tell(.source("radio", state))
    hand.arm()
    #expect(hand.inks(in: frame) == inks)
    var byKnob = hand
    hand.press("t2")
    for _ in 0..<6 where byKnob.session.focusedControl != "t2" { byKnob.turn(-1) }
    for _ in 0..<6 where byKnob.session.focusedControl != "t2" { byKnob.turn(1) }
    byKnob.push()
    for one in [hand, byKnob] {
      #expect(one.events.contains(.tabSelected("t2")))
      #expect(one.session.screenName == "s2" && one.selectedTabs == ["t2"])
      let isDown = state == .failed || state == .unavailable
      #expect(one.texts.contains("Radio needs a network connection.") == isDown)
    }
  }
}

extension Hand {
  /// The tabs that are marked: they are filled, or a line runs below their titles.
  var selectedTabs: [String] {
    let lines = picture.compactMap { command -> PixelRect? in
      switch command {
      case .fill(let rect, _) where rect.height < 8: rect
      case .roundedFill(let rect, _, _) where rect.height < 8: rect
      default: nil
      }
    }
    let lit = environment.profile.theme.palette(session.appearance).lit
    let pills = picture.compactMap { command -> PixelRect? in
      if case .roundedFill(let rect, _, lit) = command { rect } else { nil }
    }
    return session.screenPlacement?.controls.filter { control in
      guard !control.scrolls else { return false }
      return pills.contains { control.frame.contains($0) && $0.height == control.frame.height }
        || lines.contains { control.frame.contains($0) && $0.width * 2 > control.frame.width }
    }.map(\.name) ?? []
  }
}
