import TelltaleGraphics
import TelltaleModel

/// Makes a page of what was drawn: words become lines again, and what is written from right to left
/// is mirrored as a whole, since litehtml knows one direction only.
///
/// A line's words of one font are set together, so that their order, their joining and the spaces
/// between them are those of the language, whatever litehtml thought of them. Widths of words are
/// whole pixels, so that a text set as one is a little shorter; what follows it on its line moves up.
struct PageComposer {
  private let drawn: DrawnPage
  private let size: PixelSize
  private let isRightToLeft: Bool
  private let layout: PageLayout
  private var parts: [PagePart] = []
  /// The text before, where it was drawn and where it stands now.
  private var last: (drawn: PixelRect, placed: PixelRect)?

  init(_ drawn: DrawnPage, size: PixelSize, isRightToLeft: Bool, layout: PageLayout) {
    self.drawn = drawn
    self.size = size
    self.isRightToLeft = isRightToLeft
    self.layout = layout
  }

  func page() -> Page {
    var composer = self
    composer.compose()
    return Page(
      size: size, isRightToLeft: isRightToLeft, parts: composer.parts, anchors: drawn.anchors,
      links: composer.links)
  }

  /// A link is where its text has come to stand; one without text is where it was drawn.
  private var links: [PageLink] {
    var frames: [Int: [PixelRect]] = [:]
    for part in parts {
      if let link = part.link, case .text = part.shape {
        frames[link, default: []].append(part.frame)
      }
    }
    return drawn.links.enumerated().map { key, link in
      PageLink(target: link.target, frames: frames[key] ?? link.frames.map(mirrored))
    }
  }

  private mutating func compose() {
    var index = 0
    while index < drawn.pieces.count {
      let piece = drawn.pieces[index]
      index += 1
      switch piece.content {
      case .shape(let shape): add(shape, mirrored(piece.frame), piece.clip)
      case .word(var word):
        var frame = piece.frame
        while index < drawn.pieces.count, let gap = gap(after: word, frame, drawn.pieces[index]),
          case .word(let next) = drawn.pieces[index].content
        {
          word.text += gap + next.text
          frame = frame.union(drawn.pieces[index].frame)
          index += 1
        }
        add(word, frame, piece.clip)
      }
    }
  }

  /// What stands between a text and the piece after it, if that goes on with the same line.
  private func gap(
    after word: DrawnPage.Word, _ frame: PixelRect, _ next: DrawnPage.Piece
  ) -> String? {
    guard case .word(let other) = next.content, other.font == word.font,
      other.color == word.color, next.frame.y == frame.y, next.frame.height == frame.height
    else { return nil }
    let distance = next.frame.x - frame.maxX
    if abs(distance) <= 1 { return "" }
    // Wider gaps are an author's: justified text and cells of tables stay where they are.
    return distance > 0 && distance <= space(word) ? " " : nil
  }

  /// The widest gap that is one space.
  private func space(_ word: DrawnPage.Word) -> Int {
    layout.width(of: " ", layout.face(word.font)) + layout.scale.pixels(2)
  }

  private mutating func add(_ word: DrawnPage.Word, _ frame: PixelRect, _ clip: PixelRect?) {
    let font = layout.face(word.font)
    let text = layout.set(
      word.text, font, direction: isRightToLeft ? .rightToLeft : .leftToRight)
    guard let line = text.lines.first else { return }
    let place = place(of: line, drawnIn: frame, space: space(word))
    last = (frame, place)
    let baseline = frame.height - layout.scale.pixels(Int(layout.font(font).metrics.descent))
    let ink = PageStyle.color(word.color)
    let link = link(at: frame)
    let own = mirrored(place)
    add(.text(word.text, line, baseline: baseline, font.weight, ink), own, clip, link)
    let thickness = max(1, font.pixels / 14)
    func rule(_ y: Int) {
      add(
        .fill(radius: 0, ink),
        PixelRect(x: own.x, y: own.y + y, width: own.width, height: thickness), clip, link)
    }
    if font.isUnderlined { rule(baseline + max(1, font.pixels / 10)) }
    if font.isStruckThrough { rule(baseline - text.capHeight / 2) }
  }

  /// As wide as it is, and as far from the text before it on its line as it was drawn.
  private func place(of line: TypesetLine, drawnIn frame: PixelRect, space: Int) -> PixelRect {
    var place = frame
    place.width = line.width
    if let last, last.drawn.y < frame.maxY, frame.y < last.drawn.maxY {
      let distance = frame.x - last.drawn.maxX
      if (-1...space).contains(distance) { place.x = last.placed.maxX + distance }
    }
    return place
  }

  /// The link whose text was drawn there.
  private func link(at frame: PixelRect) -> Int? {
    drawn.links.firstIndex { link in
      link.frames.contains { $0.intersects(frame) }
    }
  }

  /// Adds what stands in `frame` on the finished page.
  private mutating func add(
    _ shape: PagePart.Shape, _ frame: PixelRect, _ clip: PixelRect?, _ link: Int? = nil
  ) {
    guard !frame.isEmpty else { return }
    parts.append(PagePart(shape, in: frame, clip: clip.map(mirrored), link: link))
  }

  private func mirrored(_ rect: PixelRect) -> PixelRect {
    guard isRightToLeft else { return rect }
    return PixelRect(
      x: size.width - rect.maxX, y: rect.y, width: rect.width, height: rect.height)
  }
}
