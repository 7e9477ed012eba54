import TelltaleGraphics
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Levels of screens, on the platforms whose guidelines speak of them.
@Suite struct NavigationStackTests {
  // NAVIGATION-BAR-HIERARCHY
  @Test(arguments: BarScenes.platforms)
  func `what is opened comes on top, and the bar tells of what is on top`(name: String) throws {
    var hand = try BarScenes.hand(BarScenes.levels(["a", "b", "c"]), on: name)
    #expect(hand.titles == ["A"] && hand.session.glass.frame(ofControl: "back") == nil)
    hand.press("to-b")
    #expect(hand.titles == ["B"] && hand.texts.contains("A"))
    hand.press("to-c")
    #expect(hand.titles == ["C"] && hand.texts.contains("B"))
    hand.press("back")
    #expect(hand.titles == ["B"] && hand.texts.contains("A"))
    hand.press("back")
    #expect(hand.titles == ["A"] && hand.session.glass.frame(ofControl: "back") == nil)
    hand.key(158)
    hand.arm()
    #expect(hand.titles == ["A"] && hand.session.screenDepth == 1)
    #expect(hand.shown == ["a", "b", "c", "b", "a"])
  }

  // NAVIGATION-BAR-HIERARCHY
  @Test(arguments: BarScenes.platforms)
  func `each section has a stack of its own`(name: String) throws {
    let scene = BarScenes.levels(["a", "b", "c"]).replacing(
      "start: a",
      with: "tab-bar: {tabs: [{id: one, title: One, screen: a}, {id: two, title: Two, screen: c}]}")
    var hand = try BarScenes.hand(scene, on: name)
    hand.press("to-b")
    hand.press("two")
    #expect(hand.titles == ["C"] && hand.session.glass.frame(ofControl: "back") == nil)
    hand.press("one")
    #expect(hand.titles == ["B"] && hand.session.screenDepth == 2)
  }

  // NAVIGATION-BAR-BACK-WALKS-UP
  @Test(arguments: BarScenes.platforms, 1...6)
  func `back leads through what was opened in reverse order, to the root`(
    name: String, seed: Int
  ) throws {
    let names = ["a", "b", "c", "d", "e"]
    var random = Chance(seed: UInt64(seed))
    var hand = try BarScenes.hand(BarScenes.levels(names), on: name)
    var path = ["a"]
    for _ in 0..<(seed == 1 ? 4 : 2 + random.below(7)) {
      let others = names.filter { $0 != path.last }
      path.append(seed == 1 ? names[path.count] : others[random.below(others.count)])
      hand.press("to-\(path[path.count - 1])")
    }
    #expect(hand.shown == path)
    let depth = hand.session.screenDepth
    #expect(depth == path.count)
    for _ in 1..<depth { hand.press("back") }
    #expect(hand.shown == path + path.dropLast().reversed())
    #expect(hand.titles == ["A"] && hand.session.glass.frame(ofControl: "back") == nil)
  }
}
