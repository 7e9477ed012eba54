import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import TelltaleText
import Testing

@testable import TelltalePages

/// Pages within every limit of what may be read, which would take minutes or gigabytes to be laid out.
@Suite struct HostilePageTests {
  private let book: PageBook

  init() throws {
    let fonts = try FontBook(faces: Platforms.profile("carplay").typography.faces)
    book = PageBook(fonts: fonts) { _ in PixelSize(width: 400, height: 400) }
  }

  private func page(_ html: String) -> Page {
    book.lay(
      PageRequest(
        html: html, language: "en", window: PixelSize(width: 400, height: 300), size: 20 * 64,
        lineHeight: 1.25, least: 1))
  }

  private func times(_ count: Int, _ text: (Int) -> String) -> String {
    (0..<count).map(text).joined()
  }

  private func style(_ sheet: String) -> String { "<style>\(sheet)</style>" }

  /// True where the page is plain text, and its text is there.
  private func isPlain(_ html: String) -> Bool {
    let page = page(html + "<p>last")
    let isThere = page.parts.contains { part in
      if case .text("last", _, _, _, _) = part.shape { true } else { false }
    }
    return page.state == .withoutStyles && isThere
  }

  @Test func `rules that count siblings are held against few elements`() {
    let rules = times(500) { "p:nth-child(\(1_000_000_000 + $0)n+1000000000){color:red}" }
    #expect(isPlain(style(rules) + times(3000) { _ in "<p>a" }))
    #expect(
      page(style("p:nth-child(2n+1){color:red}") + times(100) { _ in "<p>a" }).state == .whole)
  }

  @Test(arguments: ["nth-child", "nth-last-child", "nth-of-type"])
  func `numbers past all counting are none`(name: String) {
    let rule =
      "p:\(name)(2147483647n+2147483647){color:red}p:\(name)(-2147483648n-2147483648){color:red}"
    #expect(page(style(rule) + times(9) { _ in "<p>a" }).state == .whole)
  }

  @Test func `floats find their places among few others`() {
    #expect(isPlain(times(3000) { _ in "<div style='float:left;width:9px'>a</div>" }))
    #expect(page(times(60) { _ in "<div style='float:left;width:9px'>a</div>" }).state == .whole)
  }

  @Test(arguments: [
    String(repeating: "a ", count: 20_000) + "{color:red}",
    String(repeating: ".a", count: 20_000) + "{color:red}",
    String(repeating: "a,", count: 20_000) + "b{color:red}",
    String(repeating: "@media all{", count: 5_000) + "p{color:red}"
      + String(repeating: "}", count: 5_000),
    String(repeating: "{", count: 20_000), String(repeating: "a>", count: 40_000),
  ])
  func `sheets that take gigabytes to be read are left out`(sheet: String) {
    #expect(isPlain(style(sheet)))
  }

  @Test func `sheets of people are read`() {
    let rules = times(400) {
      ".c\($0), .d\($0) > p:first-child { color: rgba(1, 2, 3, 0.5); margin: 0 }"
    }
    #expect(
      page(style("@media all { p { color: red } }" + rules) + "<p class=c1>a").state == .whole)
  }

  @Test func `rules for everything are held against few elements`() {
    let rules = times(900) { "*{color:#\(100_000 + $0)}" }
    #expect(isPlain(style(rules) + times(9000) { _ in "<p>a" }))
  }

  @Test func `selectors that try every way up the tree are given up`() {
    let rule = "b " + String(repeating: "div ", count: 12) + "{color:red}"
    #expect(isPlain(style(rule) + String(repeating: "<div>", count: 100) + "x"))
  }

  @Test func `the same page is laid out alike each time`() {
    let html = times(3000) { _ in "<div style='float:left;width:9px'>a</div>" }
    let other = PageBook(fonts: book.fonts) { _ in PixelSize(width: 400, height: 400) }
    let request = PageRequest(
      html: html, language: "en", window: PixelSize(width: 400, height: 300), size: 20 * 64,
      lineHeight: 1.25, least: 1)
    #expect(other.lay(request) == page(html))
  }
}
