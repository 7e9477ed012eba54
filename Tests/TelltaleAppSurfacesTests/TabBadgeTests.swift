import TelltaleGraphics
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Badges on the platforms whose guidelines speak of them.
@Suite struct TabBadgeTests {
  private func hand(_ badge: String, on name: String) throws -> Hand {
    try BarScenes.hand(TabBarTests.scene(3, more: [2: ", badge: \(badge)"]), on: name)
  }

  // TAB-BAR-BADGE-UNOBTRUSIVE
  @Test(arguments: BarScenes.platforms)
  func `a badge that comes, changes or goes moves nothing, opens nothing and does not blink`(
    name: String
  ) throws {
    var hand = try hand("{bind: news}", on: name)
    hand.swipe(from: PixelPoint(x: 400, y: 400), to: PixelPoint(x: 400, y: 300), rest: 200)
    hand.turn(1)
    hand.arm()
    hand.wait(2000)
    let (focus, events) = (hand.session.focusedControl, hand.events)
    let tabs = hand.selectedTabs
    let controls = hand.session.screenPlacement?.controls
    let areas = hand.session.screenPlacement?.areas
    #expect(focus != nil && areas?.first?.offset.y ?? 0 > 0 && tabs == ["t1"])
    for (badge, said) in [
      (Badge.count(3), "3"), (.count(42), "42"), (.attention, "!"), (.count(0), nil),
    ] {
      let before = hand.session.frame
      hand.tell(.badge("news", badge))
      #expect(hand.badges == (said.map { [$0] } ?? []))
      hand.wait(5000)
      #expect(hand.session.frame == before + 1, "one frame and no more")
      #expect(hand.session.focusedControl == focus && hand.selectedTabs == tabs)
      #expect(hand.session.screenPlacement?.controls == controls)
      #expect(hand.session.screenPlacement?.areas == areas)
      #expect(hand.events == events && hand.answers.isEmpty && hand.session.placement == nil)
    }
  }

  // TAB-BAR-BADGE-LOOK
  @Test(arguments: BarScenes.platforms, Appearance.allCases)
  func `a badge is a red capsule with white text inside of its tab`(
    name: String, appearance: Appearance
  ) throws {
    for badge in ["3", "42", "\"!\""] {
      var hand = try hand(badge, on: name)
      hand.session.hideFocus()
      hand.send(.appearanceChanged(appearance))
      let tab = try #require(hand.session.glass.frame(ofControl: "t2"))
      let (rect, radius, color) = try #require(hand.reds(in: tab).first)
      #expect(hand.reds(in: PixelRect(hand.session.size)).count == 1)
      #expect(tab.contains(rect) && rect.width >= rect.height && radius == rect.height / 2)
      #expect(color.alpha == 255)
      #expect(hand.inks(in: rect) == [.white])
      #expect(hand.badges == [badge.replacing("\"", with: "")])
    }
    var bare = try BarScenes.hand(TabBarTests.scene(3), on: name)
    bare.session.hideFocus()
    bare.send(.appearanceChanged(appearance))
    #expect(bare.reds(in: PixelRect(bare.session.size)).isEmpty && bare.badges.isEmpty)
  }
}

extension Hand {
  /// What is filled with a red whose hue is within fifteen degrees of pure red.
  fileprivate func reds(in frame: PixelRect) -> [(PixelRect, Int, Color)] {
    picture.compactMap { command in
      guard case .roundedFill(let rect, let radius, let color) = command, rect.intersects(frame)
      else { return nil }
      let (red, green, blue) = (Int(color.red), Int(color.green), Int(color.blue))
      // With red on top the hue is sixty degrees times the difference of the others over the span.
      let span = red - min(green, blue)
      guard red > green, red > blue, span > 100, 4 * abs(green - blue) <= span else { return nil }
      return (rect, radius, color)
    }
  }
}
