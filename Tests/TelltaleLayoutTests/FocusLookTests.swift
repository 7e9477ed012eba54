import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

/// What the focus fills is whole, and what stands on it is told from it.
@Suite struct FocusLookTests {
  private static let tabs = """
    screen:
      tab-bar:
        tabs:
          - {title: Radio, id: radio, badge: 4, content: [{label: {text: A}}]}
          - {title: Library, id: library, badge: 12, content: [{label: {text: B}}]}
    """

  private static let rows = """
    screen:
      content:
        - table: {rows: [{id: one, title: One, push: next}, {id: two, title: Two, push: next}]}
    """

  /// What is filled, in the order of drawing.
  private func fills(_ hand: Hand) -> [(rect: PixelRect, color: Color)] { fills(hand.picture) }

  private func fills(_ picture: [DrawCommand]) -> [(rect: PixelRect, color: Color)] {
    picture.compactMap { command in
      switch command {
      case .fill(let rect, let color), .roundedFill(let rect, _, let color):
        rect.isEmpty ? nil : (rect, color)
      default: nil
      }
    }
  }

  private func focused(_ scene: String, _ name: String) throws -> Hand {
    var hand = try Hand.armed(scene, on: "carplay")
    for _ in 0..<4 where hand.session.focusedControl != name { hand.turn(1) }
    #expect(hand.session.focusedControl == name)
    return hand
  }

  @Test(arguments: Appearance.allCases)
  func `a badge on the focus has a rim that is told from both`(appearance: Appearance) throws {
    var hand = try focused(Self.tabs, "library")
    hand.send(.appearanceChanged(appearance))
    let palette = hand.world.profile.theme.palette(appearance)
    let fills = fills(hand)
    let badge = try #require(fills.last { $0.color == palette.badge })
    let rim = try #require(
      fills.last { $0.rect.contains(badge.rect) && $0.rect != badge.rect })
    #expect(rim.color == palette.onLit)
    #expect(rim.color.contrast(with: palette.badge) >= 3)
    #expect(rim.color.contrast(with: palette.lit) >= 3)
  }

  @Test func `the mark of the selected tab is inside of the ground, clear of its corners`() throws {
    var hand = try focused(Self.tabs, "radio")
    hand.changeProfile { $0.screen.tabSelection = .line }
    let world = hand.world
    var session = hand.session
    _ = session.handle(.resized(session.size), in: world)
    let picture = session.picture(in: world).commands
    let palette = world.profile.theme.palette(.day)
    let grounds = picture.compactMap { command -> (rect: PixelRect, radius: Int)? in
      if case .roundedFill(let rect, let radius, palette.lit) = command {
        (rect, radius)
      } else {
        nil
      }
    }
    let ground = try #require(grounds.first)
    let mark = try #require(
      fills(picture).first { $0.color == palette.onLit && $0.rect.width > ground.rect.width / 2 })
    #expect(mark.rect.x >= ground.rect.x + ground.radius)
    #expect(mark.rect.maxX <= ground.rect.maxX - ground.radius)
    #expect(mark.rect.maxY < ground.rect.maxY && mark.rect.y > ground.rect.midY)
  }

  @Test
  func `the pill of the selected tab has the shape of the ground that the focus lays over it`()
    throws
  {
    let hand = try focused(Self.tabs, "radio")
    let palette = hand.world.profile.theme.palette(.day)
    let pill = try #require(fills(hand).first { $0.color == palette.soft })
    let ground = try #require(fills(hand).first { $0.color == palette.lit })
    #expect(pill.rect == ground.rect)
  }

  @Test func `nothing but the row itself is drawn over the ground of a row with the focus`() throws
  {
    let hand = try focused(Self.rows, "one")
    let palette = hand.world.profile.theme.palette(.day)
    let fills = fills(hand)
    let index = try #require(fills.lastIndex { $0.color == palette.lit })
    let over = fills[(index + 1)...].filter { $0.rect.intersects(fills[index].rect) }
    #expect(over.isEmpty)
  }
}
