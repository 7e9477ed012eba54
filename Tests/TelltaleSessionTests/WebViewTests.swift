import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// A page with a link to its foot, three screens high.
private struct TallPages: PageSetter {
  /// As wide as the window where it has no width of its own.
  var width: Int?

  func lay(_ request: PageRequest) -> Page {
    Page(
      size: PixelSize(width: width ?? request.window.width, height: 2000),
      parts: [PagePart(.picture("a.png"), in: PixelRect(x: 10, y: 20, width: 90, height: 30))],
      anchors: ["b": 1200],
      links: [
        PageLink(target: "b", frames: [PixelRect(x: 10, y: 100, width: 80, height: 24)]),
        PageLink(target: "", frames: [PixelRect(x: 10, y: 1900, width: 80, height: 24)]),
      ])
  }
}

@Suite struct WebViewTests {
  private let path = NodePath("screen").key("content").item(0).key("web-view")

  private func hand(width: Int? = nil, on name: String = "carplay") throws -> Hand {
    var hand = Hand(
      environment: Environment(
        profile: try Platforms.profile(name), typesetter: GridTypesetter(),
        pages: TallPages(width: width)), size: PixelSize(width: 1280, height: 720))
    let view = WebView(content: .html("<p>x</p>"), page: "<p>x</p>")
    let scene = Scene(root: .screen(Screen(content: [.webView(view)])))
    _ = hand.session.open(
      scene, question: 1, language: "en", words: .english, at: hand.now, in: hand.environment)
    hand.arm()
    return hand
  }

  private func offset(_ hand: Hand) throws -> Int {
    try #require(hand.session.screenPlacement?.area(path)).offset.y
  }

  // WEB-VIEW-NO-BROWSING
  @Test(arguments: ["carplay", "kiosk"])
  func `a link scrolls to its place on the page, and tells nobody`(name: String) throws {
    var hand = try hand(on: name)
    // There is nothing else: no address, no way back, no reloading.
    #expect(hand.session.screenPlacement?.controls.map(\.name) == ["#b", "#"])
    #expect(hand.session.screenPlacement?.areas.count == 1)
    hand.tap("#b")
    hand.wait(1000)
    #expect(try offset(hand) == 1200)
    #expect(hand.events.isEmpty && hand.emitted.isEmpty && hand.answers.isEmpty)
    #expect(hand.session.screenDepth == 1)
    #expect(hand.session.screenPlacement?.controls.map(\.name) == ["#b", "#"])
  }

  // SCROLL-VIEW-LARGER-CONTENT
  @Test func `links of a page have the focus as they come into view, there and back`() throws {
    var hand = try hand()
    #expect(hand.session.focusedControl == "#b")
    for (detent, link) in [(1, "#"), (-1, "#b")] {
      var (steps, last) = (0, try offset(hand))
      while hand.session.focusedControl != link, steps < 200 {
        hand.turn(detent)
        steps += 1
        let moved = (try offset(hand) - last) * detent
        #expect((0...120).contains(moved), "the view goes one way, and not far")
        last = try offset(hand)
      }
      #expect((5..<200).contains(steps))
      let placement = try #require(hand.session.screenPlacement)
      let frame = try #require(hand.session.glass.frame(ofControl: link))
      #expect(try #require(placement.area(path)).viewport.contains(frame))
      for _ in 0..<20 { hand.turn(detent) }
      let most = try #require(hand.session.screenPlacement?.area(path)).maximumOffset.y
      #expect(try offset(hand) == (detent > 0 ? most : 0))
    }
  }

  @Test func `after a link has led down the page one goes on from there`() throws {
    var hand = try hand()
    hand.push()
    #expect(try offset(hand) == 1200)
    hand.turn(1)
    #expect(try offset(hand) > 1200)
  }

  // SCROLL-VIEW-LARGER-CONTENT
  @Test func `a knob comes by every part of a page that is wider than its window, and leaves it`()
    throws
  {
    var hand = try hand(width: 3000)
    var seen: [PixelRect] = []
    repeat {
      let area = try #require(hand.session.screenPlacement?.area(path))
      seen.append(
        PixelRect(
          x: area.offset.x, y: area.offset.y, width: area.viewport.width,
          height: area.viewport.height))
      hand.turn(1)
    } while hand.session.focusedControl == "scroll" && seen.count < 400
    #expect(hand.session.focusedControl == "#b")
    let content = try #require(hand.session.screenPlacement?.area(path)?.content)
    #expect(content.width >= 3000)
    for x in stride(from: 0, to: content.width, by: 50) {
      let missed = stride(from: 0, to: content.height, by: 50).filter { y in
        !seen.contains { $0.contains(PixelPoint(x: x, y: y)) }
      }
      #expect(missed.isEmpty, "at \(x) of \(content)")
    }
  }

  // SCROLL-VIEW-LARGER-CONTENT
  @Test func `arrows move a wide page the way they point`() throws {
    var hand = try hand(width: 3000)
    hand.turn(1)
    hand.key(106)
    let area = try #require(hand.session.screenPlacement?.area(path))
    #expect(area.offset.x == area.step)
    hand.key(105)
    #expect(hand.session.screenPlacement?.area(path)?.offset == PixelPoint(x: 0, y: area.offset.y))
    #expect(hand.session.focusedControl == "scroll")
  }

  @Test func `what is out of sight is not drawn`() throws {
    let hand = try hand()
    let placement = try #require(hand.session.screenPlacement)
    let pictures = placement.parts.filter { if case .picture = $0.shape { true } else { false } }
    #expect(pictures.count == 1)
    #expect(placement.controls.contains { $0.id == .entry(path, 1) && $0.target.isEmpty })
  }
}
