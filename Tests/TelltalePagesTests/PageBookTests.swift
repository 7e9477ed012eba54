import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltalePages
@testable import TelltaleText

@Suite struct PageBookTests {
  private let fonts: FontBook
  private let book: PageBook

  init() throws {
    fonts = try FontBook(faces: Platforms.profile("carplay").typography.faces)
    book = PageBook(fonts: fonts) { name in
      name == "legal/a.png" ? PixelSize(width: 60, height: 40) : nil
    }
  }

  private func page(
    _ html: String, _ language: Language = "en", width: Int = 400, folder: String = ""
  ) -> Page {
    book.lay(
      PageRequest(
        html: html, language: language, window: PixelSize(width: width, height: 300),
        size: 20 * 64, lineHeight: 1.25, folder: folder))
  }

  private func lines(_ page: Page) -> [String] {
    page.parts.compactMap { part in
      if case .text(let string, _, _, _, _) = part.shape { string } else { nil }
    }
  }

  private func frame(_ text: String, _ page: Page) throws -> PixelRect {
    try #require(
      page.parts.first { part in
        if case .text(text, _, _, _, _) = part.shape { true } else { false }
      }
    ).frame
  }

  @Test func `paragraphs are broken into lines that fit, and no word is lost`() {
    let text = "The operator is not liable for damage that guests cause to the lift or to others."
    let page = page("<h1>Notice</h1><p>\(text)</p>")
    #expect(lines(page).first == "Notice")
    #expect(lines(page).dropFirst().joined(separator: " ") == text)
    #expect(lines(page).count > 3)
    #expect(page.parts.allSatisfy { $0.frame.maxX <= 400 && $0.frame.x >= 0 })
    #expect(page.size.width == 400)
  }

  @Test func `Japanese breaks between its characters, and no line begins with a full stop`() {
    let text = "この装置を使用する前に、取扱説明書をよくお読みください。ご不明な点は係員まで。ありがとうございます。"
    let page = page("<p>\(text)</p>", "ja", width: 210)
    #expect(lines(page).joined() == text)
    #expect(lines(page).count > 4)
    #expect(lines(page).allSatisfy { !"。、ー".contains($0.first ?? "。") })
  }

  @Test func `Arabic goes from the right, words and blocks`() throws {
    let page = page(
      "<p>شروط الاستخدام <b>مهمة</b></p><ul><li>أولا</li></ul>", "ar")
    #expect(page.isRightToLeft)
    let first = try frame("شروط الاستخدام", page)
    let bold = try frame("مهمة", page)
    #expect(first.maxX > 370)
    #expect(bold.maxX < first.x)
    let bullet = try #require(
      page.parts.first { if case .fill(let radius, _) = $0.shape { radius > 0 } else { false } })
    #expect(bullet.frame.x > (try frame("أولا", page)).maxX)
    // Letters are joined, and the first word is set to the right of the second.
    let part = try #require(page.parts.first)
    guard case .text(_, let line, _, _, _) = part.shape else { return }
    #expect(line.runs.count == 1)
  }

  @Test func `a page may say its direction itself`() {
    #expect(page("<html dir=rtl><body><p>a</p></body></html>").isRightToLeft)
    #expect(!page("<body dir=ltr><p>a</p></body>", "ar").isRightToLeft)
  }

  @Test func `numbers and letters count lists`() {
    let page = page(
      "<ol><li>a</li><li>b</li></ol><ol style='list-style-type: upper-roman' start=4><li>c</li></ol>"
    )
    #expect(lines(page).contains("1.") && lines(page).contains("2."))
    #expect(lines(page).contains { ["IV.", "I."].contains($0) })
  }

  @Test func `colours of the theme stay roles, colours of the page stay colours`() throws {
    let page = page("<p>plain <span style='color: #ff0000'>red</span> <a href='#b'>link</a></p>")
    let colors = page.parts.compactMap { part -> ColorValue? in
      if case .text(_, _, _, _, let color) = part.shape { color } else { nil }
    }
    #expect(colors == [.role(.text), .fixed(Color(rgb: 0xFF0000)), .role(.accent)])
  }

  @Test func `links know their places, and where they lead`() throws {
    let page = page(
      "<p><a href='#%E7%9B%AE'>To the end</a></p>"
        + String(repeating: "<p>text</p>", count: 30) + "<h2 id='目'>End</h2>")
    #expect(page.links.map(\.target) == ["目"])
    let link = try frame("To the end", page)
    #expect(page.links[0].frames[0].intersects(link))
    let end = try frame("End", page)
    let place = try #require(page.place(of: "目"))
    #expect(abs(place - end.y) < 20)
    #expect(page.parts.contains { $0.link == 0 })
  }

  @Test func `tables have columns`() throws {
    let page = page(
      "<table><tr><th>Zone</th><th>Price</th></tr><tr><td>A</td><td>2</td></tr></table>")
    let (zone, price) = (try frame("Zone", page), try frame("Price", page))
    #expect(zone.y == price.y && zone.maxX < price.x)
    #expect(try frame("2", page).x == price.x)
  }

  @Test func `pictures count from the page's folder and never leave the bundle`() {
    let page = page(
      "<img src='a.png'><img src='../b.png' width=10 height=10>"
        + "<img src='../../c.png' width=10 height=10>", folder: "legal/")
    let names = page.parts.compactMap { part -> String? in
      if case .picture(let name) = part.shape { name } else { nil }
    }
    #expect(names == ["legal/a.png", "b.png", "../../c.png"])
    #expect(page.parts.first?.frame.size == PixelSize(width: 60, height: 40))
  }

  /// The texts of each line from left to right.
  private func rows(_ page: Page) -> [[String]] {
    var rows: [(baseline: Int, texts: [(x: Int, text: String)])] = []
    for part in page.parts {
      guard case .text(let text, _, let baseline, _, _) = part.shape else { continue }
      let y = part.frame.y + baseline
      // What is raised or lowered is on its line all the same.
      if let last = rows.last, abs(last.baseline - y) < 12 {
        rows[rows.count - 1].texts.append((part.frame.x, text))
      } else {
        rows.append((y, [(part.frame.x, text)]))
      }
    }
    return rows.map { $0.texts.sorted { $0.x < $1.x }.map(\.text) }
  }

  @Test func `no line begins with what belongs to the word before, whatever its tags are`() {
    let html =
      "<p>Plain, <b>bold</b>, <i>italic</i>; <code>code</code>. (<b>this</b>) "
      + "<b>Ver</b>bindung<sup>2</sup>!</p>"
    for width in 120..<400 {
      let rows = rows(page(html, width: width))
      #expect(rows.allSatisfy { !",;.)!".contains($0[0].first ?? ",") }, "\(width): \(rows)")
      #expect(rows.allSatisfy { $0.last?.hasSuffix("(") == false }, "\(width): \(rows)")
      #expect(rows.joined().contains("Ver"))
    }
    let japanese = "<p>この<b>装置</b>を<b>使用</b>、「<i>説明書</i>」をお読み<b>ください</b>。</p>"
    for width in 120..<300 {
      let rows = rows(page(japanese, "ja", width: width))
      #expect(rows.allSatisfy { !"、。」".contains($0[0].first ?? "。") }, "\(width): \(rows)")
    }
  }

  @Test(
    arguments: [
      "<p>word<code style='padding: 0 20px'>x</code>, next <b style='padding: 9px'>a</b>b c</p>",
      "<p style='text-indent: 3em'><b>Donaudampf</b>schiff, next <b>word</b>, and so on</p>",
      "<p><img src='legal/a.png' style='float: left'><b>Donau</b>dampf<i>schiff</i>, next</p>",
      "<p style='white-space: nowrap'><b>Donau</b>dampf<i>schiff</i>, next</p>",
      "<table><tr><td><b>Donau</b>dampf, x</td><td><i>Schiff</i>, y</td></tr></table>",
      "<p><span style='display: inline-block'><b>Donau</b>dampf, x</span> y</p>",
    ])
  func `texts never overlap, and none is lost`(html: String) {
    for width in 40..<260 {
      let page = page(html, width: width)
      for (index, part) in page.parts.enumerated() {
        guard case .text = part.shape else { continue }
        #expect(part.frame.maxX <= page.size.width)
        for other in page.parts[(index + 1)...] {
          guard case .text = other.shape else { continue }
          #expect(
            !part.frame.insetBy(1).intersects(other.frame.insetBy(1)),
            "\(width): \(part.frame) \(other.frame) \(rows(page))")
        }
      }
    }
  }

  @Test func `words that stay together are drawn as wide as they are`() throws {
    let page = page("<p style='text-align: right'><mark>one</mark>, <u>two</u>.</p>", width: 300)
    let (two, stop) = (try frame("two", page), try frame(".", page))
    #expect(stop.x == two.maxX)
    #expect(abs(stop.maxX - 282) <= 2)
    let one = fonts.typeset(
      TextRequest(string: "one", language: "en", size: 20 * 64, weight: .regular)
    ).width
    let ground = try #require(
      page.parts.first { if case .fill(_, .role(.raised)) = $0.shape { true } else { false } })
    #expect(abs(ground.frame.width - one) <= 1)
  }

  @Test func `a word wider than its line is broken, with the comma behind it`() {
    let word = "Donaudampfschifffahrtsgesellschaft"
    for html in [
      "<h1>\(word)</h1>", "<ul><li>\(word)</li></ul>", "<p>See <b>\(word)</b>, now.</p>",
    ] {
      let page = page(html, "de", width: 160)
      #expect(page.size.width == 160)
      #expect(page.parts.allSatisfy { $0.frame.maxX <= 160 })
      #expect(lines(page).joined().contains(word))
      #expect(rows(page).allSatisfy { $0[0].first != "," })
    }
    let loud = page("<p style='text-transform: capitalize'>\(word.lowercased())</p>", width: 160)
    #expect(lines(loud).joined() == word)
  }

  @Test func `what is not to be broken can be scrolled to`() {
    let page = page("<pre>let value = compute(first, second)</pre>", width: 120)
    #expect(page.size.width > 120)
    #expect(page.parts.allSatisfy { $0.frame.maxX <= page.size.width })
  }

  @Test func `br ends its line, and two leave one empty`() throws {
    let page = page("<p>one<br>two<br><br><b>three</b><br></p><p>four</p>")
    let tops = try ["one", "two", "three", "four"].map { try frame($0, page).y }
    #expect(tops[1] - tops[0] == 25 && tops[2] - tops[1] == 50 && tops[3] - tops[2] < 50)
  }

  @Test func `sup is raised and sub is lowered, and lines stay where they are`() throws {
    func baseline(_ text: String, _ page: Page) -> Int? {
      page.parts.lazy.compactMap { part in
        guard case .text(text, _, let baseline, _, _) = part.shape else { return nil }
        return part.frame.y + baseline
      }.first
    }
    let formulas = page("<p>mc<sup>2</sup> CO<sub>3</sub> <sup><b>4</b></sup></p><p>end</p>")
    let plain = page("<p>mc2 CO3 4</p><p>end</p>")
    let line = try #require(baseline("mc", formulas))
    let up = try #require(baseline("2", formulas))
    #expect((4...10).contains(line - up))
    #expect(baseline("4", formulas) == up)
    let down = try #require(baseline("3", formulas))
    #expect((2...6).contains(down - line))
    #expect(baseline("end", formulas) == baseline("end", plain))
  }

  @Test(
    arguments: [
      "", "<", "<p", String(repeating: "<div>", count: 5000),
      String(repeating: "<b><i>", count: 1000) + "x",
      "<table><tr><td colspan=1000000000 rowspan=99999999>x</td></tr></table>",
      "<p style='font-size: 1e9px; width: 1e30px; margin: -1e9px'>x</p>",
      "<style>p { border: 99999999px solid red } @import url(http://x/y.css);</style><p>x</p>",
      "<ol start=-2147483648><li>x</ol>", "<img src='' width=999999999 height=999999999>",
      String(repeating: "<bdo dir=rtl>x<b dir=auto>", count: 120), "<p dir=auto>",
      "<table><tr><td><pre>" + String(repeating: "x", count: 9000) + "</pre><td>y</table>",
      String(repeating: "<table><tr><td>x<td>", count: 40) + "Energieversorgung",
      "<img style='float: left' width=500 height=9><pre style='float: left'>x</pre><pre>long</pre>",
      "<ol type=I start=999999999999><li>x<li value=-1>y</ol>",
      "<table style='width: 1e30px'><tr><td width=99999999999>x<td colspan=100>y</table>",
      "<p>\u{202E}abc\u{0}def</p>", "<a href='#'>x</a><a name=x id=x></a>",
    ])
  func `hostile pages give a page`(html: String) {
    let page = page(html)
    #expect(page.size.width >= 400 && page.size.width <= 2 << 20)
    #expect(page.parts.allSatisfy { abs($0.frame.x) <= 4 << 20 && $0.frame.width <= 2 << 20 })
  }

  @Test func `the same page is laid out once`() {
    let first = page("<p>once</p>")
    #expect(page("<p>once</p>") == first)
  }

  private func faces(_ html: String, _ text: String) -> [String] {
    let page = page(html)
    return page.parts.flatMap { part -> [String] in
      guard case .text(text, let line, _, _, _) = part.shape else { return [] }
      return line.runs.map { fonts.faces.descriptions[Int($0.run.face.index)].file }
    }
  }

  @Test(
    arguments: [
      ("<p><i>word</i></p>", "Inter-Italic.otf"), ("<p><em>word</em></p>", "Inter-Italic.otf"),
      ("<p><b><i>word</i></b></p>", "Inter-SemiBoldItalic.otf"),
      ("<p><code>word</code></p>", "NotoSansMono-Regular.ttf"),
      ("<pre>word</pre>", "NotoSansMono-Regular.ttf"),
      ("<p style='font-family: Courier New, serif'>word</p>", "NotoSansMono-Regular.ttf"),
      ("<p style='font-style: italic'>word</p>", "Inter-Italic.otf"),
      ("<p>word</p>", "Inter-Regular.otf"),
    ])
  func `italics and letters of one width have faces of their own`(html: String, file: String) {
    #expect(faces(html, "word") == [file])
  }

  @Test func `letters that an italic face lacks come from an upright one`() {
    #expect(faces("<p><i>文字</i></p>", "文字").allSatisfy { $0.hasPrefix("NotoSansCJK") })
  }

  @Test(arguments: [1.0, 1.5, 2, 3])
  func `lengths of CSS are as long on a dense screen`(scale: Double) throws {
    func pixels(_ length: Double) -> Int { Int((length * scale).rounded()) }
    let page = book.lay(
      PageRequest(
        html: """
          <style>body { padding: 0; margin: 0 }</style>
          <div style="background: #123456; width: 100px; height: 40px; margin: 10px"></div>
          <p style="margin: 0; border: 2px solid #654321; font-size: 30px">Word</p>
          """, language: "en",
        window: PixelSize(width: pixels(400), height: pixels(300)), size: UInt32(20 * scale * 64),
        lineHeight: 1.25, scale: scale))
    let box = try #require(
      page.parts.first { part in
        if case .fill(_, .fixed(Color(rgb: 0x123456))) = part.shape { true } else { false }
      })
    #expect(
      box.frame
        == PixelRect(
          x: pixels(10), y: pixels(10), width: pixels(110) - pixels(10),
          height: pixels(50) - pixels(10)))
    let widths = page.parts.compactMap { part in
      if case .stroke(_, let width, _) = part.shape { width } else { nil }
    }
    #expect(widths == [pixels(2)])
    let wanted = fonts.typeset(
      TextRequest(
        string: "Word", language: "en", size: UInt32(pixels(30) * 64), weight: .regular)
    ).width
    #expect(try frame("Word", page).width == wanted)
    #expect(page.size.width == pixels(400))
  }
}
