import TelltaleGraphics
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// What stands out is read, is told from what is around it, and is pressed by every kind of hand.
@Suite struct ProminenceTests {
  private static let scene = """
    screen:
      content:
        - button: {id: buy, title: Buy Album, prominence: filled, action: {emit: buy}}
        - button: {id: tip, title: Send Tip, prominence: tinted, action: {emit: tip}}
        - button: {id: erase, title: Delete Album, role: destructive, prominence: filled, action: {emit: erase}}
        - button: {id: reset, title: Reset Album, role: destructive, prominence: tinted, action: {emit: reset}}
        - button: {id: look, title: Look Around, action: {emit: look}}
    """
  private static let tall = PixelSize(width: 800, height: 900)
  private static let names = ["buy", "tip", "erase", "reset"]

  /// The ground of a control: the last fill that has its frame, and what is drawn around it.
  private func groundColor(_ name: String, _ hand: Hand) -> Color? {
    let frame = hand.session.glass.frame(ofControl: name)
    return hand.picture.compactMap { command in
      if case .roundedFill(let rect, _, let color) = command, rect == frame { color } else { nil }
    }.last
  }

  private func edgeColor(_ name: String, _ hand: Hand) -> Color? {
    let frame = hand.session.glass.frame(ofControl: name)
    return hand.picture.compactMap { command in
      if case .roundedStroke(let rect, _, _, let color) = command, rect == frame {
        color
      } else {
        nil
      }
    }.last
  }

  @Test(arguments: Platforms.names, Appearance.allCases)
  func `at rest the title is read at 4.5 to 1, and ground or edge have 3 to 1 with the screen`(
    platform: String, appearance: Appearance
  ) throws {
    var hand = try Hand.armed(Self.scene, on: platform, size: Self.tall)
    hand.send(.appearanceChanged(appearance))
    let palette = hand.environment.profile.theme.palette(appearance)
    var hidden = hand
    hidden.session.hideFocus()
    for name in Self.names {
      let frame = try #require(hidden.session.glass.frame(ofControl: name))
      let ground = try #require(groundColor(name, hidden))
      let inks = hidden.inks(in: frame)
      #expect(inks.count == 1)
      for ink in inks { #expect(ink.contrast(with: ground) >= 4.5, "\(name)") }
      let outline = edgeColor(name, hidden) ?? ground
      #expect(outline.contrast(with: palette.ground) >= 3, "\(name)")
      #expect(outline.contrast(with: palette.card) >= 3, "\(name)")
    }
  }

  @Test(arguments: ["carplay", "kiosk"], Appearance.allCases)
  func `focus has a ring around the ground, a press another ground`(
    platform: String, appearance: Appearance
  ) throws {
    var hand = try Hand.armed(Self.scene, on: platform, size: Self.tall)
    hand.send(.appearanceChanged(appearance))
    let palette = hand.environment.profile.theme.palette(appearance)
    var hidden = hand
    hidden.session.hideFocus()
    hand.key(108)
    let name = try #require(hand.session.focusedControl)
    let frame = try #require(hand.session.glass.frame(ofControl: name))
    let rings = hand.picture.compactMap { command in
      if case .roundedStroke(let rect, _, let width, palette.focusRing) = command, width > 0,
        rect != frame
      {
        rect
      } else {
        nil
      }
    }
    #expect(rings.count == 1 && rings.allSatisfy { $0.intersection(frame) == frame })
    let rest = groundColor("buy", hidden)
    let buy = try #require(hand.session.glass.frame(ofControl: "buy"))
    hand.does(.contactDown(contact: 0, at: PixelPoint(x: buy.midX, y: buy.midY)), .touch)
    hand.wait(100)
    #expect(groundColor("buy", hand) == palette.pressed)
    #expect(palette.pressed != rest)
    #expect(hand.inks(in: buy) == [palette.onPressed])
  }

  @Test
  func `the likely button of a dock stands out, whether the dock is a list or names its edge`()
    throws
  {
    for edge in ["", "edge: foot, ", "edge: side, "] {
      let button = "[{button: {id: go, title: Go, likely: true, action: {emit: go}}}]"
      let dock = edge.isEmpty ? button : "{\(edge)content: \(button)}"
      var hand = try Hand.armed(
        "screen: {content: [{label: {text: A}}], dock: \(dock)}", on: "kiosk")
      hand.session.hideFocus()
      #expect(groundColor("go", hand) == hand.environment.profile.theme.day.lit, "\(dock)")
    }
  }

  @Test func `a filled button is pressed by finger, knob, keys and remote`() throws {
    func emitted(_ body: (inout Hand) -> Void) throws -> [String] {
      var hand = try Hand.armed(Self.scene, on: "kiosk", size: Self.tall)
      body(&hand)
      return hand.emitted
    }
    #expect(try emitted { $0.tap("buy") } == ["buy"])
    #expect(
      try emitted {
        $0.turn(to: "buy")
        $0.push()
      } == ["buy"])
    for code: UInt16 in [28, 57] {
      #expect(
        try emitted {
          $0.turn(to: "buy")
          $0.key(code)
        } == ["buy"])
    }
    #expect(
      try emitted {
        $0.turn(to: "buy")
        $0.remote(28)
      } == ["buy"])
  }

  private static func foot(_ keys: String) -> String {
    """
    screen:
      content: [{label: {text: Two tickets, message: true}}]
      dock: [{button: {id: pay, title: Pay Now, action: {emit: pay}\(keys)}}]
    """
  }

  // BUTTON-DEFAULT-BARE
  @Test(arguments: Platforms.names)
  func `the likely button at the foot is filled where the profile says so, and no other is`(
    platform: String
  ) throws {
    func fills(_ keys: String) throws -> Bool {
      var hand = try Hand.armed(Self.foot(keys), on: platform)
      hand.session.hideFocus()
      return groundColor("pay", hand) != nil
    }
    let expected = ["carplay", "ios", "ipados", "kiosk", "macos"].contains(platform)
    #expect(try fills(", likely: true") == expected)
    #expect(try !fills(""))
    #expect(try !fills(", likely: true, prominence: plain"))
    #expect(try fills(", prominence: filled"))
    // Its own colour is the scene's word on how it is to look.
    #expect(try !fills(", likely: true, color: text"))
  }

  @Test func `the likely button of the content is bold, and stands on nothing`() throws {
    var hand = try Hand.armed(
      "screen: {content: [{button: {id: pay, title: Pay Now, likely: true, action: {emit: pay}}}]}",
      on: "kiosk")
    hand.session.hideFocus()
    #expect(groundColor("pay", hand) == nil)
  }

  @Test func `one that cannot be chosen is faint, and nothing presses it`() throws {
    var hand = try Hand.armed(Self.foot(", prominence: filled, enabled: false"), on: "kiosk")
    hand.session.hideFocus()
    #expect(groundColor("pay", hand)?.alpha == 128)
    hand.tap("pay")
    #expect(hand.emitted.isEmpty)
  }
}
