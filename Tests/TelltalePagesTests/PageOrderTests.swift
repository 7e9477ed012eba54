import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import TelltaleText
import Testing

@testable import TelltalePages

/// An element inside of a sentence does not change the order of its words.
@Suite struct PageOrderTests {
  private let book: PageBook

  init() throws {
    let fonts = try FontBook(faces: Platforms.profile("carplay").typography.faces)
    book = PageBook(fonts: fonts) { _ in nil }
  }

  private func page(_ html: String, _ language: Language) -> Page {
    book.lay(
      PageRequest(
        html: html, language: language, window: PixelSize(width: 900, height: 300),
        size: 20 * 64, lineHeight: 1.25, folder: ""))
  }

  private func texts(_ page: Page) -> [(text: String, frame: PixelRect)] {
    page.parts.compactMap { part in
      if case .text(let string, _, _, _, _) = part.shape { (string, part.frame) } else { nil }
    }
  }

  /// From left to right.
  private func order(_ html: String, _ language: Language) -> [String] {
    texts(page(html, language)).sorted { $0.frame.x < $1.frame.x }.map(\.text)
  }

  // WEB-VIEW-RICH-CONTENT
  @Test func `words of several looks and directions stand as the line wants it`() {
    #expect(
      order("<p>Press العربية <b>مختلط</b> 123 now</p>", "en")
        == ["Press", "123", "مختلط", "العربية", "now"])
    #expect(
      order("<p>السعر 25 km<sup>2</sup> CO<sub>2</sub> فقط</p>", "ar")
        == ["فقط", "km", "2", "CO", "2", "25", "السعر"])
    #expect(
      order("<p>اضغط <b>Web <i>View</i> Mode</b> الآن</p>", "ar")
        == ["الآن", "Web", "View", "Mode", "اضغط"])
  }

  @Test func `a number of several groups reads in a page as it is written`() {
    for (html, number) in [
      ("<b>021</b>-1234-5678", "021-1234-5678"), ("021-1234-<i>5678</i>", "021-1234-5678"),
      ("10<b>–20</b>", "10–20"), ("2.10<b>-rc1</b>", "2.10-rc1"),
      ("<b>0512</b> 345 678", "0512345 678"),
    ] {
      #expect(order("<p>اتصل \(html)</p>", "ar").joined() == number + "اتصل")
    }
    #expect(order("<p>اتصل 021-<b>1234</b>-5678</p>", "ar").joined() == "021-1234-5678اتصل")
  }

  @Test(arguments: [
    ("<p>Press العربية <b>مختلط</b> 123 now</p>", "en" as Language),
    ("<p>السعر (<b>7.40</b> €) فقط</p>", "ar"), ("<p>a <i>b</i> <b>שלום</b> עולם c</p>", "en"),
  ])
  func `they stand side by side, as far apart as words do`(html: String, language: Language) {
    let frames = texts(page(html, language)).map(\.frame).sorted { $0.x < $1.x }
    #expect(frames.count > 2)
    for (one, next) in zip(frames, frames.dropFirst()) {
      #expect((0...8).contains(next.x - one.maxX), "\(one) \(next)")
    }
  }
}
