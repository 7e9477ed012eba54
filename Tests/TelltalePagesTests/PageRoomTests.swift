import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import TelltaleText
import Testing

@testable import TelltalePages

/// Pages on narrow screens: tables, numbers of lists, lines that may not be broken.
@Suite struct PageRoomTests {
  private let book: PageBook

  init() throws {
    let fonts = try FontBook(faces: Platforms.profile("carplay").typography.faces)
    book = PageBook(fonts: fonts) { _ in PixelSize(width: 100, height: 80) }
  }

  private func page(_ html: String, width: Int) -> Page {
    book.lay(
      PageRequest(
        html: html, language: "en", window: PixelSize(width: width, height: 300), size: 20 * 64,
        lineHeight: 1.25))
  }

  private func texts(_ page: Page) -> [(text: String, frame: PixelRect)] {
    page.parts.compactMap { part in
      if case .text(let string, _, _, _, _) = part.shape { (string, part.frame) } else { nil }
    }
  }

  private func frame(_ text: String, _ page: Page) throws -> PixelRect {
    try #require(texts(page).first { $0.text == text }, "\(page.outline)").frame
  }

  // WEB-VIEW-RICH-CONTENT
  @Test(
    arguments: [
      "<table><tr><td>Energieversorgung</td></tr></table>",
      "<table><tr><td>Energieversorgung</td><td>Donaudampfschifffahrt</td></tr></table>",
      "<table><tr><th>Power<td><b>Energie</b>versorgung<td>11</table>",
      "<table style='width: 600px'><tr><td>Energieversorgung<td>b</table>",
      "<table><tr><td width=300>Energieversorgung<td>b</table>",
      "<table><tr><td>a<td><table><tr><td>Energieversorgung<td>Versorgung</table></table>",
      "<table><tr><td colspan=2>Donaudampfschifffahrtsgesellschaft<tr><td>a<td>b</table>",
      "<table><tr><td><ul><li>Energieversorgung</ul><td>Versorgung</table>",
    ])
  func `words break before a table makes its page scroll sideways`(html: String) {
    for width in stride(from: 200, through: 400, by: 20) {
      let page = page(html, width: width)
      #expect(page.size.width == width, "\(width): \(page.outline)")
      #expect(page.parts.allSatisfy { $0.frame.maxX <= width })
    }
    let letters = texts(page(html, width: 200)).map(\.text).joined()
    for word in ["Energieversorgung", "Donaudampfschifffahrt"] where html.contains(word) {
      #expect(letters.contains { word.contains($0) })
    }
  }

  @Test func `no letter is lost, and the widest column gives`() throws {
    let page = page(
      "<table><tr><td>short<td>Donaudampfschifffahrtsgesellschaft</table>", width: 240)
    let words = texts(page).filter { $0.text != "short" }.map(\.text)
    #expect(words.joined() == "Donaudampfschifffahrtsgesellschaft" && words.count > 1)
    #expect(words.allSatisfy { $0.count > 2 })
    _ = try frame("short", page)
  }

  @Test(arguments: [
    "<table><tr><td>a<td><table><tr><td>Innertable<td>Rechtsschutz</table></table>",
    "<table><tr><td>Energieversorgungen<td>b</table>", "<p>Energieversorgungen</p>",
  ])
  func `no letter is left alone`(html: String) {
    for width in 190..<260 {
      let words = texts(page(html, width: width)).map(\.text).filter { $0 != "a" && $0 != "b" }
      #expect(words.allSatisfy { $0.count > 1 }, "\(width): \(words)")
    }
  }

  @Test func `numbers stay whole while there are words that can be broken`() throws {
    for width in [230, 260, 300] {
      let page = page(
        "<table><tr><th>Energieversorgung<th>Preis<tr><td>Wechselstrom<td>1.234,49</table>",
        width: width)
      #expect(page.size.width == width)
      _ = try frame("1.234,49", page)
    }
  }

  @Test(arguments: ["1", "10", "100", "1000", "10000", "-99999", "123456789"])
  func `a number of a list stands before its item, and on the page`(number: String) throws {
    let page = page("<ol start=\(number)><li>one<li>two</ol>", width: 400)
    let (own, item) = (try frame(number + ".", page), try frame("one", page))
    #expect(own.x >= 0 && item.x - own.maxX >= 4)
    #expect(item.y == own.y)
  }

  @Test func `items with long numbers stand below each other, and nested lists in them`() throws {
    let page = page(
      "<ol start=99999><li>one<ol start=99999><li>deep</ol><li>two</ol>", width: 400)
    #expect(try frame("one", page).x == frame("two", page).x)
    #expect(try frame("deep", page).x > frame("one", page).x + 60)
  }

  @Test(arguments: [
    ("<ol reversed><li>a<li>b</ol>", ["2.", "1."]), ("<ol type=i start=4><li>a</ol>", ["iv."]),
    ("<ol><li value=7>a<li>b</ol>", ["7.", "8."]), ("<ol type=A><li>a<li>b</ol>", ["A.", "B."]),
    ("<ol type=I start=4000><li>a</ol>", ["4000."]), ("<ol type=a start=0><li>a</ol>", ["0."]),
    ("<ol style='list-style-type: armenian'><li>a</ol>", ["1."]),
  ])
  func `lists are numbered as they ask`(html: String, numbers: [String]) {
    let found = texts(page(html, width: 400)).map(\.text).filter { $0.hasSuffix(".") }
    #expect(found == numbers)
  }

  @Test(arguments: ["left", "right"])
  func `lines that may not be broken go below a picture that they would cover`(side: String) throws
  {
    let code = "let value = compute(1)"
    let html = "<img src=x.png style='float: \(side)'><p>Text.</p><pre>\(code)</pre>"
    func picture(_ page: Page) throws -> PixelRect {
      try #require(page.parts.first { if case .picture = $0.shape { true } else { false } }).frame
    }
    let narrow = page(html, width: 320)
    #expect(try frame(code, narrow).y >= picture(narrow).maxY)
    #expect(try frame("Text.", narrow).y < picture(narrow).maxY)
    #expect(narrow.size.width == 320)
    // Where there is room they stay beside it.
    let wide = page(html, width: 600)
    #expect(try frame(code, wide).y < picture(wide).maxY)
    #expect(try !frame(code, wide).intersects(picture(wide)))
  }
}
