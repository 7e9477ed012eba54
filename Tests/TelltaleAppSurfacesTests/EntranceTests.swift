import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleSurfaces
import TelltaleTestSupport
import Testing

/// How screens and questions come: the picture moves, and what it stands for does not.
@Suite struct EntranceTests {
  private static let scene = """
    tab-bar: {tabs: [{id: one, title: One, screen: first}, {id: two, title: Two, screen: second}]}
    screens:
      first: {navigation-bar: {title: First}, content: [{button: {id: go, title: Go, action: {push: deep}}}]}
      second: {navigation-bar: {title: Second}, content: [{label: {text: Two}}]}
      deep: {navigation-bar: {title: Deep}, content: [{button: {id: act, title: Act, action: {emit: act}}}]}
    """

  private func hand(
    _ scene: String = Self.scene, on name: String = "kiosk", still: Bool = false
  ) throws -> Hand {
    let sample = try SampleScene(scene, on: name)
    var hand = Hand(
      environment: Environment(
        profile: sample.profile, typesetter: GridTypesetter(), reducesMotion: still),
      size: PixelSize(width: 800, height: 480))
    let (environment, now) = (hand.environment, hand.now)
    hand.perform { session in
      session.open(
        sample.scene, question: 1, language: sample.language, words: .english, at: now,
        in: environment)
    }
    hand.arm()
    return hand
  }

  /// What lies over what comes, and how far that is from its place.
  private func entrance(_ hand: Hand) -> DrawState.Entrance? {
    hand.session.glass.surfaces.front?.entrance?.look
  }

  @Test
  func
    `a screen that is led to comes from where lines end, and one come back to from where they begin`()
    throws
  {
    var hand = try hand()
    hand.tap("go")
    #expect(entrance(hand)?.side == 1)
    hand.present()
    hand.wait(1_000)
    #expect(entrance(hand) == nil)
    hand.tap("back")
    #expect(entrance(hand)?.side == -1)
  }

  @Test func `another section comes out of the ground, and tabs stay`() throws {
    var hand = try hand()
    hand.tap("two")
    #expect(entrance(hand)?.side == 0)
    hand.present()
    hand.wait(50)
    let tab = try #require(hand.session.glass.frame(ofControl: "two"))
    let veils = hand.picture.filter { command in
      if case .fill(let rect, let color) = command {
        rect.intersects(tab) && color.alpha > 0 && color.alpha < 255
      } else {
        false
      }
    }
    #expect(veils.isEmpty)
  }

  @Test
  func `it takes a fifth of a second from its first frame, and is then as if nothing had moved`()
    throws
  {
    var moving = try hand()
    moving.tap("go")
    moving.wait(5_000)
    #expect(entrance(moving)?.left == Easing.whole, "nobody has seen it yet")
    moving.present()
    var last = Easing.whole + 1
    for _ in 0..<10 {
      let left = entrance(moving)?.left ?? 0
      #expect(left <= last)
      last = left
      moving.wait(20)
    }
    #expect(entrance(moving) == nil)
    var still = try hand(still: true)
    still.tap("go")
    #expect(entrance(still) == nil)
    still.present()
    still.wait(200)
    #expect(moving.picture == still.picture)
  }

  @Test func `what moves takes no input, and the first press after it counts`() throws {
    var hand = try hand()
    hand.tap("go")
    hand.present()
    hand.wait(60)
    #expect(entrance(hand) != nil)
    hand.tap("act")
    #expect(hand.emitted.isEmpty)
    hand.wait(400)
    hand.tap("act")
    #expect(hand.emitted == ["act"])
  }

  @Test func `words are seen from the first frame on`() throws {
    var hand = try hand()
    hand.tap("go")
    let palette = hand.environment.profile.theme.day
    let veil = try #require(
      hand.picture.compactMap { command in
        if case .fill(_, let color) = command, color.alpha < 255, color.alpha > 0 {
          color
        } else {
          nil
        }
      }.last)
    #expect(veil.over(palette.text).contrast(with: palette.ground) >= 2)
  }

  @Test func `where lines begin at the right a screen that is led to comes from the left`() throws {
    var hand = try hand("lang: he\n" + Self.scene)
    func left() throws -> Int {
      try #require(
        hand.picture.compactMap { command in
          if case .glyphs(_, let origin, _) = command { origin.x } else { nil }
        }.min())
    }
    hand.tap("go")
    let before = try left()
    hand.present()
    hand.wait(1_000)
    #expect(try left() >= before)
  }

  @Test func `a question dims what is below it as it comes, and its guard is what it was`() throws {
    var hand = try hand()
    hand.ask(Alert(title: "Delete?", buttons: [AlertButton(id: "ok", title: "OK")]))
    func dim() -> UInt8? {
      hand.picture.compactMap { command in
        if case .scrim(_, let color) = command { color.alpha } else { nil }
      }.first
    }
    #expect(dim() == 0)
    hand.present()
    hand.wait(100)
    let half = try #require(dim())
    hand.tap("ok")
    #expect(hand.answers.isEmpty && half > 0)
    hand.wait(1_000)
    #expect(try #require(dim()) > half)
    hand.tap("ok")
    #expect(hand.answers.map(\.choice) == ["ok"])
  }

  @Test func `a screen that a screen stands in for comes while the one before still moves`() throws
  {
    var hand = try hand()
    hand.tap("go")
    hand.present()
    hand.wait(50)
    hand.key(158)
    hand.wait(2_000)
    hand.present()
    hand.wait(2_000)
    #expect(entrance(hand) == nil)
  }
}
