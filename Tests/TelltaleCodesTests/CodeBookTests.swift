import TelltaleGraphics
import TelltaleModel
import Testing

@testable import TelltaleCodes

/// Codes have the shape that the standard gives them, and hold what they are said to hold.
@Suite struct CodeBookTests {
  private let book = CodeBook()

  private func dark(_ grid: ModuleGrid, _ x: Int, _ y: Int) -> Bool { grid.dark[y * grid.side + x] }

  @Test
  func `a short text is in the smallest code, with its three marks and the lines between them`()
    throws
  {
    let grid = try #require(book.modules(of: "https://e.org", .low))
    #expect(grid.side == 21)
    for (left, top) in [(0, 0), (14, 0), (0, 14)] {
      for y in 0..<7 {
        for x in 0..<7 {
          let ring = max(abs(x - 3), abs(y - 3))
          #expect(dark(grid, left + x, top + y) == (ring != 2), "\(left + x) \(top + y)")
        }
      }
    }
    for step in 8...12 {
      #expect(dark(grid, step, 6) == (step % 2 == 0) && dark(grid, 6, step) == (step % 2 == 0))
    }
    // The module that is dark in every code.
    #expect(dark(grid, 8, 13))
  }

  @Test
  func `the same text gives the same code, another one another, also when it is asked for again`() {
    let first = book.modules(of: "a", .medium)
    #expect(first != nil && first == book.modules(of: "a", .medium))
    #expect(first != book.modules(of: "b", .medium))
    for number in 0..<40 { _ = book.modules(of: "\(number)", .medium) }
    #expect(
      first == book.modules(of: "a", .medium) && first == CodeBook().modules(of: "a", .medium))
  }

  @Test func `more correction makes a code larger`() {
    let text = "https://example.org/wash/4711?bay=7"
    let sides = CodeCorrection.allCases.compactMap { book.modules(of: text, $0)?.side }
    #expect(sides.count == 4 && sides == sides.sorted() && sides[0] < sides[3])
  }

  @Test(arguments: CodeCorrection.allCases)
  func `a code holds as many bytes as is said, and not one more`(correction: CodeCorrection) {
    let most = String(repeating: "a", count: correction.capacity)
    #expect(book.modules(of: most, correction)?.side == 177)
    #expect(book.modules(of: most + "a", correction) == nil)
  }

  @Test func `of nothing there is no code`() {
    #expect(book.modules(of: "", .low) == nil)
    #expect(book.modules(of: "a\0b", .low) == nil)
  }

  @Test func `letters of every script are in it`() {
    #expect(book.modules(of: "洗車の領収書", .medium) != nil)
    #expect(book.modules(of: "إيصال", .high) != nil)
  }
}
