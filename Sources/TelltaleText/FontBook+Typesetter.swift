import TelltaleGraphics
import TelltaleModel

extension FontBook: Typesetter {
  /// Sets a text in lines: any text, in time that grows with its length.
  ///
  /// Text past 64 KiB is cut, and the last line ends with an ellipsis. The base direction is
  /// settled once for all paragraphs.
  ///
  /// - Parameter request: The text with its size, in 26.6 pixels, and its limits, in pixels.
  /// - Returns: Lines from the top, kept for the next request of the same kind.
  package func typeset(_ request: TextRequest) -> TypesetText {
    if let known = typesetTexts.value(for: request) { return known }
    let alone = fitsOneLine(request) ? alone(request) : nil
    // A face that turned out to draw nothing was passed over meanwhile, and another may be wider.
    let answer = alone.flatMap { fitsOneLine(request) ? $0 : nil } ?? set(request)
    typesetTexts.insert(answer, for: request, weight: 64 + request.string.utf8.count)
    return answer
  }

  /// Whether a text has a limit of width, and none of its lines comes near it.
  private func fitsOneLine(_ request: TextRequest) -> Bool {
    guard let width = request.maximumWidth else { return false }
    let shaped = shapedText(request)
    guard shaped.paragraphs.count == 1, !shaped.text.isCut else { return false }
    return shaped.width(of: shaped.paragraphs[0].range) <= min(max(width, 0), 1 << 30) * 1024
  }

  /// A text on one line, which is the same whatever the room; many widths are tried until a screen looks well.
  private func alone(_ request: TextRequest) -> TypesetText {
    let own = request.withoutLimits
    if let known = typesetTexts.value(for: own) { return known }
    let answer = set(own)
    typesetTexts.insert(answer, for: own, weight: 64 + request.string.utf8.count)
    return answer
  }

  /// Sets a text within its limits, whatever was set before.
  func set(_ request: TextRequest) -> TypesetText {
    var (shaped, lines) = setLines(request)
    while !lines.inkless.isEmpty, passOver(lines.inkless, in: shaped.text) {
      (shaped, lines) = setLines(request)
    }
    let metrics = metrics(for: request)
    return TypesetText(
      lines: lines.lines, isRightToLeft: shaped.isRightToLeft, isTruncated: lines.isTruncated,
      missing: shaped.missing, inkless: names(of: lines.inkless), ascent: metrics.ascent,
      descent: metrics.descent, capHeight: metrics.capHeight)
  }

  private func setLines(_ request: TextRequest) -> (ShapedText, LineBuilder) {
    let shaped = shapedText(request)
    var lines = LineBuilder(book: self, request: request, shaped: shaped)
    lines.build()
    return (shaped, lines)
  }

  /// True where every face that was tried can be used. Once a character was found in no face, every
  /// face has been tried.
  package var hasAllFaces: Bool { faces.problems.isEmpty }

  /// A sign of the engine's own, such as an ellipsis, in the language's first face.
  func sign(_ choices: [UInt32], for request: TextRequest, isRightToLeft: Bool) -> LineSegment {
    let chooser = chooser(for: request)
    let text =
      choices.lazy.map { DisplaySafe(String(Character(Unicode.Scalar($0) ?? "."))) }
      .first { !chooser.choose($0.scalars[...], in: &self.faces).isMissing }
      ?? DisplaySafe("...")
    let face = chooser.choose(text.scalars[..<1], in: &faces).face
    let level: UInt8 = isRightToLeft ? 1 : 0
    let range = 0..<text.scalars.count
    let script = Scripts.resolve(text.scalars[...])[0]
    let item = TextItem(range: range, level: level, script: script, face: face)
    return LineSegment(
      level: level, face: face,
      glyphs: shape(item, range: range, in: range, of: text, for: request), isSign: true)
  }
}
