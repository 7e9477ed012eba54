import TelltaleGraphics
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

@Suite struct NavigationTests {
  private let scene = Scene.app([
    ("a", .list("A", pushing: ["b"])), ("b", .list("B", pushing: ["c"])),
    ("c", .list("C", pushing: ["d"])), ("d", .list("D", pushing: ["e"])),
    ("e", .list("E", pushing: ["a"])),
  ])

  private func shown(_ hand: Hand) -> [String] {
    hand.events.compactMap { if case .shown(let name, _) = $0 { name } else { nil } }
  }

  @Test func `opening pushes and back pops, to the root and no further`() {
    var hand = Hand(scene)
    for name in ["b", "c"] {
      hand.tap("to-\(name)")
      hand.settle()
    }
    hand.tap("back")
    hand.settle()
    hand.key(158)
    hand.settle()
    hand.key(158)
    hand.settle()
    #expect(shown(hand) == ["a", "b", "c", "b", "a"])
    #expect(hand.session.glass.frame(ofControl: "back") == nil)
  }

  @Test func `the second tap of two is not for the screen that the first one opened`() throws {
    var hand = Hand(scene, profile: try Platforms.profile("carplay"))
    hand.settle()
    // All rows stand at one place.
    hand.tap("to-b")
    hand.present()
    hand.wait(100)
    hand.tap("to-c")
    hand.settle()
    #expect(shown(hand) == ["a", "b"])
    hand.tap("to-c")
    hand.settle()
    #expect(shown(hand) == ["a", "b", "c"])
  }

  @Test func `back pressed one time less than the depth leads to the root`() {
    var hand = Hand(scene)
    for name in ["b", "c", "d", "e"] {
      hand.tap("to-\(name)")
      hand.settle()
    }
    #expect(hand.session.screenDepth == 5)
    for _ in 0..<4 {
      hand.tap("back")
      hand.settle()
    }
    #expect(shown(hand) == ["a", "b", "c", "d", "e", "d", "c", "b", "a"])
  }

  // NAVIGATION-BAR-BACK-ONE-ACTION
  @Test func `held for two seconds back pops one screen`() throws {
    var hand = Hand(scene)
    for name in ["b", "c"] {
      hand.tap("to-\(name)")
      hand.settle()
    }
    let back = try #require(hand.session.glass.frame(ofControl: "back"))
    hand.tap(PixelPoint(x: back.midX, y: back.midY), for: 2000)
    #expect(hand.session.screenName == "b")
  }

  @Test func `back pressed again before the screen has been seen pops once`() throws {
    var hand = Hand(scene)
    for name in ["b", "c", "d"] {
      hand.tap("to-\(name)")
      hand.settle()
    }
    let back = try #require(hand.session.glass.frame(ofControl: "back"))
    hand.tap(PixelPoint(x: back.midX, y: back.midY), for: 40)
    hand.tap(PixelPoint(x: back.midX, y: back.midY), for: 40)
    #expect(hand.session.screenName == "c")
  }

  @Test func `focus comes back to the row that was left`() {
    var hand = Hand(
      .app([("main", .list("Main", pushing: ["x", "y"])), ("x", Screen()), ("y", Screen())]))
    hand.turn(1)
    #expect(hand.session.focusedControl == "to-y")
    hand.push()
    hand.settle()
    #expect(hand.session.screenName == "y")
    hand.key(158)
    hand.settle()
    #expect(hand.session.focusedControl == "to-y")
  }

  @Test func `a held knob goes back`() {
    var hand = Hand(scene)
    hand.tap("to-b")
    hand.settle()
    hand.push(for: 1500)
    hand.settle()
    #expect(hand.session.screenName == "a")
  }
}
