import TelltaleGraphics
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Tabs that stand at the side of a wide display.
@Suite struct TabRailTests {
  private static func scene(_ count: Int, language: String = "en", title: String = "Main") -> String
  {
    let tabs = (1...count).map { number in
      "{id: t\(number), title: Tab \(number), icon: music, screen: s\(number)}"
    }
    let screens = (1...count).map { number in
      """
        s\(number):
          navigation-bar: {title: \(number == 1 ? title : "Tab \(number)")}
          content:
            - table: {rows: [{id: row\(number), title: Row, push: deep}]}
      """
    }
    return """
      lang: \(language)
      tab-bar: {tabs: [\(tabs.joined(separator: ", "))]}
      screens:
      \(screens.joined(separator: "\n"))
        deep: {navigation-bar: {title: Deep}, content: [{label: {text: Deep down}}]}
      """
  }

  private func hand(
    _ scene: String, on name: String = "carplay", width: Int = 1280
  ) throws -> Hand { try BarScenes.hand(scene, on: name, width: width) }

  private func tabs(_ hand: Hand) -> [PixelRect] {
    hand.session.screenPlacement?.controls.filter { $0.name.hasPrefix("t") }.map(\.frame) ?? []
  }

  @Test func `on a wide display tabs stand below each other at the side, and content beside them`()
    throws
  {
    let hand = try hand(Self.scene(4))
    let tabs = tabs(hand)
    #expect(tabs.count == 4 && Set(tabs.map(\.x)).count == 1 && Set(tabs.map(\.size)).count == 1)
    for (upper, lower) in zip(tabs, tabs.dropFirst()) { #expect(upper.maxY <= lower.y) }
    let row = try #require(hand.session.glass.frame(ofControl: "row1"))
    #expect(row.x >= tabs[0].maxX && row.maxX == 1280)
    #expect(hand.selectedTabs == ["t1"])
  }

  @Test(arguments: [(800, false), (959, false), (960, true), (1920, true)])
  func `the side is taken where the display is as wide as the profile says`(
    width: Int, isSide: Bool
  ) throws {
    let tabs = tabs(try hand(Self.scene(3), width: width))
    #expect(tabs.count == 3 && (Set(tabs.map(\.x)).count == 1) == isSide)
  }

  @Test func `where the display is low the last tabs are behind More`() throws {
    var hand = try hand(Self.scene(8))
    #expect(tabs(hand).count == 5)
    hand.press("more")
    #expect(hand.texts.contains("Tab 8"))
    hand.press("t8")
    #expect(hand.session.screenName == "s8")
  }

  @Test(arguments: [("he", true), ("en", false)])
  func `the side is that where lines begin, unless it is that of the driver`(
    language: String, isRight: Bool
  ) throws {
    func isAtRight(_ name: String) throws -> Bool {
      let hand = try BarScenes.hand(Self.scene(3, language: language), on: name, width: 1280)
      return try #require(tabs(hand).first).x > 640
    }
    #expect(try isAtRight("macos") == isRight)
    #expect(try !isAtRight("carplay"))
  }

  @Test func `a knob goes from the tabs to the content and back, and keys from side to side`()
    throws
  {
    var hand = try hand(Self.scene(3))
    hand.turn(to: "row1")
    hand.push()
    #expect(hand.session.screenName == "deep")
    hand.press("back")
    hand.turn(to: "t3")
    hand.push()
    #expect(hand.session.screenName == "s3")
  }

  @Test func `a bar that says what the tab says is not there, any other is`() throws {
    var hand = try hand(Self.scene(3, title: "Tab 1"))
    #expect(hand.titles.isEmpty)
    let bare = try #require(hand.session.glass.frame(ofControl: "row1")).y
    hand.press("row1")
    #expect(hand.titles == ["Deep"] && hand.session.glass.frame(ofControl: "back") != nil)
    let other = try self.hand(Self.scene(3, title: "Library"))
    #expect(other.titles == ["Library"])
    #expect(try #require(other.session.glass.frame(ofControl: "row1")).y > bare)
    let phone = try BarScenes.hand(Self.scene(3, title: "Tab 1"), on: "ios", width: 800)
    #expect(phone.titles == ["Tab 1"])
  }

  @Test(arguments: ["carplay"])
  func `bars take a fifth of the height at most on a wide panel`(name: String) throws {
    let hand = try hand(Self.scene(3), on: name)
    let row = try #require(hand.session.glass.frame(ofControl: "row1"))
    #expect(row.y * 5 <= 480)
  }
}
