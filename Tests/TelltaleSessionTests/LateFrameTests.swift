import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Frames that come on the glass later than what is due next.
@Suite struct LateFrameTests {
  /// Plays until nothing is due any more; each frame is on the glass so many milliseconds after it was drawn.
  ///
  /// - Returns: What is on the glass at the end.
  private func run(_ hand: inout Hand, late milliseconds: Int) -> [DrawCommand] {
    var (glass, turns) = (hand.picture, 0)
    while let deadline = hand.session.deadline(in: hand.environment), turns < 400 {
      turns += 1
      hand.now = max(hand.now, deadline)
      let effects = hand.send(.elapsed(hand.now))
      guard effects.contains(where: { if case .redraw = $0 { true } else { false } }) else {
        continue
      }
      glass = hand.picture
      hand.now = hand.now.advanced(byMilliseconds: milliseconds)
      hand.present()
    }
    return glass
  }

  private static let lines = """
    start: main
    screens:
      main:
        content:
          - scroll-view:
              content: [\((0..<60).map { "{label: {text: Line \($0), message: true}}" }.joined(separator: ", "))]
    """

  // SCROLL-VIEW-TRANSIENT-INDICATORS
  @Test(arguments: ["carplay", "kiosk"], [0, 20, 110, 220, 350, 1200])
  func `a bar beside content goes, however late its last steps are seen`(
    name: String, late: Int
  ) throws {
    var hand = try Hand.showing(
      Self.lines, on: name, size: PixelSize(width: 800, height: 480))
    hand.settle()
    let still = hand.picture
    hand.does(.contactDown(contact: 0, at: PixelPoint(x: 400, y: 300)), .touch)
    hand.does(.contactMoved(contact: 0, at: PixelPoint(x: 400, y: 200)), .touch)
    hand.does(.contactMoved(contact: 0, at: PixelPoint(x: 400, y: 300)), .touch)
    hand.does(.contactCancelled(contact: 0), .touch)
    let isMoving = hand.picture != still
    #expect(isMoving)
    let glass = run(&hand, late: late)
    let (isNewest, isStill) = (glass == hand.picture, glass == still)
    #expect(isNewest && isStill, "the glass shows what there is, and that is no bar")
  }

  // ACTIVITY-INDICATOR-SHOWS-LIFE
  @Test(arguments: ["carplay", "kiosk"], [20, 320, 1200])
  func `a load tells that it takes long, however late the screen is seen`(
    name: String, late: Int
  ) throws {
    let scene = """
      start: main
      screens:
        main:
          source: {async: stations}
          loading:
            activity-indicator: {label: Loading stations}
          content:
            - label: {text: Stations}
      """
    var hand = try Hand.showing(scene, on: name)
    let empty = hand.picture
    hand.now = hand.now.advanced(byMilliseconds: late)
    hand.present()
    let glass = run(&hand, late: late)
    let isEmpty = glass == empty
    #expect(!isEmpty)
  }
}
