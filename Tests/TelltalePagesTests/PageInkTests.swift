import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import TelltaleText
import Testing

@testable import TelltalePages

/// What text lies on, and how small it may be.
@Suite struct PageInkTests {
  private let book: PageBook

  init() throws {
    let fonts = try FontBook(faces: Platforms.profile("carplay").typography.faces)
    book = PageBook(fonts: fonts) { _ in PixelSize(width: 400, height: 400) }
  }

  private func page(_ html: String, least: Int = 1) -> Page {
    book.lay(
      PageRequest(
        html: html, language: "en", window: PixelSize(width: 400, height: 300), size: 20 * 64,
        lineHeight: 1.25, least: least))
  }

  private func text(_ wanted: String, _ page: Page) throws -> PagePart {
    try #require(
      page.parts.first { part in
        if case .text(wanted, _, _, _, _) = part.shape { true } else { false }
      })
  }

  private func fixed(_ rgb: UInt32) -> ColorValue { .fixed(Color(rgb: rgb)) }

  @Test func `text knows what the page has painted behind it`() throws {
    let page = page(
      """
      <p>none</p><div style='background:#cfc'>block <b style='background:#010203'>inline</b> more
      <p style='background:rgba(0,0,0,0.5)'>through</p></div>
      <p style='background:#fff url(a.png)'>picture</p><p><mark>mark</mark></p>
      """)
    #expect(try text("none", page).ground == [])
    #expect(try text("block", page).ground == [fixed(0xCCFFCC)])
    #expect(try text("inline", page).ground == [fixed(0x010203)])
    #expect(try text("more", page).ground == [fixed(0xCCFFCC)])
    let through = try #require(try text("through", page).ground)
    #expect(through.count == 2 && through.first == fixed(0xCCFFCC))
    #expect(try text("picture", page).ground == nil)
    #expect(try text("mark", page).ground == [.role(.raised)])
  }

  @Test func `signs and lines under text lie on what the text lies on`() {
    let page = page("<ul style='background:#cfc'><li><a href='#'>a</a></ul>")
    let inks = page.parts.filter { $0.ground != nil }
    #expect(inks.count == 3)
    #expect(inks.allSatisfy { $0.ground == [fixed(0xCCFFCC)] && $0.isInMixedColors })
  }

  @Test func `it is told whose colours meet`() throws {
    let page = page(
      """
      <p>theme</p><p style='background:#cfc'>ground</p><p style='color:#333'>ink</p>
      <p style='color:#333;background:#cfc'>both</p>
      """)
    let mixed = try ["theme", "ground", "ink", "both"].map { try text($0, page).isInMixedColors }
    #expect(mixed == [false, true, true, false])
    #expect(try text("both", page).isInAuthorsColors)
  }

  /// How wide words are that nothing is said of.
  private func widths(_ words: [String]) throws -> [Int] {
    try frames(words.map { "<p>\($0)</p>" }.joined()).map(\.width)
  }

  /// Where each text of a page is seen.
  private func frames(_ html: String) throws -> [PixelRect] {
    page(html).parts.compactMap { part in
      guard case .text = part.shape else { return nil }
      return part.clip.map(part.frame.intersection) ?? part.frame
    }
  }

  @Test(arguments: [
    "<p>one</p><p style='position:absolute;left:-5000px'>two</p><p>three</p>",
    "<p>one</p><p style='position:relative;left:-2000px'>two</p><p>three</p>",
    "<p>one</p><p>two</p><p style='position:fixed;top:0;left:0;background:#000'>three</p>",
    "<p>one</p><p style='text-indent:-9999px'>two</p><p>three</p>",
    "<p>one</p><p style='margin-left:-3000px'>two</p><p>three</p>",
    "<p>one</p><p>two</p><p style='margin-top:-60px;background:#000'>three</p>",
    "<p>one</p><p style='float:left;margin-left:-90%'>two</p><p style='clear:both'>three</p>",
    "<p>one</p><div style='height:0;overflow:hidden'><p>two</p></div><p>three</p>",
    "<p>one</p><div style='max-height:1px;overflow:hidden'><p>two</p></div><p>three</p>",
    "<p>one</p><div style='height:0'><p>two</p></div><p>three</p>",
    "<p>one</p><div style='width:1px;overflow:hidden;white-space:nowrap'>two</div><p>three</p>",
    "<div style='line-height:0'>one<br>two<br>three</div>",
  ]) func `no style hides a text where it stands`(html: String) throws {
    let frames = try frames(html).sorted { $0.y < $1.y }
    let plain = try widths(["one", "two", "three"])
    #expect(frames.count == 3)
    #expect(frames.allSatisfy { $0.x >= 0 && $0.maxX <= 400 && $0.y >= 0 })
    #expect(frames.map(\.width) == plain)
    // Of letters that are 20 pixels large, in frames that are higher.
    for (above, below) in zip(frames, frames.dropFirst()) { #expect(above.y + 18 <= below.y) }
  }

  @Test func `an indent to the left takes what was left free for it`() throws {
    let hanging = "<p style='padding-left:2em;text-indent:-2em'>one</p><p>two</p>"
    let frames = try frames(hanging)
    #expect(frames[0].x == frames[1].x)
  }

  @Test func `no text is smaller than the least`() throws {
    let html = "<p>a</p><p style='font-size:6px'>b</p><p><small>c<sub>d</sub></small></p>"
    let page = page(html, least: 18)
    #expect(try ["a", "b", "c", "d"].map { try text($0, page).em } == [20, 18, 18, 18])
    #expect(
      try ["a", "b", "c", "d"].map { try text($0, page).isRaised }
        == [false, true, false, false])
    let free = self.page(html)
    #expect(try ["a", "b", "c", "d"].map { try text($0, free).em } == [20, 6, 16, 12])
  }

  @Test func `tables that take too long are shown without columns`() throws {
    let rows = String(repeating: "<table><tr><td>a<td>b", count: 30)
    let page = page("<p>first</p>" + rows + String(repeating: "</table>", count: 30) + "last")
    #expect(page.state == .withoutTables)
    #expect(page.parts.count >= 62)
    let (first, last) = (try text("first", page), try text("last", page))
    #expect(first.frame.y < last.frame.y && last.frame.height > 0)
    #expect(self.page("<table><tr><td>a</table>").state == .whole)
  }

  @Test func `a page that is nested too deep says that it is not laid out`() {
    let page = page(String(repeating: "<div>", count: Page.depth) + "a")
    #expect(page.state == .notLaid && page.parts.isEmpty)
    #expect(self.page(String(repeating: "<div>", count: Page.depth - 2) + "a").state == .whole)
  }
}
