import TelltaleGraphics
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// What becomes of tabs that have no room, on the platforms whose guidelines speak of them.
@Suite struct TabMoreTests {
  private func hand(
    _ count: Int, on name: String, language: Language = "en", more: [Int: String] = [:]
  ) throws -> Hand {
    try BarScenes.hand(
      TabBarTests.scene(count, more: more), on: name, width: 480,
      words: try Platforms.lexicons().interface(in: language))
  }

  private func names(_ hand: Hand, scrolling: Bool) -> [String] {
    hand.session.screenPlacement?.controls.filter { $0.scrolls == scrolling }.map(\.name) ?? []
  }

  // TAB-BAR-MORE-TAB
  @Test(
    arguments: BarScenes.platforms,
    [("en", "More"), ("ja", "その他"), ("zh", "更多")] as [(Language, String)])
  func `the last slot leads to a list of the tabs that have none, and stays marked`(
    name: String, words: (Language, String)
  ) throws {
    var hand = try hand(6, on: name, language: words.0)
    #expect(names(hand, scrolling: false) == ["t1", "t2", "t3", "more"])
    #expect(hand.texts.contains(words.1))
    hand.press("more")
    #expect(names(hand, scrolling: true) == ["t4", "t5", "t6"])
    #expect(hand.texts.contains("Tab 4") && hand.selectedTabs == ["more"])
    hand.press("t5")
    #expect(hand.events.contains(.tabSelected("t5")))
    #expect(hand.session.screenName == "s5" && hand.selectedTabs == ["more"])
    #expect(names(hand, scrolling: false) == ["t1", "t2", "t3", "more"])
  }

  // TAB-BAR-MORE-TAB
  @Test(arguments: BarScenes.platforms)
  func `as many tabs as slots need no More`(name: String) throws {
    let hand = try hand(4, on: name)
    #expect(names(hand, scrolling: false) == ["t1", "t2", "t3", "t4"])
    #expect(!hand.texts.contains("More"))
  }

  // TAB-BAR-MORE-TAB
  @Test(arguments: BarScenes.platforms)
  func `More has the sum of the badges behind it, or a mark, and each row its own`(
    name: String
  ) throws {
    var counted = try hand(6, on: name, more: [2: ", badge: 1", 4: ", badge: 3", 6: ", badge: 4"])
    #expect(counted.badges == ["1", "7"])
    counted.press("more")
    #expect(counted.badges == ["1", "7", "3", "4"])
    var marked = try hand(6, on: name, more: [4: ", badge: 3", 5: ", badge: \"!\""])
    #expect(marked.badges == ["!"])
    marked.press("more")
    #expect(marked.badges == ["!", "3", "!"])
    #expect(try hand(6, on: name, more: [1: ", badge: 2"]).badges == ["2"])
  }
}

extension Hand {
  /// What the badges of the screen say.
  var badges: [String] {
    session.screenPlacement?.parts.compactMap { part in
      if case .text(let text, .white) = part.shape { text.string } else { nil }
    } ?? []
  }
}
