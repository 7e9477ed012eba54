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

  /// The rings of the focus.
  private func rings(_ hand: Hand) -> [PixelRect] {
    let ink = hand.environment.profile.theme.palette(hand.session.appearance).focusRing
    return hand.picture.compactMap { command in
      if case .roundedStroke(let rect, _, let width, ink) = command, width > 0, !rect.isEmpty {
        rect
      } else {
        nil
      }
    }
  }

  @Test(arguments: Appearance.allCases)
  func `a badge on the selected tab has a rim that is told from both`(appearance: Appearance) throws
  {
    var hand = try focused(Self.tabs, "library")
    hand.push()
    hand.wait(1_000)
    hand.send(.appearanceChanged(appearance))
    let palette = hand.environment.profile.theme.palette(appearance)
    let fills = fills(hand)
    let badge = try #require(fills.last { $0.color == palette.badge })
    let rim = try #require(
      fills.last { $0.rect.contains(badge.rect) && $0.rect != badge.rect })
    #expect(rim.color == palette.onLit)
    #expect(rim.color.contrast(with: palette.badge) >= 3)
    #expect(rim.color.contrast(with: palette.lit) >= 3)
  }

  @Test func `the line of the selected tab is inside of the tab, clear of its corners`() throws {
    var hand = try focused(Self.tabs, "radio")
    hand.changeProfile { $0.screen.tabSelection = .line }
    let environment = hand.environment
    var session = hand.session
    _ = session.handle(.resized(session.size), in: environment)
    let palette = environment.profile.theme.palette(.day)
    let tab = try #require(session.screenPlacement?.controls.first { $0.name == "radio" })
    let mark = try #require(
      fills(session.picture(in: environment).commands).first {
        $0.color == palette.accent && $0.rect.width > tab.frame.width / 2
      })
    #expect(mark.rect.x >= tab.frame.x + tab.radius)
    #expect(mark.rect.maxX <= tab.frame.maxX - tab.radius)
    #expect(mark.rect.maxY < tab.frame.maxY && mark.rect.y > tab.frame.midY)
  }

  @Test func `the ring of a selected tab goes round its fill and leaves a gap`() throws {
    let hand = try focused(Self.tabs, "radio")
    let palette = hand.environment.profile.theme.palette(.day)
    let pill = try #require(fills(hand).first { $0.color == palette.lit })
    let ring = try #require(rings(hand).first)
    #expect(rings(hand).count == 1)
    let width = try #require(hand.session.screenPlacement?.focusRing.width)
    #expect(ring.insetBy(width).contains(pill.rect) && ring.insetBy(width) != pill.rect)
  }

  @Test func `nothing is drawn over the ring of a row with the focus`() throws {
    let hand = try focused(Self.rows, "one")
    let ring = try #require(rings(hand).first)
    let place = try #require(
      hand.picture.lastIndex { command in
        if case .roundedStroke(ring, _, _, _) = command { true } else { false }
      })
    let width = try #require(hand.session.screenPlacement?.focusRing.width)
    let over = fills(Array(hand.picture[(place + 1)...])).filter {
      $0.rect.intersects(ring) && !ring.insetBy(width).contains($0.rect)
    }
    #expect(over.isEmpty && rings(hand).count == 1)
  }

  private static let everything = """
    screen:
      content:
        - button: {id: filled, title: Filled, prominence: filled, action: {emit: a}}
        - button: {id: tinted, title: Tinted, prominence: tinted, action: {emit: a}}
        - button: {id: bare, title: Bare, action: {emit: a}}
        - button: {id: border, title: Border, border: true, action: {emit: a}}
        - icon-button: {id: icon, title: Play, icon: play, action: {emit: a}}
        - card: {id: card, action: {emit: a}, content: [{label: {text: Card}}]}
        - collection: {items: [{id: tile, text: Tile}]}
        - table: {rows: [{id: row, title: Row, push: next}]}
    """

  /// All that a control changes of the picture is counted: a ring, a platter with its shadow, or a fill.
  @Test(arguments: ["carplay", "ios", "ipados", "kiosk", "macos", "tvos"], Appearance.allCases)
  func `whatever has the focus has one mark, and what is held down as well`(
    name: String, appearance: Appearance
  ) throws {
    var hand = try Hand.armed(Self.everything, on: name)
    hand.send(.appearanceChanged(appearance))
    let placement = try #require(hand.session.screenPlacement)
    let profile = hand.environment.profile
    func commands(_ state: DrawState) -> [DrawCommand] {
      placement.commands(state, profile: profile)
    }
    let rest = commands(DrawState(appearance: appearance))
    for control in placement.controls where !control.target.isEmpty {
      let focused = commands(
        DrawState(appearance: appearance, focus: control.id, showsFocus: true))
      let pressed = commands(
        DrawState(
          appearance: appearance, focus: control.id, showsFocus: true, pressed: control.id))
      let lifts = placement.focusRing.lifts
      #expect(
        marks(focused, since: rest) == (lifts ? ["fill", "shadow"] : ["ring"]), "\(control.name)")
      if case .area = control.id { continue }
      #expect(marks(pressed, since: rest) == ["fill"], "\(control.name)")
    }
  }

  /// The kinds of shapes that are there and were not, or have another colour.
  private func marks(_ after: [DrawCommand], since before: [DrawCommand]) -> Set<String> {
    Set(
      zip(before, after).compactMap { old, new in
        guard old != new else { return nil }
        return switch new {
        case .roundedFill(let rect, _, let color), .fill(let rect, let color):
          rect.isEmpty || color.alpha == 0 ? nil : "fill"
        case .roundedStroke(let rect, _, let width, let color):
          rect.isEmpty || width == 0 || color.alpha == 0 ? nil : "ring"
        case .shadow(let rect, _, _, _): rect.isEmpty ? nil : "shadow"
        default: nil
        }
      })
  }
}
