import TelltaleGraphics
import TelltaleModel
import TelltaleSession
import TelltaleSurfaces
import TelltaleTestSupport
import Testing

/// Content that is pulled past its end: its picture follows the finger a little, and goes back.
@Suite struct GiveTests {
  private static let rows = (1...30).map {
    "{id: r\($0), title: Row \($0), action: {emit: r\($0)}}"
  }
  private static let scene =
    "screen: {content: [{table: {id: list, rows: [\(rows.joined(separator: ", "))]}}]}"

  private func hand(moves: Bool = true, scene: String = Self.scene) throws -> Hand {
    try .armed(
      scene, on: "kiosk", size: PixelSize(width: 800, height: 480), moves: moves)
  }

  private func down(_ hand: inout Hand, by pixels: Int, lift: Bool = false) {
    let start = PixelPoint(x: 400, y: 200)
    let end = PixelPoint(x: 400, y: 200 + pixels)
    hand.does(.contactDown(contact: 0, at: start), .touch)
    for step in 1...4 {
      hand.wait(20)
      let y = start.y + pixels * step / 4
      hand.does(.contactMoved(contact: 0, at: PixelPoint(x: 400, y: y)), .touch)
    }
    hand.wait(120)
    if lift { hand.does(.contactUp(contact: 0, at: end), .touch) }
  }

  /// Where the letters of the picture stand, from the top.
  private func letters(_ hand: Hand) -> [Int] {
    hand.picture.compactMap { command in
      if case .glyphs(_, let origin, _) = command { origin.y } else { nil }
    }
  }

  @Test func `pulled past its beginning a list is seen lower, by less the further it is pulled`()
    throws
  {
    let still = try hand()
    var seen: [Int] = []
    for pull in [40, 80, 160, 240] {
      var pulled = still
      down(&pulled, by: pull)
      let shift = letters(pulled)[0] - letters(still)[0]
      #expect(shift > 0 && shift < pull, "\(shift) of \(pull)")
      #expect(pulled.session.screenPlacement?.controls == still.session.screenPlacement?.controls)
      seen.append(shift)
    }
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 < $1 })
    #expect(seen[3] < 480 / 3)
  }

  @Test
  func `a list that is let go of is back within a quarter of a second, and takes a press then`()
    throws
  {
    let still = try hand()
    var pulled = still
    down(&pulled, by: 200, lift: true)
    let first = letters(pulled)[0]
    pulled.wait(100)
    #expect(letters(pulled)[0] < first && letters(pulled)[0] > letters(still)[0])
    pulled.tap("r2")
    #expect(pulled.emitted.isEmpty, "a touch while it moves stops it")
    #expect(letters(pulled) == letters(still))
    pulled.wait(300)
    #expect(
      pulled.session.deadline(in: pulled.environment) == nil || letters(pulled) == letters(still))
    pulled.tap("r2")
    #expect(pulled.emitted == ["r2"])
  }

  @Test func `nothing gives where motion is reduced, nor where nothing scrolls`() throws {
    var reduced = try hand(moves: false)
    let before = letters(reduced)
    down(&reduced, by: 200)
    #expect(letters(reduced) == before)
    var short = try hand(
      scene:
        "screen: {content: [{table: {id: list, rows: [{id: a, title: A, action: {emit: a}}]}}]}")
    let rest = letters(short)
    down(&short, by: 200)
    #expect(letters(short) == rest)
  }

  @Test func `content that is thrown begins as fast as the finger was, wherever it will stop`()
    throws
  {
    // 800 pixels a second, in the middle of the list and just before its end.
    for rows in [30, 11] {
      let list = Self.rows.prefix(rows).joined(separator: ", ")
      var hand = try hand(
        scene: "screen: {content: [{table: {id: list, rows: [\(list)]}}]}")
      hand.does(.contactDown(contact: 0, at: PixelPoint(x: 400, y: 400)), .touch)
      for step in 1...5 {
        hand.wait(20)
        hand.does(
          .contactMoved(contact: 0, at: PixelPoint(x: 400, y: 400 - 16 * step)), .touch)
      }
      hand.does(.contactUp(contact: 0, at: PixelPoint(x: 400, y: 320)), .touch)
      let area = try #require(hand.session.screenPlacement?.areas.first)
      hand.wait(32)
      let moved = try #require(hand.session.screenPlacement?.areas.first)
      let way = moved.offset.y - area.offset.y
      #expect((18...28).contains(way), "\(way) pixels in 32 ms with \(rows) rows")
    }
  }
}
