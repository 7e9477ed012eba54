import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// What is seen of questions and modals above the screens.
@Suite struct OverlayPictureTests {
  /// Everything but the pointer's mark, which is its own.
  private func commands(_ hand: Hand) -> [DrawCommand] { hand.picture.dropLast(2) }

  // ACTION-SHEET-SLIDES-FROM-BOTTOM
  @Test(arguments: [3, 30])
  func `a sheet comes up as one, and what it dims does not move`(count: Int) throws {
    var hand = Hand.rising(count: count, reducesMotion: false)
    hand.present()
    hand.wait(96)
    let moving = commands(hand)
    hand.wait(1000)
    let still = commands(hand)
    #expect(moving != still && moving.count == still.count)
    var drops: Set<Int> = []
    for (now, then) in zip(moving, still) {
      switch (now, then) {
      case (.fill(let a, _), .fill(let b, _)) where a == b && a.width == hand.session.size.width:
        continue
      case (.scrim(let a, _), .scrim(let b, _)): #expect(a == b)
      case (.popClip, .popClip): continue
      // What is not seen is drawn as nothing.
      case (.roundedStroke(.empty, _, _, _), .roundedStroke(.empty, _, _, _)): continue
      default: drops.insert(try #require(now.top) - (try #require(then.top)))
      }
    }
    #expect(drops.count == 1 && drops.first ?? 0 > 0, "\(drops)")
  }

  @Test func `what lies below a modal is dimmed as the profile says, by day and by night`() throws {
    for (appearance, strength) in [
      (Appearance.day, try Platforms.profile("ios").alert.scrimDay),
      (.night, try Platforms.profile("ios").alert.scrimNight),
    ] {
      var hand = try Hand.inModal(ModalScenes.scene(style: "sheet"), on: "ios")
      hand.send(.appearanceChanged(appearance))
      #expect(hand.scrims == [UInt8(clamping: strength)])
    }
    #expect(
      try Platforms.profile("ios").alert.scrimDay != Platforms.profile("ios").alert.scrimNight)
  }

  @Test func `with smaller text an alert that was read to its end shows nothing past its end`() {
    let alert = Alert(
      title: "Route Not Loaded",
      message: TextContent(String(repeating: "It is a long story. ", count: 120)),
      buttons: [AlertButton(id: "ok", title: "OK")])
    var hand = Hand(alert)
    hand.send(.textSizeChanged(2))
    hand.arm()
    hand.does(.turned(detents: 400), .pointer)
    hand.send(.textSizeChanged(1))
    hand.arm()
    #expect(hand.session.placement?.scroll != nil)
    let end = hand.picture
    hand.does(.turned(detents: 1), .pointer)
    #expect(hand.picture == end)
    hand.does(.turned(detents: -1), .pointer)
    #expect(hand.picture != end)
  }

  @Test func `what has the focus is in sight after the text has grown`() throws {
    var hand = Hand.sheet(count: 24)
    hand.turn(12)
    hand.send(.textSizeChanged(2))
    let viewport = try #require(hand.session.placement?.scroll?.viewport)
    let name = try #require(hand.session.focusedControl)
    let frame = try #require(hand.session.glass.frame(ofControl: name))
    #expect(viewport.contains(frame))
  }
}

extension DrawCommand {
  /// Where it stands, from above.
  fileprivate var top: Int? {
    switch self {
    case .fill(let rect, _), .roundedFill(let rect, _, _), .roundedStroke(let rect, _, _, _),
      .shadow(let rect, _, _, _), .scrim(let rect, _), .picture(let rect, _, _),
      .artwork(let rect, _, _, _), .icon(let rect, _, _), .pushClip(let rect),
      .gradient(let rect, _, _), .arc(let rect, _, _), .modules(let rect, _, _):
      rect.y
    case .glyphs(_, let origin, _): origin.y
    case .popClip: nil
    }
  }
}
