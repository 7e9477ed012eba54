import TelltaleGraphics
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Where the parts of a navigation bar stand, on the platforms whose guidelines speak of it.
@Suite struct NavigationBarTests {
  private let search = "{id: search, title: Search}"
  private let sort = "{id: sort, title: Sort}"

  private func second(
    _ yaml: String, on name: String, width: Int = 800
  ) throws -> Hand {
    var hand = try BarScenes.hand(yaml, on: name, width: width)
    hand.press("go")
    #expect(hand.session.screenName == "second")
    return hand
  }

  private func frame(_ name: String, _ hand: Hand) throws -> PixelRect {
    try #require(hand.session.glass.frame(ofControl: name))
  }

  private func ink(_ text: String, _ hand: Hand) throws -> PixelRect {
    try #require(hand.ink(of: text))
  }

  // NAVIGATION-BAR-TOP
  @Test(arguments: BarScenes.platforms, [0, 30])
  func `the bar is at the safe top, as wide as the screen, with content from its lower edge`(
    name: String, top: Int
  ) throws {
    func shown(_ bar: String, tabs: Bool = false) throws -> Hand {
      let screen = "{\(bar)content: [{table: {rows: [{id: row, title: Row}]}}]}"
      let scene =
        tabs
        ? "tab-bar: {tabs: [{title: A, screen: main}, {title: B, screen: b}, {title: C, screen: c}]}"
        : "start: main"
      return try BarScenes.hand(
        "\(scene)\nscreens: {main: \(screen), b: \(screen), c: \(screen)}", on: name, top: top)
    }
    let bar = "navigation-bar: {title: Jazz, trailing: [{id: find, title: Search}]}, "
    for hasTabs in [false, true] {
      let hand = try shown(bar, tabs: hasTabs)
      let above = top + (hasTabs ? hand.pixels(hand.environment.profile.screen.tabBarHeight) : 0)
      let strip = PixelRect(
        x: 0, y: above, width: 800, height: hand.pixels(hand.environment.profile.screen.barHeight))
      for part in [try frame("find", hand), try ink("Jazz", hand)] { #expect(strip.contains(part)) }
      #expect(hand.fills.contains { $0.width == 800 && $0.maxY == strip.maxY }, "its line")
      let margin = hand.environment.profile.rowMargins.top
      #expect(try frame("row", hand).y == strip.maxY + margin)
      #expect(try frame("row", shown("", tabs: hasTabs)).y == above + margin)
    }
  }

  // NAVIGATION-BAR-BACK-LEFT, T-LEFT-RIGHT
  @Test(arguments: BarScenes.platforms, ["en", "zh", "ar"])
  func `the way back is leftmost in every language, from the first frame on`(
    name: String, language: String
  ) throws {
    var hand = try BarScenes.hand(
      BarScenes.pair("Stations", "Jazz", trailing: sort, language: language), on: name)
    #expect(hand.session.glass.frame(ofControl: "back") == nil)
    let before = hand.session.frame
    hand.tap("go")
    #expect(hand.session.frame > before)
    let back = try frame("back", hand)
    #expect(back.maxX < 400)
    for other in [try ink("Jazz", hand), try frame("sort", hand)] { #expect(back.maxX <= other.x) }
  }

  // NAVIGATION-BAR-BACK-CHEVRON-TITLE
  @Test(arguments: BarScenes.platforms)
  func `back says the title before, else the word for it, else nothing but the chevron`(
    name: String
  ) throws {
    let hand = try second(BarScenes.pair("Stations", "Jazz"), on: name)
    let chevron = try #require(hand.session.screenPlacement?.sign("back"))
    let title = try #require(hand.ink(of: "Stations"))
    let (back, own) = (try frame("back", hand), try ink("Jazz", hand))
    #expect(chevron.midX < title.x && title.maxX <= back.maxX)
    #expect(abs(own.midX - 400) <= 1)
    let long = Array(repeating: "abcdefgh", count: 7).joined(separator: " ")
    let word = try second(BarScenes.pair(long, "Jazz"), on: name)
    #expect(word.signs == ["back"] && word.texts.contains("Back"))
    #expect(!word.texts.contains { $0.hasPrefix("abc") })
    var german = try BarScenes.hand(
      BarScenes.pair(long, "Jazz"), on: name, words: try Platforms.lexicons().interface(in: "de"))
    german.press("go")
    #expect(german.signs == ["back"] && german.texts.contains("Zurück"))
    let empty = try second(BarScenes.pair("\"\"", "Jazz"), on: name)
    #expect(empty.signs == ["back"] && empty.texts.contains("Back"))
    // The title has the room first, in the middle and unbroken.
    let wide = Array(repeating: "abcdefgh", count: 6).joined(separator: " ")
    let bare = try second(BarScenes.pair("Stations", wide), on: name)
    #expect(bare.signs == ["back"])
    #expect(!bare.texts.contains("Stations") && !bare.texts.contains("Back"))
    #expect(try ink(wide, bare).width == wide.count * 12)
  }

  // NAVIGATION-BAR-CONTROLS-RIGHT, T-LEFT-RIGHT
  @Test(arguments: BarScenes.platforms, ["en", "ar"])
  func `controls end at the right inset, in order, and never lie over the title`(
    name: String, language: String
  ) throws {
    for title in ["Jazz", String(repeating: "abcdefgh ", count: 7)] {
      let hand = try second(
        BarScenes.pair("A", title, trailing: "\(search), \(sort)", language: language), on: name)
      let inset = hand.pixels(hand.environment.profile.screen.paddingSide) / 2
      let (search, sort) = (try frame("search", hand), try frame("sort", hand))
      #expect(sort.maxX == 800 - inset)
      #expect(search.maxX < sort.x)
      let ink = try #require(hand.ink(of: hand.titles.first ?? ""))
      #expect(ink.maxX <= search.x)
    }
    // At the root the left end stays empty, and so does the right one without controls.
    let root = try BarScenes.hand(
      "lang: \(language)\nscreen: {navigation-bar: {title: Jazz, trailing: [\(search)]}}", on: name)
    #expect(try frame("search", root).x > 400)
    let bar = root.session.screenPlacement?.controls.map(\.name)
    #expect(bar == ["search"])
    let bare = try second(BarScenes.pair("A", "Jazz", language: language), on: name)
    #expect(bare.session.screenPlacement?.controls.map(\.name) == ["back", "row"])
  }

  // NAVIGATION-BAR-FIXED-SPACE
  @Test(arguments: BarScenes.platforms, [8, 24, 40])
  func `a fixed space is as wide as it says, and no turn comes to it`(
    name: String, width: Int
  ) throws {
    func gap(_ trailing: String) throws -> Int {
      let hand = try second(BarScenes.pair("A", "Jazz", trailing: trailing), on: name)
      return try frame("sort", hand).x - (try frame("search", hand)).maxX
    }
    #expect(try gap("\(search), {fixed-space: \(width)}, \(sort)") == width)
    #expect(try gap("\(search), \(sort)") == 16, "left out, titles keep apart all the same")
    #expect(throws: (any Error).self) { try gap("\(search), {fixed-space: 7}, \(sort)") }
    var hand = try second(
      BarScenes.pair("A", "Jazz", trailing: "\(search), {fixed-space: \(width)}, \(sort)"), on: name
    )
    var seen: [String?] = []
    for _ in 0..<8 {
      hand.key(15)
      seen.append(hand.session.focusedControl)
    }
    #expect(Set(seen) == ["back", "search", "sort", "row"])
  }
}
