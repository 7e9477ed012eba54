import CPages
import TelltaleGraphics
import TelltaleModel
import TelltaleText

/// One page while it is laid out: what litehtml asks, and what it draws.
final class PageLayout {
  let request: PageRequest
  let fonts: FontBook
  let scale: PageScale
  /// True once nobody waits for the page any more.
  let isGivenUp: () -> Bool
  private let imageSize: (String) -> PixelSize?
  private var sizes: [String: PixelSize] = [:]
  private(set) var faces: [(font: PageFont, metrics: telltale_metrics)] = []
  var drawn = DrawnPage()

  init(
    _ request: PageRequest, fonts: FontBook, imageSize: @escaping (String) -> PixelSize?,
    isGivenUp: @escaping () -> Bool = { false }
  ) {
    self.request = request
    self.isGivenUp = isGivenUp
    scale = PageScale(request.scale)
    self.fonts = fonts
    self.imageSize = imageSize
  }

  /// A page that cannot be laid out is empty, and says so.
  func page() -> Page {
    var size = telltale_page_size()
    size.is_right_to_left = request.language.isRightToLeft ? 1 : 0
    var host = PageHost.callbacks(for: self)
    let width = Int(Double(request.window.width) / scale.factor)
    let em = Int((Double(request.size) / 64 / scale.factor).rounded())
    let laid = telltale_lay_page(
      PageQuotes.style(request.language, html: request.html) + request.html,
      PageStyle.sheet(width: width, em: em, least: scale.units(request.least)),
      request.language.primary,
      Int32(clamping: width), Int32(clamping: Int(Double(request.window.height) / scale.factor)),
      Int32(clamping: em), Int32(clamping: Page.depth), &host, &size)
    guard laid != telltale_laid_nothing else { return Page(size: request.window, state: .notLaid) }
    let (right, left) = drawn.reach
    let extent = PixelSize(
      width: max(request.window.width, scale.pixels(Int(size.width)), right) + left,
      height: scale.pixels(Int(size.height)))
    var page = PageComposer(
      drawn, size: extent, shift: left, isRightToLeft: size.is_right_to_left != 0, layout: self
    ).page()
    if laid == telltale_laid_without_tables { page.state = .withoutTables }
    if laid == telltale_laid_without_styles { page.state = .withoutStyles }
    return page
  }

  func font(_ font: PageFont) -> (number: UInt, metrics: telltale_metrics) {
    if let known = faces.firstIndex(where: { $0.font == font }) {
      return (UInt(known + 1), faces[known].metrics)
    }
    let metrics = font.metrics(set("x", font), lineHeight: request.lineHeight, scale)
    faces.append((font, metrics))
    return (UInt(faces.count), metrics)
  }

  func face(_ number: UInt) -> PageFont {
    let index = Int(clamping: number) - 1
    guard faces.indices.contains(index) else {
      return PageFont(pixels: Int(request.size / 64), weight: 400, decoration: 0)
    }
    return faces[index].font
  }

  /// Sets a text on one line.
  func set(
    _ text: String, _ font: PageFont, direction: TextDirection = .natural
  ) -> TypesetText {
    fonts.typeset(request(text, font, maximumLines: 1, direction: direction))
  }

  /// The parts of a word on lines of so many pixels of CSS.
  func pieces(of text: String, _ font: PageFont, width: Int) -> [String] {
    fonts.pieces(of: request(text, font, maximumWidth: Int(Double(width) * scale.factor)))
  }

  private func request(
    _ text: String, _ font: PageFont, maximumWidth: Int? = nil, maximumLines: Int? = nil,
    direction: TextDirection = .natural
  ) -> TextRequest {
    // Words of a page are divided where its author says so (CSS Text 3, hyphens: manual).
    TextRequest(
      string: text, language: request.language, size: UInt32(font.pixels * 64),
      weight: font.weight, shape: font.shape, maximumWidth: maximumWidth,
      maximumLines: maximumLines, direction: direction, divides: false)
  }

  func width(of text: String, _ font: PageFont) -> Int {
    // White space at the end of a line has no width, but that between words has.
    guard text.allSatisfy({ $0 == " " || $0 == "\t" || $0 == "\n" }) else {
      return set(text, font).width
    }
    return text.isEmpty ? 0 : set("x x", font).width - set("xx", font).width
  }

  /// The path in the bundle of a picture that the page names from where it stands.
  func path(ofImage name: String) -> String {
    PageText.path(PageText.unescaped(name), from: request.folder)
  }

  /// The pixels of a picture, as many of CSS; nothing where it is not known.
  func size(ofImage name: String) -> PixelSize {
    if let known = sizes[name] { return known }
    let size = imageSize(name) ?? PixelSize(width: 0, height: 0)
    sizes[name] = size
    return size
  }
}
