import TelltaleApp
import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSurfaces
import TelltaleTestSupport
import Testing

@testable import TelltaleSession

/// The choices of a sheet and the text of an alert go on by themselves as what a screen scrolls does.
@Suite struct QuestionFlingTests {
  static let sheet: String = {
    let buttons = (1...20).map { "{id: c\($0), title: Choice \($0)}" }.joined(separator: ", ")
    return "action-sheet: {title: Choose One, trigger: b, buttons: [\(buttons)]}"
  }()

  private static let alert = """
    alert:
      title: Terms Have Changed
      message: \(Array(repeating: "Read what is new in all of these many terms.", count: 30)
        .joined(separator: " "))
      buttons: [{id: ok, title: OK}]
    """

  /// A swift finger upwards over what scrolls.
  private func fling(_ hand: inout Hand) throws {
    let viewport = try #require(hand.session.placement?.scroll?.viewport)
    let start = PixelPoint(x: viewport.midX, y: viewport.maxY - 4)
    hand.does(.contactDown(contact: 0, at: start), .touch)
    for step in 1...4 {
      hand.wait(16)
      let point = PixelPoint(x: start.x, y: start.y - viewport.height * step / 16)
      hand.does(.contactMoved(contact: 0, at: point), .touch)
    }
    hand.does(
      .contactUp(contact: 0, at: PixelPoint(x: start.x, y: start.y - viewport.height / 4)), .touch)
  }

  private func hand(_ scene: String, on name: String, moves: Bool = true) throws -> Hand {
    try Hand.armed(
      scene, on: name, size: name == "kiosk" ? PixelSize(width: 800, height: 480) : nil,
      moves: moves)
  }

  @Test(arguments: ["ios", "kiosk", "watchos-s4"], [sheet, alert])
  func `a swipe goes on by itself, slower and slower, and stops`(
    name: String, scene: String
  ) throws {
    var hand = try hand(scene, on: name)
    try fling(&hand)
    var offsets = [hand.scrolled]
    while hand.session.deadline(in: hand.environment) != nil, offsets.count < 100 {
      hand.wait(48)
      offsets.append(hand.scrolled)
    }
    let steps = zip(offsets, offsets.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { $0 >= 0 } && steps.first ?? 0 > 0, "\(offsets)")
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $1 <= $0 + 1 }, "\(steps)")
    #expect(offsets.count <= 22)
    #expect(hand.answers.isEmpty)
  }

  @Test(arguments: [sheet, alert])
  func `with reduced motion it is there at once`(scene: String) throws {
    var moved = try hand(scene, on: "ios")
    try fling(&moved)
    moved.wait(1000)
    var still = try hand(scene, on: "ios", moves: false)
    try fling(&still)
    #expect(still.scrolled == moved.scrolled)
    #expect(still.session.deadline(in: still.environment) == nil)
  }

  @Test func `no swipe goes past the last choice`() throws {
    var hand = try hand(Self.sheet, on: "ios")
    for _ in 0..<12 {
      try fling(&hand)
      hand.wait(200)
    }
    hand.wait(1000)
    let scroll = try #require(hand.session.placement?.scroll)
    #expect(hand.scrolled == scroll.maximumOffset.y)
  }

  // ACTION-SHEET-SCROLL-WITHOUT-ACCIDENT
  @Test(arguments: ["ios", "ipados", "kiosk"])
  func `a touch that stops moving choices chooses none`(name: String) throws {
    var hand = try hand(Self.sheet, on: name)
    try fling(&hand)
    hand.wait(100)
    let viewport = try #require(hand.session.placement?.scroll?.viewport)
    hand.tap(PixelPoint(x: viewport.midX, y: viewport.midY))
    let stopped = hand.scrolled
    hand.wait(800)
    #expect(hand.scrolled == stopped)
    #expect(hand.answers.isEmpty)
    hand.tap(PixelPoint(x: viewport.midX, y: viewport.midY))
    #expect(hand.answers.count == 1)
  }

  @Test(arguments: ["kiosk", "macos"])
  func `a focus that was rolled out of sight is shown before it chooses`(name: String) throws {
    var hand = try hand(Self.sheet, on: name)
    guard hand.session.placement?.scroll != nil else { return }
    hand.turn(1)
    hand.turn(1)
    hand.turn(-1)
    let focus = try #require(hand.session.focusedControl)
    let viewport = try #require(hand.session.placement?.scroll?.viewport)
    hand.does(.pointerMoved(at: PixelPoint(x: viewport.midX, y: viewport.midY)), .pointer)
    hand.does(.turned(detents: 20), .pointer)
    #expect(hand.session.glass.frame(ofControl: focus)?.intersects(viewport) == false)
    hand.push()
    #expect(hand.answers.isEmpty, "nobody can mean what they do not see")
    #expect(hand.session.glass.frame(ofControl: focus)?.intersects(viewport) == true)
    hand.push()
    #expect(hand.answers.map(\.choice) == [focus])
  }

  @Test func `a knob stops it, and shows the focus before it chooses`() throws {
    var hand = try hand(Self.sheet, on: "kiosk")
    hand.turn(1)
    let focus = try #require(hand.session.focusedControl)
    for _ in 0..<4 { try fling(&hand) }
    hand.push()
    #expect(hand.answers.isEmpty)
    let viewport = try #require(hand.session.placement?.scroll?.viewport)
    let frame = try #require(hand.session.glass.frame(ofControl: focus))
    #expect(viewport.contains(frame))
    hand.wait(1000)
    #expect(hand.session.glass.frame(ofControl: focus) == frame)
    hand.push()
    #expect(hand.answers.map(\.choice) == [focus])
  }
}

extension Hand {
  fileprivate var scrolled: Int { session.asking?.offset ?? -1 }
}
