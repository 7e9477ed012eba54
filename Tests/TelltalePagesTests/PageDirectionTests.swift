import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import TelltaleText
import Testing

@testable import TelltalePages

/// Every element has its direction, from CSS or from its attribute `dir`.
@Suite struct PageDirectionTests {
  private let book: PageBook

  init() throws {
    let fonts = try FontBook(faces: Platforms.profile("carplay").typography.faces)
    book = PageBook(fonts: fonts) { _ in PixelSize(width: 60, height: 40) }
  }

  /// 400 pixels wide, without space at its sides.
  private func page(_ html: String, _ language: Language = "en") -> Page {
    book.lay(
      PageRequest(
        html: "<style>body { padding: 0; margin: 0 }</style>" + html, language: language,
        window: PixelSize(width: 400, height: 300), size: 20 * 64, lineHeight: 1.25))
  }

  private func frame(_ text: String, _ page: Page) throws -> PixelRect {
    try #require(
      page.parts.first { part in
        if case .text(text, _, _, _, _) = part.shape { true } else { false }
      }, "\(page.outline)"
    ).frame
  }

  /// The texts of the first line from left to right.
  private func order(_ html: String, _ language: Language = "en") -> [String] {
    page(html, language).parts.compactMap { part -> (x: Int, text: String)? in
      if case .text(let text, _, _, _, _) = part.shape { (part.frame.x, text) } else { nil }
    }.sorted { $0.x < $1.x }.map(\.text)
  }

  // WEB-VIEW-RICH-CONTENT
  @Test(
    arguments: [
      "<p dir=rtl>a.</p>", "<p dir=RTL>a.</p>", "<p style='direction: rtl'>a.</p>",
      "<div dir=rtl><p>a.</p></div>", "<style>.r { direction: rtl }</style><p class=r>a.</p>",
      "<p dir=ltr style='direction: rtl'>a.</p>", "<div dir=ltr><p dir=rtl>a.</p></div>",
    ])
  func `a paragraph from the right begins there`(html: String) throws {
    let page = page(html)
    #expect(!page.isRightToLeft)
    #expect(try frame("a.", page).maxX == 400)
  }

  @Test func `what is inside may go the other way again`() throws {
    let page = page(
      "<div dir=rtl><p>שלום</p><div dir=ltr><p>one</p><p dir=rtl>עולם</p></div><p>אחד</p></div>")
    for text in ["שלום", "עולם", "אחד"] { #expect(try frame(text, page).maxX == 400) }
    #expect(try frame("one", page).x == 0)
  }

  @Test(arguments: [
    ("שלום abc", 400), ("(12) שלום abc", 400), ("abc שלום", nil), ("12", nil),
    ("<span dir=ltr>abc</span> שלום", 400), ("<bdi>abc</bdi> שלום", 400),
    ("<b>שלום</b> abc", 400),
  ])
  func `auto is the direction of the first letter`(text: String, right: Int?) {
    let page = page("<p dir=auto>\(text)</p>")
    let reach = page.parts.map(\.frame.maxX).max()
    #expect(right == nil ? page.parts.map(\.frame.x).min() == 0 : reach == right)
  }

  @Test func `alignment is that of the element, left and right are what they say`() throws {
    let page = page(
      "<div dir=rtl><p style='text-align: left'>a</p><p align=right>b</p>"
        + "<p style='text-align: start'>c</p><p style='text-align: end'>d</p>"
        + "<p style='text-align: center'>e</p></div><p style='text-align: end'>f</p>")
    #expect(try frame("a", page).x == 0 && frame("d", page).x == 0)
    #expect(try frame("b", page).maxX == 400 && frame("c", page).maxX == 400)
    #expect(try frame("f", page).maxX == 400)
    #expect(abs(try frame("e", page).midX - 200) <= 1)
  }

  @Test func `an author's left is the left, whatever the direction`() throws {
    let page = page(
      "<div dir=rtl style='padding-left: 50px'><p style='margin-right: 30px'>a</p>"
        + "<img src=x.png style='float: left'></div>", "en")
    #expect(try frame("a", page).maxX == 370)
    let picture = try #require(
      page.parts.first { if case .picture = $0.shape { true } else { false } })
    #expect(picture.frame.x == 50)
  }

  @Test func `marks and numbers of a list stand on the side that it begins on`() throws {
    let page = page("<ul dir=rtl><li>שלום</li></ul><ol dir=rtl><li>עולם</li></ol>")
    let dot = try #require(
      page.parts.first { if case .fill(let radius, _) = $0.shape { radius > 0 } else { false } })
    #expect(try dot.frame.x > frame("שלום", page).maxX && dot.frame.maxX <= 400)
    #expect(try frame("1.", page).x > frame("עולם", page).maxX)
    #expect(try frame("1.", page).maxX <= 400)
  }

  @Test func `columns of a table go from the right`() throws {
    let html = "<table dir=rtl><tr><td>one<td>two<td dir=ltr>three</table>"
    let page = page(html)
    let frames = try ["one", "two", "three"].map { try frame($0, page) }
    #expect(frames[0].x > frames[1].maxX && frames[1].x > frames[2].maxX)
    #expect(frames[0].maxX < 200, "the table itself begins where its page does")
  }

  @Test func `a part of a sentence is ordered by itself`() {
    #expect(
      order("<p>اتصل <span dir=ltr>+49 30</span> الآن</p>", "ar") == ["الآن", "+49 30", "اتصل"])
    #expect(
      order("<p>اتصل <span dir=ltr>+49 <b>30</b>!</span> الآن</p>", "ar")
        == ["الآن", "+49", "30", "!", "اتصل"])
    // Without it the number goes on with the name before it.
    #expect(
      order("<p>from <bdi>שלום</bdi> <i>12</i> to</p>") == ["from", "שלום", "12", "to"])
    #expect(order("<p>from <b>שלום</b> <i>12</i> to</p>") == ["from", "12", "שלום", "to"])
    #expect(
      order("<p>a <span dir=rtl>שלום <span dir=ltr>b <i>c</i></span> עולם</span> d</p>")
        == ["a", "עולם", "b", "c", "שלום", "d"])
  }

  @Test func `links are where their texts are`() throws {
    let page = page(
      "<div dir=rtl id=t><p><a href='#t'>שלום</a></p>"
        + "<table><caption>c</caption><tr><td><a href='#t'>עולם</a></table></div>")
    #expect(page.links.map(\.frames) == [[try frame("שלום", page)], [try frame("עולם", page)]])
  }

  @Test func `a line from the right that does not fit can be scrolled to`() throws {
    let line = String(repeating: "שלום ", count: 20)
    let page = page("<pre>\(line)</pre>", "he")
    #expect(page.size.width > 400)
    #expect(page.parts.allSatisfy { $0.frame.x >= 0 && $0.frame.maxX == page.size.width })
  }
}
