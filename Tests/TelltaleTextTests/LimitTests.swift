import TelltaleModel
import Testing

@testable import TelltaleText

@Suite("Texts that mean harm")
struct LimitTests {
  static let pieces = [
    "a", "a ", "漢", "ก", "กา", "ไม้", "👨\u{200D}", "\u{200D}", "e\u{301}\u{302}", "\u{301}", "ᄀ",
    "([",
    "([)]", "א1", "אa ", "\u{202E}", "\u{0}", "🇩", "\n", "\u{AD}", "ffi", "ك", "क्", "\u{E000}",
    "\u{FE0F}", "a\u{FEFF}", "\u{600}", "\u{1F3F4}\u{E0067}", "\u{AD}\u{200B}\u{2060}",
  ]

  @Test("are set in lines that follow each other and reach the end", arguments: pieces)
  func long(_ piece: String) throws {
    let text = String(repeating: piece, count: 8192 / piece.utf8.count)
    let set = try TestFonts.book().typeset(TestFonts.request(text, width: 300))
    #expect(set.lines.last?.range.upperBound == text.utf8.count)
    for (line, next) in zip(set.lines, set.lines.dropFirst()) {
      #expect(next.range.lowerBound - line.range.upperBound <= 1)
      #expect(line.range.lowerBound <= line.range.upperBound)
    }
  }

  @Test("are cut at 64 KiB and closed with an ellipsis", arguments: ["a", "漢", "👨\u{200D}"])
  func cut(_ piece: String) throws {
    let text = String(repeating: piece, count: 1_048_576 / piece.utf8.count)
    let set = try TestFonts.book().typeset(TestFonts.request(text, width: 3000))
    #expect(set.isTruncated)
    #expect(set.lines.allSatisfy { $0.range.upperBound <= DisplaySafe.byteLimit })
  }

  @Test(
    "are set whatever the size, the width and the number of lines",
    arguments: [
      0, 1, 64, 4096, UInt32.max,
    ])
  func extremes(_ size: UInt32) throws {
    let book = try TestFonts.book()
    for width in [Int.min, -1, 0, 1, Int.max] {
      for lines in [Int.min, 0, 1, Int.max] {
        let request = TextRequest(
          string: "Hi, שלום 漢字 😀\nfi", language: "", size: size, weight: .semibold,
          maximumWidth: width, maximumLines: lines)
        let set = book.typeset(request)
        #expect(!set.lines.isEmpty && set.lines.count <= max(1, lines))
      }
    }
  }

  @Test("have as many lines as there are line feeds, and one more")
  func lineFeeds() throws {
    let book = try TestFonts.book()
    for (text, ranges) in [
      ("", [0..<0]), ("\n", [0..<0, 1..<1]), ("a\n", [0..<1, 2..<2]), ("\r\na", [1..<1, 2..<3]),
    ] {
      #expect(book.typeset(TestFonts.request(text)).lines.map(\.range) == ranges)
    }
  }
}
