import TelltaleGraphics
import TelltaleModel

/// Words of one look that follow each other on a line, where litehtml drew them.
struct PageStretch {
  var word: DrawnPage.Word
  /// From where its line begins, be that the right side: `PageStretch.turned` tells of the page.
  var frame: PixelRect
  var clip: PixelRect?
}

extension PageStretch {
  /// A place on the page as it is along a line, and the other way round: lines that are written from
  /// right to left are looked at in a mirror.
  static func turned(_ frame: PixelRect, _ isRightToLeft: Bool) -> PixelRect {
    guard isRightToLeft else { return frame }
    return PixelRect(x: -frame.maxX, y: frame.y, width: frame.width, height: frame.height)
  }

  var placeOnPage: PixelRect { Self.turned(frame, word.isRightToLeft) }
}

/// How the stretches of a line stand where they are written in several directions: litehtml puts each
/// behind the one before it, and an element inside of a sentence must not change the order of its
/// words (UAX #9).
struct PageOrder {
  /// A part of a stretch that is written in one direction, or the white space beside it.
  struct Part {
    var stretch: Int
    var string: String
    /// Absent for white space.
    var text: TypesetText?
    /// Pixels.
    var width: Int
    var level: UInt8
  }

  /// In the order in which they are drawn, which on a page from right to left is from its right end.
  private(set) var parts: [Part] = []
  /// False where all is written in the page's direction.
  let isMixed: Bool

  init(_ line: [PageStretch], isRightToLeft: Bool, layout: PageLayout) {
    let levels = PageLevels(isolates: layout.drawn.isolates, fonts: layout.fonts)
    let pieces = Self.pieces(of: line, levels)
    let found = levels.levels(of: pieces.map(\.piece), isRightToLeft: isRightToLeft)
    let base: UInt8 = isRightToLeft ? 1 : 0
    isMixed = found.contains { $0.contains { $0 != base } }
    guard isMixed else { return }
    var all: [Part] = []
    for (piece, levels) in zip(pieces, found) {
      all += Self.parts(
        of: piece.piece.text, levels: levels[...], stretch: piece.stretch,
        layout.face(line[piece.stretch].word.font), layout)
    }
    let order = VisualOrder.indices(of: all.map(\.level))
    parts = (isRightToLeft ? order.reversed() : order).map { all[$0] }
  }

  /// The text of each stretch, and the spaces between them.
  private static func pieces(
    of line: [PageStretch], _ levels: PageLevels
  ) -> [(stretch: Int, piece: PageLevels.Piece)] {
    line.indices.flatMap { index -> [(Int, PageLevels.Piece)] in
      let word = line[index].word
      let own = (index, PageLevels.Piece(text: word.text, isolate: word.isolate))
      guard index > 0, line[index].frame.x - line[index - 1].frame.maxX > 1 else { return [own] }
      let outer = levels.common(line[index - 1].word.isolate, word.isolate)
      return [(index, PageLevels.Piece(text: " ", isolate: outer)), own]
    }
  }

  private static func parts(
    of text: String, levels: ArraySlice<UInt8>, stretch: Int, _ font: PageFont,
    _ layout: PageLayout
  ) -> [Part] {
    var parts: [Part] = []
    var own = ""
    var place = levels.startIndex
    func close(_ level: UInt8) {
      guard !own.isEmpty else { return }
      parts += Self.parts(own, level, stretch, font, layout)
      own = ""
    }
    for character in text {
      if place > levels.startIndex, levels[place] != levels[place - 1] { close(levels[place - 1]) }
      own.append(character)
      place += character.utf8.count
    }
    if let last = levels.last { close(last) }
    return parts
  }

  /// The text with the white space before and after it.
  private static func parts(
    _ string: String, _ level: UInt8, _ stretch: Int, _ font: PageFont, _ layout: PageLayout
  ) -> [Part] {
    let before = string.prefix { $0 == " " }.count
    let after = before == string.count ? 0 : string.reversed().prefix { $0 == " " }.count
    let word = String(string.dropFirst(before).dropLast(after))
    func space(_ count: Int) -> [Part] {
      guard count > 0 else { return [] }
      let width = count * layout.width(of: " ", font)
      return [Part(stretch: stretch, string: " ", text: nil, width: width, level: level)]
    }
    guard !word.isEmpty else { return space(before) }
    let text = layout.set(
      word, font, direction: level % 2 == 0 ? .leftToRight : .rightToLeft)
    let own = Part(
      stretch: stretch, string: word, text: text, width: text.width, level: level)
    return space(before) + [own] + space(after)
  }
}
