import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces
import TelltaleTestSupport
import Testing

@testable import TelltaleSession

/// TABLE-STALE-DATA: with `cache` the last known rows are shown at open, marked stale.
@Suite struct RememberedRowsTests {
  private func hand(
    isCached: Bool, remembered: [String: [TableRow]], on name: String = "kiosk"
  ) throws -> Hand {
    let source = DataSource("news", isAsync: true)
    let scene = Scene.screen(.table(Table(source: source, isCached: isCached)))
    var hand = Hand(
      environment: Environment(profile: try Platforms.profile(name), typesetter: GridTypesetter()))
    let (now, environment) = (hand.now, hand.environment)
    hand.perform { session in
      session.open(
        scene, question: 1, language: "en", words: .english,
        remembered: Remembered(rows: remembered), at: now,
        in: environment)
    }
    return hand
  }

  private func rows(_ hand: Hand) -> RowList? { hand.session.app?.data.rows["news"] }

  private func inks(_ hand: Hand) -> [PartInk] {
    (hand.session.screenPlacement?.parts ?? []).compactMap { part in
      if case .text(_, let ink) = part.shape { ink } else { nil }
    }
  }

  // TABLE-STALE-DATA
  @Test(arguments: ["carplay", "kiosk"])
  func `rows of last time are there at once, marked, and asked for anew`(name: String) throws {
    var hand = try hand(isCached: true, remembered: ["news": .numbered(0..<3)], on: name)
    #expect(rows(hand)?.count == 3)
    #expect(rows(hand)?.isStale == true)
    #expect(inks(hand) == Array(repeating: .value(.role(.textSecondary)), count: 3))
    #expect(hand.events.count { $0 == .wanted(source: "news") } == 1)
    hand.settle()
    let before = hand.session.screenPlacement?.controls.map(\.frame)
    hand.tell(.rows("news", .replace(.numbered(0..<3))))
    #expect(rows(hand)?.isStale == false)
    #expect(hand.session.screenPlacement?.controls.map(\.frame) == before, "in their places")
    #expect(inks(hand) == Array(repeating: .value(.role(.text)), count: 3))
  }

  @Test(arguments: [RowChange.append(.numbered(2..<5)), .prepend(.numbered(2..<5))])
  func `whatever comes first starts without the rows of last time`(change: RowChange) throws {
    var hand = try hand(isCached: true, remembered: ["news": .numbered(0..<3)])
    hand.settle()
    // There is no such row as far as the application knows.
    hand.tell(.rows("news", .remove(["row-0"])))
    #expect(rows(hand)?.count == 3)
    #expect(rows(hand)?.isStale == true)
    hand.tell(.rows("news", change))
    #expect(rows(hand)?.rows == [TableRow].numbered(2..<5))
    #expect(rows(hand)?.keys == [2, 3, 4], "the row of the same id keeps its number")
    #expect(inks(hand) == Array(repeating: .value(.role(.text)), count: 3))
    hand.tell(.rows("news", .append(.numbered(5..<6))))
    #expect(rows(hand)?.rows == [TableRow].numbered(2..<6))
  }

  // TABLE-STALE-DATA
  @Test(arguments: ["carplay", "kiosk"])
  func `a table that keeps nothing is loading, as ever`(name: String) throws {
    let hand = try hand(isCached: false, remembered: ["news": .numbered(0..<3)], on: name)
    #expect(rows(hand) == nil)
    #expect(hand.session.app?.data.sources["news"] == nil)
    #expect(hand.events.count { $0 == .wanted(source: "news") } == 1)
  }

  @Test func `what is remembered of other tables is nothing`() throws {
    let hand = try hand(isCached: true, remembered: ["old": .numbered(0..<3)])
    #expect(hand.session.app?.data.rows.isEmpty == true)
  }
}
