import TelltaleGraphics
import TelltaleModel

/// Makes a page of what was drawn: words become lines again.
///
/// A line's words of one font are set together, so that their order, their joining and the spaces
/// between them are those of the language, whatever litehtml thought of them. Widths of words are
/// whole pixels, so that a text set as one is a little shorter; what follows it on its line moves up.
struct PageComposer {
  private let drawn: DrawnPage
  private let size: PixelSize
  /// How far all moves to the right, for what is written from there and does not fit.
  private let shift: Int
  private let isRightToLeft: Bool
  private let layout: PageLayout
  private var parts: [PagePart] = []
  private var grounds = PageGrounds()
  /// The text before, where it was drawn and where it stands now.
  private var last: (drawn: PixelRect, placed: PixelRect, isRightToLeft: Bool)?

  init(_ drawn: DrawnPage, size: PixelSize, shift: Int, isRightToLeft: Bool, layout: PageLayout) {
    self.drawn = drawn
    self.size = size
    self.shift = shift
    self.isRightToLeft = isRightToLeft
    self.layout = layout
  }

  func page() -> Page {
    var composer = self
    composer.compose()
    var page = Page(
      size: size, isRightToLeft: isRightToLeft, parts: composer.parts, anchors: drawn.anchors,
      links: composer.links)
    page.texts = drawn.texts
    return page
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
      PageLink(
        target: link.target, frames: frames[key] ?? link.frames.map { $0.offsetBy(x: shift, y: 0) })
    }
  }

  private mutating func compose() {
    var index = 0
    while index < drawn.pieces.count {
      let piece = drawn.pieces[index]
      guard let first = stretch(from: &index) else {
        switch piece.content {
        case .shape(let shape):
          grounds.add(shape, piece.frame, piece.clip)
          add(shape, piece.frame, piece.clip)
        case .sign(let sign):
          add(sign, piece.frame, piece.clip, ground: grounds.behind(piece.frame))
        case .word: break
        }
        index += 1
        continue
      }
      var line = [first]
      var ahead = index
      while let next = stretch(from: &ahead), follows(line[line.count - 1], next) {
        line.append(next)
        index = ahead
      }
      add(line)
    }
  }

  /// The words of one look from a place on, and the place behind them.
  private func stretch(from index: inout Int) -> PageStretch? {
    guard index < drawn.pieces.count, case .word(var word) = drawn.pieces[index].content
    else { return nil }
    let clip = drawn.pieces[index].clip
    let ground = grounds.behind(drawn.pieces[index].frame)
    var frame = PageStretch.turned(drawn.pieces[index].frame, word.isRightToLeft)
    index += 1
    while index < drawn.pieces.count, let gap = gap(after: word, frame, drawn.pieces[index]),
      case .word(let next) = drawn.pieces[index].content,
      grounds.behind(drawn.pieces[index].frame) == ground
    {
      word.text += gap + next.text
      if word.number == 0 { word.number = next.number }
      frame = frame.union(PageStretch.turned(drawn.pieces[index].frame, word.isRightToLeft))
      index += 1
    }
    return PageStretch(word: word, frame: frame, clip: clip)
  }

  /// True for what goes on with the same line in another look.
  private func follows(_ one: PageStretch, _ next: PageStretch) -> Bool {
    one.word.isRightToLeft == next.word.isRightToLeft && !one.word.isMarker
      && !next.word.isMarker
      && one.frame.y < next.frame.maxY && next.frame.y < one.frame.maxY
      && (-1...space(one.word)).contains(next.frame.x - one.frame.maxX)
  }

  /// Looks of one direction stand as they were drawn; others by the order of the whole line.
  private mutating func add(_ line: [PageStretch]) {
    let isRightToLeft = line[0].word.isRightToLeft
    let order = PageOrder(line, isRightToLeft: isRightToLeft, layout: layout)
    guard line.count > 1 || line[0].word.isolate > 0, order.isMixed else {
      for stretch in line { add(stretch) }
      return
    }
    var x = line[0].frame.x
    for part in order.parts {
      if let text = part.text {
        let stretch = line[part.stretch]
        let place = PixelRect(
          x: x, y: stretch.frame.y, width: part.width, height: stretch.frame.height)
        draw(stretch, part.string, text, at: place)
      }
      x += part.width
    }
    let all = line.dropFirst().reduce(line[0].frame) { $0.union($1.frame) }
    last = (
      all, PixelRect(x: all.x, y: all.y, width: x - all.x, height: all.height), isRightToLeft
    )
  }

  /// What stands between a text and the piece after it, if that goes on with the same line.
  private func gap(
    after word: DrawnPage.Word, _ frame: PixelRect, _ next: DrawnPage.Piece
  ) -> String? {
    guard case .word(let other) = next.content, other.font == word.font,
      other.color == word.color, next.frame.y == frame.y, next.frame.height == frame.height,
      other.isRightToLeft == word.isRightToLeft, other.isolate == word.isolate,
      // White space that stands as it was written is of no text.
      other.number == word.number || other.number == 0 || word.number == 0
    else { return nil }
    let distance = PageStretch.turned(next.frame, word.isRightToLeft).x - frame.maxX
    if abs(distance) <= 1 { return "" }
    // Wider gaps are an author's: justified text and cells of tables stay where they are.
    return distance > 0 && distance <= space(word) ? " " : nil
  }

  /// The widest gap that is one space.
  private func space(_ word: DrawnPage.Word) -> Int {
    layout.width(of: " ", layout.face(word.font)) + layout.scale.pixels(2)
  }

  private mutating func add(_ stretch: PageStretch) {
    let word = stretch.word
    let text = layout.set(
      word.text, layout.face(word.font),
      direction: word.isRightToLeft ? .rightToLeft : .leftToRight)
    guard let line = text.lines.first else { return }
    let place = place(of: line, stretch)
    last = word.isMarker ? nil : (stretch.frame, place, word.isRightToLeft)
    draw(stretch, word.text, text, at: place)
  }

  /// Draws a text, or a part of one, at a place along its line.
  private mutating func draw(
    _ stretch: PageStretch, _ string: String, _ text: TypesetText, at place: PixelRect
  ) {
    guard let line = text.lines.first else { return }
    let font = layout.face(stretch.word.font)
    let baseline = place.height - layout.scale.pixels(Int(layout.font(font).metrics.descent))
    let ink = PageStyle.color(stretch.word.color)
    let link = link(at: stretch.placeOnPage)
    let own = PageStretch.turned(place, stretch.word.isRightToLeft)
    let ground = grounds.behind(stretch.placeOnPage)
    add(
      .text(string, line, baseline: baseline, font.weight, ink), own, stretch.clip, link,
      ground: ground, font: font, text: stretch.word.number)
    let thickness = max(1, font.pixels / 14)
    func rule(_ y: Int) {
      add(
        .fill(radius: 0, ink),
        PixelRect(x: own.x, y: own.y + y, width: own.width, height: thickness), stretch.clip, link,
        ground: ground)
    }
    if font.isUnderlined { rule(baseline + max(1, font.pixels / 10)) }
    if font.isStruckThrough { rule(baseline - text.capHeight / 2) }
  }

  /// As wide as it is, and as far from the text before it on its line as it was drawn.
  private func place(of line: TypesetLine, _ stretch: PageStretch) -> PixelRect {
    let frame = stretch.frame
    var place = frame
    place.width = line.width
    if let last, last.isRightToLeft == stretch.word.isRightToLeft, last.drawn.y < frame.maxY,
      frame.y < last.drawn.maxY
    {
      let distance = frame.x - last.drawn.maxX
      if (-1...space(stretch.word)).contains(distance) { place.x = last.placed.maxX + distance }
    }
    return place
  }

  /// The link whose text was drawn there.
  private func link(at frame: PixelRect) -> Int? {
    drawn.links.firstIndex { link in
      link.frames.contains { $0.intersects(frame) }
    }
  }

  private mutating func add(
    _ shape: PagePart.Shape, _ frame: PixelRect, _ clip: PixelRect?, _ link: Int? = nil,
    ground: [ColorValue]? = nil, font: PageFont? = nil, text: Int = 0
  ) {
    guard !frame.isEmpty else { return }
    var part = PagePart(
      shape, in: frame.offsetBy(x: shift, y: 0), clip: clip?.offsetBy(x: shift, y: 0), link: link)
    part.ground = ground
    part.em = font?.pixels
    part.isRaised = font?.isRaised ?? false
    part.text = text
    parts.append(part)
  }
}
