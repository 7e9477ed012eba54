import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// Where content stands from top to bottom on a screen that it does not fill.
@Suite struct JustifiedScreenTests {
  private func tops(_ justify: StackJustification, labels: Int = 2) throws -> [Int] {
    let texts = (0..<labels).map { "Line \($0)" }
    let placed = PlacedScreen(
      Screen(
        content: texts.map { .label(Label(text: RichText(TextContent($0)))) }, justify: justify))
    return try texts.map { try #require(placed.text($0)).y }
  }

  @Test func `content in the middle has as much room above it as below, and keeps its gaps`() throws
  {
    let (start, center, end) = (try tops(.start), try tops(.center), try tops(.end))
    #expect(abs(center[0] * 2 - start[0] - end[0]) <= 2)
    #expect(center[1] - center[0] == start[1] - start[0])
    #expect(center[0] > start[0] + 100)
  }

  @Test func `content that is spread begins at the top and ends at the foot`() throws {
    let spread = try tops(.spaceBetween)
    #expect(spread[0] == (try tops(.start))[0])
    #expect(spread[1] == (try tops(.end))[1])
  }

  @Test func `an arrangement of which nothing is there takes neither room nor a gap`() throws {
    func top(after items: [StackItem]) throws -> Int {
      let text = Element.label(Label(text: RichText("Line")))
      let placed = PlacedScreen(Screen(content: [.stack(Stack(items: items)), text]))
      return try #require(placed.text("Line")).y
    }
    let other = Element.label(Label(text: RichText("Other")))
    let (never, always) = (
      RoomCondition(widerThan: .points(9_000)), RoomCondition(narrowerThan: .points(9_000))
    )
    let first = try tops(.start)[0]
    #expect(try top(after: [StackItem(other, when: never)]) == first)
    #expect(try top(after: [StackItem(other, when: always)]) > first)
  }

  @Test func `content that does not fit begins at the top, wherever it is put`() throws {
    #expect(try tops(.center, labels: 40)[0] == (try tops(.start, labels: 40)[0]))
  }
}
