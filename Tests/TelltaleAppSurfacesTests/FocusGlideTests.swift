import TelltaleGraphics
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// The ring of the focus on its way from one control to the next.
@Suite struct FocusGlideTests {
  private static let rows = (1...4).map { "{id: r\($0), title: Row \($0), action: {emit: r\($0)}}" }
  private static let scene =
    "screen: {content: [{table: {id: list, rows: [\(rows.joined(separator: ", "))]}}]}"

  private func hand(moves: Bool = true, on name: String = "carplay") throws -> Hand {
    var hand = try Hand.armed(
      Self.scene, on: name, size: PixelSize(width: 1280, height: 720), moves: moves)
    hand.turn(1)
    hand.wait(1_000)
    return hand
  }

  /// Where the ring is drawn.
  private func ring(_ hand: Hand) -> PixelRect? {
    let palette = hand.environment.profile.theme.day
    return hand.picture.compactMap { command -> PixelRect? in
      guard case .roundedStroke(let rect, _, _, let color) = command, color == palette.focusRing
      else { return nil }
      return rect.isEmpty ? nil : rect
    }.first
  }

  @Test func `the ring leaves with the first picture, and is there after an eighth of a second`()
    throws
  {
    var hand = try hand()
    let old = try #require(ring(hand))
    hand.does(.turned(detents: 1), .knob)
    let first = try #require(ring(hand))
    hand.wait(40)
    let next = try #require(ring(hand))
    hand.wait(100)
    let last = try #require(ring(hand))
    #expect(old.y < first.y && first.y < next.y && next.y < last.y)
    #expect(last.size == old.size)
    #expect(hand.session.deadline(in: hand.environment) == nil)
  }

  @Test func `a push while the ring is on its way means the control that it goes to`() throws {
    var hand = try hand()
    let focus = try #require(hand.session.focusedControl)
    hand.does(.turned(detents: 1), .knob)
    hand.push()
    #expect(hand.emitted.count == 1 && hand.emitted != [focus])
  }

  @Test func `a ring that is moved on goes on from where it is seen`() throws {
    var hand = try hand()
    hand.does(.turned(detents: 1), .knob)
    hand.wait(20)
    let seen = try #require(ring(hand))
    hand.does(.turned(detents: 1), .knob)
    let next = try #require(ring(hand))
    let height = try #require(hand.session.glass.frame(ofControl: "r1")).height
    #expect(next.y > seen.y && next.y < seen.y + height)
  }

  @Test(arguments: [("carplay", false), ("tvos", true)])
  func `no ring glides where motion is reduced, or where the focus is lifted`(
    name: String, moves: Bool
  ) throws {
    var hand = try hand(moves: moves, on: name)
    hand.does(.turned(detents: 1), .knob)
    let at = hand.picture
    hand.wait(1_000)
    #expect(hand.picture == at)
  }
}
