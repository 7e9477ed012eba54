import TelltaleModel
import Testing

@testable import TelltaleLint

/// Characters at the edges of what a report tells apart.
@Suite struct ReportCharacterTests {
  @Test func `XML names what it would read otherwise, and replaces what it cannot hold`() {
    func escaped(_ values: [UInt32]) -> [String] {
      values.map { XMLText.escaped(Unicode.Scalar($0).map { String($0) } ?? "") }
    }
    #expect(
      escaped([0x26, 0x3C, 0x3E, 0x22, 0x27]) == ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;"])
    #expect(
      escaped([9, 10, 13, 0x7F, 0x80, 0x9F])
        == ["&#9;", "&#10;", "&#13;", "&#127;", "&#128;", "&#159;"])
    for value in [0, 1, 8, 11, 12, 14, 0x1F, 0xFFFE, 0xFFFF] as [UInt32] {
      #expect(escaped([value]) == ["\u{FFFD}"], "\(value)")
    }
    for value in [0x20, 0x21, 0x23, 0x25, 0x28, 0x7E, 0xA0, 0xFFFD, 0x1_0000, 0x1_FFFE] as [UInt32]
    {
      #expect(escaped([value]) == [Unicode.Scalar(value).map { String($0) }], "\(value)")
    }
    #expect(XMLText.tag("a", [("b", "<"), ("c", "")]) == "<a b=\"&lt;\" c=\"\"")
  }

  /// The caret stands behind characters that take two places on a terminal, one, or none.
  @Test func `the caret is moved by the room that a character takes`() {
    func gap(_ value: UInt32) -> Int {
      let text = Unicode.Scalar(value).map { "\(Character($0))x" } ?? ""
      let place = SourceLocation(file: "a", line: 1, column: 2)
      let lines = SourceLines(Array(text.utf8)).excerpt(place).split(separator: "\n")
      return lines[1].dropFirst("      | ".count).prefix { $0 == " " }.count
    }
    let wide: [ClosedRange<UInt32>] = [
      0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD,
    ]
    for range in wide {
      #expect(gap(range.lowerBound) == 2 && gap(range.upperBound) == 2, "\(range)")
      let isMark =
        Unicode.Scalar(range.lowerBound - 1)?.properties.generalCategory == .nonspacingMark
      #expect(gap(range.lowerBound - 1) == (isMark ? 0 : 1), "\(range)")
      #expect(gap(range.upperBound + 1) == 1, "\(range)")
    }
    #expect(gap(0x300) == 0 && gap(0x20DD) == 0 && gap(0x61) == 1)
  }

  @Test func `what a terminal could act on is shown as a mark`() {
    func shown(_ text: String) -> String {
      let place = SourceLocation(file: "a", line: 1, column: 1)
      return SourceLines(Array("\(text)|".utf8)).excerpt(place)
    }
    for text in ["\u{1B}", "\u{0}", "\u{9F}", "\u{200B}", "\u{202E}", "\u{FEFF}", "\u{AD}"] {
      #expect(shown(text) == "    1 | \u{FFFD}|\n      | ^\n", "\(text.unicodeScalars)")
    }
    for text in ["\t", "é", "\u{301}", "\u{E000}"] {
      #expect(shown(text) == "    1 | \(text)|\n      | ^\n", "\(text.unicodeScalars)")
    }
  }

  @Test func `a long line is cut, and the margin grows with the number`() {
    func excerpt(_ text: String, _ line: Int, _ column: Int) -> String {
      SourceLines(Array(text.utf8)).excerpt(SourceLocation(file: "a", line: line, column: column))
    }
    let long = String(repeating: "a", count: 161)
    #expect(
      excerpt(long, 1, 161)
        == "    1 | \(long.dropLast())\n      | \(String(repeating: " ", count: 160))^\n")
    #expect(excerpt(long, 1, 999).hasSuffix("\(String(repeating: " ", count: 160))^\n"))
    let many = String(repeating: "b\n", count: 100_000)
    #expect(excerpt(many, 9, 1) == "    9 | b\n      | ^\n")
    #expect(excerpt(many, 10, 1) == "   10 | b\n      | ^\n")
    #expect(excerpt(many, 9_999, 1) == " 9999 | b\n      | ^\n")
    #expect(excerpt(many, 10_000, 1) == " 10000 | b\n      | ^\n")
    #expect(excerpt(many, 100_001, 1) == " 100001 | \n      | ^\n")
    #expect(excerpt(many, 100_002, 1) == "" && excerpt(many, 0, 1) == "")
    #expect(excerpt("ab", 1, 0) == "    1 | ab\n      | ^\n")
  }

  @Test func `a message of several lines is on one where a line is a finding`() {
    let file = LintedFile(
      name: "a.yaml", bytes: Array("x\n  y".utf8),
      findings: [Linters.finding("one\r\ntwo\u{2028}three", severity: .error)])
    let report = LintReport(files: [file], folder: "/")
    #expect(
      LintFormat.concise.text(report)
        == "a.yaml:2:3: error: one two three [ALERT-TITLE-SHORT]\n")
    #expect(LintFormat.checkstyle.text(report).contains("message=\"one two three\""))
  }
}
