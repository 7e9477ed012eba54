import TelltaleGraphics
import TelltaleModel

/// Sets stretches of several looks as one text: lines break where the whole may be broken, wherever
/// a look ends, and a word wider than the line is broken inside (TEXT-VIEW-SCROLLS).
struct RichTextFlow {
  /// A stretch of one look.
  struct Stretch {
    var content: TextContent
    var style: TextStyle
    var ink: PartInk?
  }

  let context: LayoutContext
  private let stretches: [Stretch]
  /// Of a line without spaces at its end, in pixels.
  private let width: Int
  private var lines: [SetRichText.Line] = []
  private var line: [Part] = []
  /// Of the line so far, spaces at its end included.
  private var filled = 0
  private(set) var isRightToLeft = false
  /// Of each byte of the paragraph's UTF-8, in its whole: what one look ends with is ordered by what
  /// the next one begins with.
  private var levels: [UInt8] = []
  /// Whether a line feed at the end begins a line.
  private let endsOpen: Bool
  /// Where the paragraph that is being set begins and ends in the UTF-8 of the whole.
  private var place = 0..<0

  init(_ stretches: [Stretch], width: Int?, endsOpen: Bool = false, in context: LayoutContext) {
    self.stretches = stretches
    self.endsOpen = endsOpen
    self.width = width ?? .max
    self.context = context
  }

  /// A part of one stretch and one direction that lines do not break.
  struct Part {
    var stretch: Int
    /// Where it begins in the UTF-8 of the whole.
    var start: Int
    var text: String
    /// Bytes at its beginning that are not of the text itself, but draw a letter as what it was.
    var lead = 0
    /// Behind the text.
    var spaces = 0
    /// Of the text, in pixels.
    var width = 0
    /// Of one space.
    var space = 0
    /// The one embedding level of its characters, spaces included (UAX #9).
    var level: UInt8 = 0

    var advance: Int { width + hanging }
    /// Of the spaces behind the text.
    var hanging: Int { spaces * space }
    var direction: TextDirection { level % 2 == 1 ? .rightToLeft : .leftToRight }
  }

  func lined() -> SetRichText {
    var flow = self
    for (paragraph, feed, start) in paragraphs() {
      flow.place = start..<(start + paragraph.map(\.text.utf8.count).reduce(0, +))
      flow.set(paragraph, endingIn: feed)
    }
    return SetRichText(lines: flow.lines)
  }

  /// What stands between line feeds, each with the stretch that it ends in and where it begins.
  private func paragraphs() -> [(parts: [Part], feed: Int, start: Int)] {
    var all: [(parts: [Part], feed: Int, start: Int)] = []
    var own: [Part] = []
    var (start, base) = (0, 0)
    for (index, stretch) in stretches.enumerated() {
      let string = stretch.content.string
      let texts = string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (place, text) in texts.enumerated() {
        let begin = base + string.utf8.distance(from: string.startIndex, to: text.startIndex)
        if place > 0 {
          all.append((own, index, start))
          (own, start) = ([], begin)
        }
        if !text.isEmpty { own.append(Part(stretch: index, start: begin, text: String(text))) }
      }
      base += string.utf8.count
    }
    if !own.isEmpty || all.isEmpty || endsOpen {
      all.append((own, max(0, stretches.count - 1), start))
    }
    return all
  }

  private mutating func set(_ paragraph: [Part], endingIn feed: Int) {
    guard stretches.indices.contains(feed) else { return }
    let text = paragraph.map(\.text).joined()
    let first = stretches[paragraph.first?.stretch ?? feed].content
    let (language, direction) = (first.language, first.direction)
    isRightToLeft =
      context.set(
        TextContent(text, language: language, direction: direction), stretches[feed].style,
        width: nil, lines: 1
      )
      .text.isRightToLeft
    levels = context.typesetter.levels(in: text, isRightToLeft: isRightToLeft)
    for word in words(of: paragraph, text) { fill(word) }
    if line.isEmpty {
      line = [
        measured(Part(stretch: feed, start: place.upperBound, text: "", level: paragraphLevel))
      ]
    }
    close(endsParagraph: true)
  }

  /// A paragraph in the pieces that lines may be broken between, each in its looks and
  /// directions.
  private func words(of paragraph: [Part], _ text: String) -> [[Part]] {
    let bytes = Array(text.utf8)
    var words: [[Part]] = []
    var start = 0
    var part = 0
    var partEnd = paragraph.first?.text.utf8.count ?? 0
    for end in context.typesetter.breaks(in: text) + [bytes.count] {
      var word: [Part] = []
      while start < end {
        let stop = levelEnd(from: start, to: min(end, partEnd))
        let piece = String(decoding: bytes[start..<stop], as: UTF8.self)
        let own = paragraph[part]
        let place = own.start + start - (partEnd - own.text.utf8.count)
        word.append(
          measured(
            Part(stretch: own.stretch, start: place, text: piece, level: level(at: start))))
        start = stop
        if start == partEnd, part + 1 < paragraph.count {
          part += 1
          partEnd += paragraph[part].text.utf8.count
        }
      }
      words.append(word)
    }
    return words
  }

  /// Of what is written in the paragraph's direction.
  var paragraphLevel: UInt8 { isRightToLeft ? 1 : 0 }

  private func level(at byte: Int) -> UInt8 {
    levels.indices.contains(byte) ? levels[byte] : paragraphLevel
  }

  private func levelEnd(from start: Int, to end: Int) -> Int {
    (start..<end).first { level(at: $0) != level(at: start) } ?? end
  }

  private func measured(_ part: Part) -> Part {
    var part = part
    let spaces = part.text.reversed().prefix { $0 == " " }.count
    part.text = String(part.text.dropLast(spaces))
    part.spaces = spaces
    part.width = part.text.isEmpty ? 0 : set(part).text.width
    if spaces > 0 { part.space = space(part) }
    return part
  }

  private func set(_ part: Part) -> StyledText {
    let stretch = stretches[part.stretch]
    return context.set(
      TextContent(part.text, language: stretch.content.language), stretch.style, width: nil,
      lines: 1, direction: part.direction)
  }

  private func request(_ part: Part, width: Int? = nil) -> TextRequest {
    let stretch = stretches[part.stretch]
    return context.request(
      TextContent(part.text, language: stretch.content.language), stretch.style, width: width,
      lines: width == nil ? 1 : nil, direction: part.direction)
  }

  /// The width of a space between words.
  private func space(_ part: Part) -> Int {
    func width(_ text: String) -> Int {
      set(Part(stretch: part.stretch, start: 0, text: text)).text.width
    }
    return width("x x") - width("xx")
  }
}

extension RichTextFlow {
  private static let softHyphen: Character = "\u{AD}"

  private mutating func fill(_ word: [Part]) {
    let seen = word.lastIndex { !$0.text.isEmpty }
    var wanted = word[..<(seen ?? 0)].map(\.advance).reduce(0, +)
    if let seen {
      wanted += word[seen].width
      if word[seen].text.last == Self.softHyphen { wanted += hyphenWidth(word[seen]) }
    }
    if !line.isEmpty, wanted > width - filled { close() }
    if wanted > width {
      for (index, part) in word.enumerated() {
        let rest = word[(index + 1)...].map(\.advance)
        breakInside(
          part, before: [rest.reduce(0, +), rest.first ?? 0].first { $0 <= width / 2 } ?? 0)
      }
    } else {
      for part in word { append(part) }
    }
  }

  private func hyphenWidth(_ part: Part) -> Int {
    set(Part(stretch: part.stretch, start: 0, text: "-")).text.width
  }

  private mutating func append(_ part: Part) {
    line.append(part)
    filled += part.advance
  }

  /// A part of a word that is wider than a line, with what follows it: on this line where both fit,
  /// else on the next one, else on several. A comma is not left alone: some letters go down to it.
  private mutating func breakInside(_ part: Part, before following: Int) {
    let wanted = part.width + following
    let fits = part.width <= width - filled
    let fitsBelow = wanted > width - filled && wanted <= width && part.width > width / 4
    if !line.isEmpty, !fits || fitsBelow { close() }
    guard line.isEmpty, wanted > width else { return append(part) }
    var pieces = pieces(of: part, width: width)
    if let last = pieces.last, last.width + following > width {
      pieces = self.pieces(of: part, width: width - following)
    }
    for (index, piece) in pieces.enumerated() {
      append(piece)
      if index + 1 < pieces.count { close() }
    }
  }

  private func pieces(of part: Part, width: Int) -> [Part] {
    let request = request(part, width: width)
    let lines = context.typesetter.typeset(request).lines
    var pieces = zip(context.typesetter.pieces(of: request), lines).map { text, line in
      let text = line.isDivided ? text + String(Self.softHyphen) : text
      var piece = measured(
        Part(
          stretch: part.stretch, start: part.start + line.range.lowerBound, text: text,
          level: part.level))
      // What was put before it is not of the text.
      let first = part.text.utf8.dropFirst(line.range.lowerBound).first
      if let own = text.utf8.first, own != first {
        piece.lead = text.unicodeScalars.first.map { UTF8.width($0) } ?? 0
      }
      return piece
    }
    guard let last = pieces.indices.last else { return [part] }
    (pieces[last].spaces, pieces[last].space) = (part.spaces, part.space)
    return pieces
  }

  /// Ends a line. What is of one look and one level is set as one, so that letters and spaces
  /// stand as in any other text.
  private mutating func close(endsParagraph: Bool = false) {
    if !endsParagraph, let last = line.last, last.text.last == Self.softHyphen {
      line[line.count - 1].text = String(last.text.dropLast()) + "-"
    }
    var ended = SetRichText.Line(
      pieces: [], width: 0, height: 0, rise: 0, isRightToLeft: isRightToLeft,
      range: (line.first?.start ?? place.lowerBound)..<place.upperBound,
      isBroken: !endsParagraph)
    let parts = mixed(joined(hung(line)))
    let sets = parts.map(set)
    ended.rise = sets.map(\.rise).max() ?? 0
    ended.height = ended.rise + (sets.map { $0.lineHeight - $0.rise }.max() ?? 0)
    let places = places(of: parts, sets)
    ended.width = places.width
    ended.pieces = parts.indices.filter { !parts[$0].text.isEmpty || parts[$0].spaces > 0 }.map {
      let part = parts[$0]
      return SetRichText.Piece(
        text: sets[$0], x: places.starts[$0], ink: stretches[part.stretch].ink,
        start: part.start - part.lead, request: request(part), line: 0, lead: part.lead,
        spaces: part.spaces, spaceWidth: part.space, isRightToLeft: part.level % 2 == 1)
    }
    lines.append(ended)
    line = []
    filled = 0
  }
}
