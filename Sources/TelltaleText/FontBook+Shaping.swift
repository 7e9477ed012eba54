import CHarfBuzz
import TelltaleModel

extension FontBook {
  /// Shapes a text without regard to lines; kept for requests that differ in their limits only.
  func shapedText(_ request: TextRequest) -> ShapedText {
    let key = request.withoutLimits
    if let known = shapedTexts.value(for: key) { return known }
    let shaped = shape(request)
    shapedTexts.insert(shaped, for: key, weight: 64 + shaped.text.scalars.count)
    return shaped
  }

  /// Returns the characters of a text that no face has. It chooses faces as for setting, and stops
  /// there.
  ///
  /// - Parameter request: The text; its limits do not matter.
  /// - Returns: Each character once, at most 64.
  package func missing(in request: TextRequest) -> [Character] {
    if let known = shapedTexts.value(for: request.withoutLimits) { return known.missing }
    let text = DisplaySafe(request.string)
    let isRightToLeft = BidiLevels.isRightToLeft(
      text.scalars, direction: request.direction, language: request.language)
    let chooser = chooser(for: request)
    var missing: [Character] = []
    for range in Self.paragraphs(of: text.scalars) {
      let itemized = Itemizer(
        text, paragraph: range, isRightToLeft: isRightToLeft, chooser: chooser, faces: &faces)
      note(itemized, of: text, in: &missing)
    }
    return missing
  }

  private func note(
    _ itemized: Itemizer, of text: DisplaySafe, in missing: inout [Character]
  ) {
    for cluster in itemized.missing {
      let character = Character(text.string(in: cluster))
      if missing.count < 64, !missing.contains(character) { missing.append(character) }
    }
    if !missing.isEmpty { lacksCharacters = true }
  }

  private func shape(_ request: TextRequest) -> ShapedText {
    let text = DisplaySafe(request.string)
    let isRightToLeft = BidiLevels.isRightToLeft(
      text.scalars, direction: request.direction, language: request.language)
    let chooser = chooser(for: request)
    var paragraphs: [ShapedParagraph] = []
    var missing: [Character] = []
    var widths = ClusterWidths(count: text.scalars.count)
    var mayBreak: [Bool] = []
    mayBreak.reserveCapacity(text.scalars.count)
    for range in Self.paragraphs(of: text.scalars) {
      let itemized = Itemizer(
        text, paragraph: range, isRightToLeft: isRightToLeft, chooser: chooser, faces: &faces)
      note(itemized, of: text, in: &missing)
      let items = itemized.items.map { shape($0, in: range, of: text, for: request) }
      for item in items { widths.add(item, startsCluster: text.startsCluster) }
      paragraphs.append(ShapedParagraph(range: range, items: items))
      mayBreak += opportunities(in: range, of: text)
      if mayBreak.count < text.scalars.count { mayBreak.append(false) }
    }
    return ShapedText(
      text: text, isRightToLeft: isRightToLeft, paragraphs: paragraphs, widthBefore: widths.sums,
      mayBreak: mayBreak, missing: missing)
  }

  private func shape(
    _ item: TextItem, in paragraph: Range<Int>, of text: DisplaySafe, for request: TextRequest
  ) -> ShapedItem {
    let glyphs = shape(item, range: item.range, in: paragraph, of: text, for: request)
    return ShapedItem(item: item, glyphs: glyphs)
  }

  /// Shapes a part of an item.
  func shape(
    _ item: TextItem, range: Range<Int>, in paragraph: Range<Int>, of text: DisplaySafe,
    for request: TextRequest
  ) -> [ShapedGlyph] {
    guard let face = faces.face(item.face) else { return [] }
    return shaper.shape(
      item, range: range, paragraph: paragraph, of: text.scalars,
      font: face.font(size: request.safeSize),
      language: hb_language_from_string(request.language.tag, -1), digits: request.digits)
  }

  /// Line breaks within a paragraph; never inside a grapheme cluster.
  func opportunities(in paragraph: Range<Int>, of text: DisplaySafe) -> [Bool] {
    let scalars = text.scalars[paragraph]
    var answer = LineBreaker.opportunities(in: scalars)
    if scalars.contains(where: ThaiWords.isThai) {
      let words = thaiWords ?? ThaiWords()
      thaiWords = words
      words.addOpportunities(in: scalars, to: &answer)
    }
    if scalars.contains(where: SyllableBreaks.concerns) {
      SyllableBreaks.addOpportunities(in: scalars, to: &answer)
    }
    for index in answer.indices where !text.startsCluster[paragraph.lowerBound + index] {
      answer[index] = false
    }
    return answer
  }

  private static func paragraphs(of scalars: [UInt32]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for (index, scalar) in scalars.enumerated() where scalar == 0x0A {
      ranges.append(start..<index)
      start = index + 1
    }
    return ranges + [start..<scalars.count]
  }
}

extension TextRequest {
  /// The largest size that is set, in 26.6: 1024 pixels to the em.
  static let largestSize: UInt32 = 1024 * 64

  /// The size within what can be computed and drawn.
  var safeSize: UInt32 { min(max(size, 64), Self.largestSize) }
}
