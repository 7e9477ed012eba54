import TelltaleGraphics
import TelltaleModel

/// Builds the lines of one request from its shaped text.
struct LineBuilder {
  private(set) var lines: [TypesetLine] = []
  private(set) var isTruncated = false
  /// Where the text has letters of which nothing is drawn, with the face that draws nothing.
  private(set) var inkless: [(place: Int, face: Int)] = []

  private let book: FontBook
  private let request: TextRequest
  private let shaped: ShapedText
  private let filler: LineFiller
  /// In 1024ths of a pixel.
  private let width: Int
  /// What a word that is divided ends with.
  private lazy var hyphen = book.sign([0x2010, 0x2D], for: request, isRightToLeft: false)
  /// Where words were divided that were too wide.
  private var divisions: Set<Int> = []

  init(book: FontBook, request: TextRequest, shaped: ShapedText) {
    self.book = book
    self.request = request
    self.shaped = shaped
    width = request.maximumWidth.map { min(max($0, 0), 1 << 30) * 1024 } ?? Int.max / 2
    let isDivided = shaped.text.scalars.contains(LineFiller.softHyphen)
    filler = LineFiller(
      shaped: shaped,
      hyphenWidth: isDivided
        ? book.sign([0x2010, 0x2D], for: request, isRightToLeft: false).width : 0)
  }

  mutating func build() {
    let lastAllowed = request.maximumLines.map { max($0, 1) } ?? Int.max
    for (index, paragraph) in shaped.paragraphs.enumerated() {
      var start = paragraph.range.lowerBound
      repeat {
        let line = fittingLine(from: start, in: paragraph)
        let isLast = line.end == paragraph.range.upperBound && index + 1 == shaped.paragraphs.count
        if lines.count + 1 == lastAllowed && !isLast || isLast && shaped.text.isCut {
          appendCutLine(from: start, in: paragraph)
          return
        }
        append(line)
        start = line.end
      } while start < paragraph.range.upperBound
    }
  }

  private struct Line {
    var start: Int
    var end: Int
    var segments: [LineSegment]
    /// In 1024ths of a pixel.
    var width: Int { segments.reduce(0) { $0 + $1.width } }
  }

  /// The longest line that fits. Letters at a break may be shaped anew and get wider; then it is
  /// filled again with less.
  private mutating func fittingLine(from start: Int, in paragraph: ShapedParagraph) -> Line {
    var allowed = width
    var line = Line(start: start, end: start, segments: [])
    for _ in 0..<4 {
      line.end = filler.lineEnd(from: start, in: paragraph.range, width: allowed) { place in
        division(from: start, before: place, in: paragraph.range, width: allowed)
      }
      line.segments = segments(of: start..<line.end, in: paragraph)
      if line.width <= width { break }
      allowed = shorter(than: line)
    }
    return line
  }

  /// A width at which a line ends sooner than this one.
  private func shorter(than line: Line) -> Int {
    let visible = line.start..<filler.visibleEnd(of: line.start..<line.end)
    return max(0, shaped.width(of: visible) - 1)
  }

  /// Where the word around `place` is divided so that the line from `start` fits in `width`, the
  /// hyphen included.
  private mutating func division(
    from start: Int, before place: Int, in paragraph: Range<Int>, width: Int
  ) -> Int? {
    guard request.divides, place > start else { return nil }
    let scalars = shaped.text.scalars
    var word = place..<place
    while word.lowerBound > paragraph.lowerBound, word.count <= Syllables.longest,
      Syllables.isLetter(scalars[word.lowerBound - 1])
    {
      word = (word.lowerBound - 1)..<word.upperBound
    }
    while word.upperBound < paragraph.upperBound, word.count <= Syllables.longest,
      Syllables.isLetter(scalars[word.upperBound])
    {
      word = word.lowerBound..<(word.upperBound + 1)
    }
    guard word.contains(place), !isPartOfCode(word, in: paragraph),
      let syllables = book.syllables(of: request.language)
    else { return nil }
    let found = syllables.divisions(of: scalars[word]).last { division in
      let end = word.lowerBound + division
      return end > start && end <= place && shaped.text.startsCluster[end]
        && shaped.width(of: start..<end) + hyphen.width <= width
    }
    guard let found else { return nil }
    divisions.insert(word.lowerBound + found)
    return word.lowerBound + found
  }

  /// True for letters beside a digit, or with capitals inside: of a code, a key or a name of a file, in which a hyphen would
  /// be read as one of its own.
  private func isPartOfCode(_ word: Range<Int>, in paragraph: Range<Int>) -> Bool {
    let scalars = shaped.text.scalars
    func category(_ index: Int) -> Unicode.GeneralCategory? {
      guard paragraph.contains(index) else { return nil }
      return Unicode.Scalar(scalars[index])?.properties.generalCategory
    }
    if category(word.lowerBound - 1) == .decimalNumber
      || category(word.upperBound) == .decimalNumber
    {
      return true
    }
    return word.dropFirst().contains { category($0) == .uppercaseLetter }
      && word.contains { category($0) == .lowercaseLetter }
  }

  private mutating func segments(
    of range: Range<Int>, in paragraph: ShapedParagraph
  ) -> [LineSegment] {
    let visible = range.lowerBound..<filler.visibleEnd(of: range)
    var segments = book.segments(of: visible, in: paragraph, of: shaped, for: request)
    let breaks = range.upperBound < paragraph.range.upperBound
    let isSoft = breaks && shaped.text.scalars[range.upperBound - 1] == LineFiller.softHyphen
    if isSoft || divisions.contains(range.upperBound) {
      var hyphen = hyphen
      hyphen.level = segments.last?.level ?? hyphen.level
      segments.append(hyphen)
    }
    return segments
  }

  private mutating func append(_ line: Line) {
    let placed = LinePlacer(
      line.segments, of: shaped.text.scalars, size: request.safeSize, book: book)
    inkless += placed.inkless
    let offsets = shaped.text.offsets
    lines.append(
      TypesetLine(
        runs: placed.runs, width: (placed.width + 1023) / 1024,
        range: offsets[line.start]..<offsets[line.end], isDivided: divisions.contains(line.end)))
  }

  /// The last line that there is room for, closed with an ellipsis at the text's logical end.
  private mutating func appendCutLine(from start: Int, in paragraph: ShapedParagraph) {
    isTruncated = true
    let ellipsis = book.sign([0x2026], for: request, isRightToLeft: shaped.isRightToLeft)
    var allowed = max(0, width - ellipsis.width)
    var line = Line(start: start, end: start, segments: [])
    for _ in 0..<4 {
      line.end = filler.cut(from: start, in: paragraph.range, width: allowed)
      line.segments = book.segments(
        of: start..<line.end, in: paragraph, of: shaped, for: request)
      line.segments.append(ellipsis)
      if line.width <= width { break }
      allowed = shorter(than: line)
    }
    append(line)
  }
}
