import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import TelltaleText
import Testing

@testable import TelltalePages

/// Elements of pages are drawn as browsers draw them.
@Suite struct PageElementTests {
  private let book: PageBook

  init() throws {
    let fonts = try FontBook(faces: Platforms.profile("carplay").typography.faces)
    book = PageBook(fonts: fonts) { _ in nil }
  }

  private func texts(
    _ html: String, _ language: Language = "en"
  ) -> [(text: String, frame: PixelRect)] {
    let page = book.lay(
      PageRequest(
        html: html, language: language, window: PixelSize(width: 900, height: 300),
        size: 20 * 64, lineHeight: 1.25, folder: ""))
    return page.parts.compactMap { part in
      if case .text(let string, _, _, _, _) = part.shape { (string, part.frame) } else { nil }
    }
  }

  /// Line by line from the top.
  private func lines(_ html: String, _ language: Language = "en") -> [String] {
    let rows = Dictionary(grouping: texts(html, language)) { $0.frame.y }
    return rows.sorted { $0.key < $1.key }.map { _, words in
      words.sorted { $0.frame.x < $1.frame.x }.map(\.text).joined(separator: " ")
    }
  }

  // WEB-VIEW-RICH-CONTENT
  @Test(arguments: [
    "<table><thead><tr><th>H</th><th>I</th></tr></thead><tbody><tr><td>a</td><td>b</td></tr></tbody>"
      + "<tfoot><tr><td>F</td><td>G</td></tr></tfoot></table>",
    "<table><tfoot><tr><td>F<td>G</tfoot><tbody><tr><td>a<td>b</tbody><thead><tr><th>H<th>I</thead></table>",
    "<table><thead><tr><th>H<th>I<tbody><tr><td>a<td>b<tfoot><tr><td>F<td>G</table>",
    "<table><tr><td>a<td>b</tr><tfoot><tr><td>F<td>G</tfoot><thead><tr><th>H<th>I</thead></table>",
    "<style>thead{display:table-header-group}</style><table><thead><tr><th>H<th>I<tr><td>a<td>b<tbody>"
      + "<tr><td>F<td>G</table>",
    "<div style='display:table'><div style='display:table-footer-group'><div style='display:table-row'>"
      + "<div style='display:table-cell'>F</div><div style='display:table-cell'>G</div></div></div>"
      + "<div style='display:table-header-group'><div style='display:table-row'><div style='display:table-cell'>H</div>"
      + "<div style='display:table-cell'>I</div></div></div><div style='display:table-row'>"
      + "<div style='display:table-cell'>a</div><div style='display:table-cell'>b</div></div></div>",
  ])
  func `heads and feet of a table are rows of it, in their places`(html: String) {
    #expect(lines(html) == ["H I", "a b", "F G"])
    let columns = Set(texts(html).filter { ["a", "F"].contains($0.text) }.map(\.frame.x))
    #expect(columns.count == 1, "\(columns)")
  }

  @Test func `a table inside of a head is whole`() {
    let inner = "<table><thead><tr><th>x</thead><tr><td>y</table>"
    #expect(lines("<table><thead><tr><th>\(inner)</thead><tr><td>a</table>") == ["x", "y", "a"])
  }

  @Test func `the first of several heads and feet goes to its end`() {
    let html =
      "<table><tr><td>a<tfoot><tr><td>F</tfoot><thead><tr><td>H</thead><tfoot><tr><td>G</tfoot>"
      + "<thead><tr><td>I</thead></table>"
    #expect(lines(html) == ["H", "a", "G", "I", "F"])
  }

  @Test func `what is for those without scripts is shown`() {
    #expect(
      lines("<p>A</p><noscript><p>B</p><ul><li>C</ul></noscript><p>D</p>").joined(separator: " ")
        .contains("B"))
    #expect(lines("<p>A <noscript>B</noscript> C</p>") == ["A B C"])
  }

  @Test(arguments: ["div", "p", "span", "tr", "thead", "li", "td", "h1", "table", "section"])
  func `what is hidden is not shown`(tag: String) {
    let rows = ["tr", "thead", "td"].contains(tag)
    let element =
      "<\(tag) hidden>\(tag == "table" ? "<tr><td>B" : tag == "tr" ? "<td>B" : tag == "thead" ? "<tr><td>B" : "B")</\(tag)>"
    let html = rows ? "<p>A</p><table>\(element)<tr><td>C</table>" : "<p>A</p>\(element)<p>C</p>"
    #expect(lines(html) == ["A", "C"])
    #expect(lines("<p>A</p><div hidden=until-found>B</div>") == ["A"])
  }

  @Test func `a dialog is shown where it is open`() {
    #expect(lines("<p>A</p><dialog>B</dialog><dialog open>C</dialog>") == ["A", "C"])
  }

  @Test(arguments: [
    ("en" as Language, "“a ‘b’ c”"), ("de", "„a ‚b‘ c“"),
    ("fr", "«\u{A0}a «\u{A0}b\u{A0}» c\u{A0}»"),
    ("sv", "”a ’b’ c”"), ("ja", "「a 『b』 c」"), ("zh-Hant", "「a 『b』 c」"), ("zh-TW", "「a 『b』 c」"),
    ("ru", "«a „b“ c»"), ("xx", "“a ‘b’ c”"),
  ])
  func `quotations have the marks of their language`(language: Language, expected: String) {
    let said = texts("<p><q>a <q>b</q> c</q></p>", language).map(\.text).joined()
    #expect(said.filter { !$0.isWhitespace } == expected.filter { !$0.isWhitespace })
  }

  @Test func `a part in another language has its marks`() {
    let html =
      "<html lang='en'><p><q>a</q> <span lang='de'><q>b</q></span></p><p lang=fr-CH><Q>c</Q></p></html>"
    #expect(lines(html, "ja").map { $0.filter { $0 != " " } } == ["“a”„b“", "«c»"])
  }

  @Test func `the marks stay with their words`() {
    let words = (0..<60).map { _ in "<q>word</q>" }.joined(separator: " ")
    for line in lines("<p>\(words)</p>") {
      let joined = line.filter { $0 != " " }
      #expect(joined.hasPrefix("“word") && joined.hasSuffix("d”"))
    }
  }
}
