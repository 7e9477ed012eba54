import TelltaleGraphics
import TelltaleModel

/// A text set in a style, with the measures that placing needs.
struct StyledText {
  var content: TextContent
  var style: TextStyle
  var text: TypesetText
  /// Pixels from baseline to baseline.
  var lineHeight: Int
  /// Whether the leading edge of what it stands in is the right one, whichever way its own letters
  /// go.
  var isMirrored: Bool

  var height: Int { text.lines.count * lineHeight }

  /// From the top of a line down to its baseline.
  var rise: Int { (lineHeight - text.ascent - text.descent) / 2 + text.ascent }
}

extension LayoutContext {
  /// Pixels per em in 26.6 fixed point, at the text size in force.
  func em(_ style: TextStyle) -> UInt32 {
    let pixels = style.size.value * density.pixelsPerPoint * growth(of: style.size)
    return UInt32(min(max((pixels * 64).rounded(), 64), 2048 * 64))
  }

  /// How many times as large as designed text is drawn. What is larger than running text gets as many points more as
  /// running text does: it can be read already, and would push out what cannot (iOS and Android grow text like that).
  ///
  /// - Parameter size: As designed.
  /// - Returns: The text size in force for running text and what is smaller, and less for what is larger.
  func growth(of size: Points) -> Double {
    guard textSize > 1, size > profile.typography.body.size else { return textSize }
    return 1 + (textSize - 1) * profile.typography.body.size.value / size.value
  }

  /// The part of its size at which text that has grown is as large as designed.
  func designedShare(of size: Points) -> Double {
    let added = (textSize - 1) * profile.typography.body.size.value
    // What is left of it is larger than running text still, or as much smaller as that has grown.
    return textSize > 1 && size.value - added > profile.typography.body.size.value
      ? (size.value - added) / size.value : 1 / textSize
  }

  /// Pixels from baseline to baseline.
  func lineHeight(_ style: TextStyle, _ language: Language) -> Int {
    let pixels = Double(em(style)) / 64 * lineHeight(for: language)
    return Int(pixels.rounded())
  }

  /// Sets a text in lines of at most `width` pixels.
  func set(
    _ content: TextContent, _ style: TextStyle, width: Int?, lines: Int? = nil,
    direction: TextDirection = .natural
  ) -> StyledText {
    let request = request(content, style, width: width, lines: lines, direction: direction)
    return StyledText(
      content: content, style: style, text: typesetter.typeset(request),
      lineHeight: lineHeight(style, request.language), isMirrored: isRightToLeft)
  }

  /// What `set` asks the text engine for.
  func request(
    _ content: TextContent, _ style: TextStyle, width: Int?, lines: Int? = nil,
    direction: TextDirection = .natural
  ) -> TextRequest {
    var request = TextRequest(
      string: content.string, language: content.language ?? language, size: em(style),
      weight: style.weight, maximumWidth: width.map { max(1, $0) }, maximumLines: lines,
      direction: direction == .natural ? content.direction ?? .natural : direction,
      divides: divides)
    request.digits = style.digits
    request.shape = style.shape
    return request
  }

  /// Sets running text of an alert: balanced where it is centred.
  func setText(_ content: TextContent, _ style: TextStyle, width: Int) -> StyledText {
    profile.alert.textAlignment == .center
      ? setBalanced(content, style, width: width) : set(content, style, width: width)
  }

  /// As `set`, but where a text takes a few lines they are made about equally long, as people who
  /// set headlines do: no last line of one syllable. The number of lines stays what it is.
  func setBalanced(_ content: TextContent, _ style: TextStyle, width: Int) -> StyledText {
    var best = set(content, style, width: width)
    let count = best.text.lines.count
    guard (2...4).contains(count), !content.string.contains("\n") else { return best }
    var low = best.text.lines.map(\.width).reduce(0, +) / count
    var high = width
    for _ in 0..<4 where high - low > width / 32 {
      let middle = (low + high) / 2
      let narrower = set(content, style, width: middle)
      if narrower.text.lines.count == count, narrower.text.width <= middle {
        best = narrower
        high = middle
      } else {
        low = middle
      }
    }
    return best
  }
}

extension StyledText {
  /// Puts the lines into `frame`, from its top, aligned within its width.
  func placed(
    _ role: PlacedText.Role, in frame: PixelRect, alignment: TextAlignment
  ) -> PlacedText {
    let lines = text.lines.enumerated().map { index, line in
      PlacedLine(
        origin: PixelPoint(
          x: left(of: line, in: frame, alignment),
          y: frame.y + index * lineHeight + rise),
        line: line)
    }
    return PlacedText(
      role: role, string: content.string, weight: style.weight, lines: lines,
      frame: PixelRect(x: frame.x, y: frame.y, width: frame.width, height: height))
  }

  /// Centres the lines in `frame` by the height of capitals, which is what the eye sees of a label.
  func centred(_ role: PlacedText.Role, in frame: PixelRect, alignment: TextAlignment)
    -> PlacedText
  {
    let block = (text.lines.count - 1) * lineHeight + text.capHeight
    let first = frame.y + (frame.height - block) / 2 + text.capHeight
    let lines = text.lines.enumerated().map { index, line in
      PlacedLine(
        origin: PixelPoint(
          x: left(of: line, in: frame, alignment), y: first + index * lineHeight), line: line)
    }
    return PlacedText(
      role: role, string: content.string, weight: style.weight, lines: lines, frame: frame)
  }

  private func left(of line: TypesetLine, in frame: PixelRect, _ alignment: TextAlignment) -> Int {
    switch alignment {
    case .center: frame.x + (frame.width - line.width) / 2
    case .leading: isMirrored ? frame.maxX - line.width : frame.x
    case .trailing: isMirrored ? frame.x : frame.maxX - line.width
    }
  }
}

extension LayoutContext {
  /// Those parts of a text that no line is broken in and that have most letters, at most three, without the blanks after
  /// them: what the narrowest column for it has to hold.
  func longestWords(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    var start = 0
    var words: [ArraySlice<UInt8>] = []
    for end in typesetter.breaks(in: text) + [bytes.count] where end > start {
      words.append(bytes[start..<end])
      start = end
    }
    return words.sorted { $0.count > $1.count }.prefix(3).map { word in
      var letters = String(decoding: word, as: UTF8.self)
      while letters.last?.isWhitespace == true { letters.removeLast() }
      return letters
    }
  }
}
