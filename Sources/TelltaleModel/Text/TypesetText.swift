import TelltaleGraphics

/// A text set in lines: what `Typesetter` makes of a `TextRequest`.
package struct TypesetText: Hashable, Sendable {
  package var lines: [TypesetLine]
  /// The paragraph's base direction, settled.
  package var isRightToLeft: Bool
  /// True where an ellipsis stands for text that did not fit.
  package var isTruncated: Bool
  /// Characters that no face of the profile has; drawn as a visible box.
  package var missing: [Character]
  /// Files of the faces that draw nothing for letters of the text, which are damaged; empty where all
  /// letters are seen, as boxes perhaps.
  package var inkless: [String]
  /// The height of the first face for the language above the baseline, below it, and of its capitals, in pixels,
  /// all positive.
  package var ascent: Int
  package var descent: Int
  package var capHeight: Int

  package init(
    lines: [TypesetLine], isRightToLeft: Bool, isTruncated: Bool, missing: [Character],
    inkless: [String] = [], ascent: Int, descent: Int, capHeight: Int
  ) {
    self.lines = lines
    self.isRightToLeft = isRightToLeft
    self.isTruncated = isTruncated
    self.missing = missing
    self.inkless = inkless
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
  }

  /// Width of the widest line in pixels.
  package var width: Int { lines.map(\.width).max() ?? 0 }
}

/// One line: runs in visual order, from the line's left edge on its baseline.
package struct TypesetLine: Hashable, Sendable {
  package var runs: [PositionedRun]
  /// Sum of advances without trailing white space, in pixels, rounded up.
  package var width: Int
  /// The part of the string, as offsets into its UTF-8, trailing white space included.
  package var range: Range<Int>
  /// True where it ends inside of a word, with a hyphen that is not of the text.
  package var isDivided: Bool

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - runs: The runs in visual order, from the line's left edge on its baseline.
  ///   - width: The sum of advances without trailing white space, in pixels, rounded up.
  ///   - range: The part of the string, as offsets into its UTF-8, trailing white space included.
  ///   - isDivided: True where it ends inside of a word, with a hyphen that is not of the text.
  package init(
    runs: [PositionedRun], width: Int, range: Range<Int>, isDivided: Bool = false
  ) {
    self.runs = runs
    self.width = width
    self.range = range
    self.isDivided = isDivided
  }
}

package struct PositionedRun: Hashable, Sendable {
  /// The distance from the line's left edge to the run's origin, in 26.6 fixed point.
  package var x: Int32
  package var run: GlyphRun

  package init(x: Int32, run: GlyphRun) {
    self.x = x
    self.run = run
  }
}

/// The place of a character (a grapheme cluster) in its line.
package struct CharacterPlace: Hashable, Sendable {
  /// The offset in the string's UTF-8 at which it begins.
  package var offset: Int
  /// The side at which it begins and the one at which it ends, in pixels from the line's left edge: the second is
  /// the smaller one where it is written from right to left.
  package var leading: Int
  package var trailing: Int

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - offset: The offset in the string's UTF-8 at which the character begins.
  ///   - leading: The side at which it begins, in pixels from the line's left edge.
  ///   - trailing: The side at which it ends, in pixels from the line's left edge.
  package init(offset: Int, leading: Int, trailing: Int) {
    self.offset = offset
    self.leading = leading
    self.trailing = trailing
  }
}

/// An engine that sets text in lines with the faces of a profile.
///
/// It is total and deterministic: any string gives lines, the same request gives the same answer.
package protocol Typesetter {
  func typeset(_ request: TextRequest) -> TypesetText
  /// Returns the characters of one of the lines: between them a caret can stand.
  ///
  /// - Parameters:
  ///   - request: The text that is set in lines.
  ///   - line: The position of the line, from 0.
  /// - Returns: The characters in the order of the text, white space at its end included; empty where there is no
  ///   such line.
  func characters(in request: TextRequest, line: Int) -> [CharacterPlace]
  /// Returns the characters that no face has, as `typeset` would tell them, without setting the text.
  func missing(in request: TextRequest) -> [Character]
  /// Returns the places where lines of a text may be broken.
  ///
  /// - Returns: Offsets into its UTF-8 in order, without its ends.
  func breaks(in text: String) -> [Int]
  /// Returns the embedding level (UAX #9) of each byte of the UTF-8 of a paragraph.
  ///
  /// - Parameters:
  ///   - paragraph: The text of the paragraph.
  ///   - isRightToLeft: The base direction of the paragraph.
  /// - Returns: Even levels are written from left to right; the bytes of a character have one level.
  func levels(in paragraph: String, isRightToLeft: Bool) -> [UInt8]
  /// True where all faces could be opened; else a character that is missing here may be there on the device.
  var hasAllFaces: Bool { get }
}

extension Typesetter {
  package var hasAllFaces: Bool { true }

  package func missing(in request: TextRequest) -> [Character] { typeset(request).missing }

  /// Returns one level for all bytes, that of the paragraph's direction.
  ///
  /// - Parameters:
  ///   - paragraph: The text of the paragraph.
  ///   - isRightToLeft: The base direction of the paragraph.
  /// - Returns: A level for each byte of its UTF-8: 1 for right to left, else 0.
  package func levels(in paragraph: String, isRightToLeft: Bool) -> [UInt8] {
    [UInt8](repeating: isRightToLeft ? 1 : 0, count: paragraph.utf8.count)
  }

  /// Returns the places behind spaces.
  ///
  /// - Returns: Offsets into the text's UTF-8 in order, without its ends.
  package func breaks(in text: String) -> [Int] {
    let bytes = Array(text.utf8)
    let space = UInt8(ascii: " ")
    return bytes.indices.dropFirst().filter { bytes[$0 - 1] == space && bytes[$0] != space }
  }

  /// Returns a text in pieces no wider than a request's lines, cut where its lines end.
  ///
  /// - Returns: The pieces; a letter that joins the next one is still drawn so where a cut parts them.
  package func pieces(of request: TextRequest) -> [String] {
    let lines = typeset(request).lines
    let bytes = Array(request.string.utf8)
    return lines.enumerated().map { index, line in
      let piece = String(decoding: bytes[line.range.clamped(to: 0..<bytes.count)], as: UTF8.self)
      let joinsNext = index + 1 < lines.count && piece.unicodeScalars.last?.joins == true
      let joinsLast = index > 0 && piece.unicodeScalars.first?.joins == true
      return (joinsLast ? "\u{200D}" : "") + piece + (joinsNext ? "\u{200D}" : "")
    }
  }
}

extension Unicode.Scalar {
  /// True for letters whose shape depends on their neighbours: Arabic and Syriac, N'Ko and Mongolian.
  fileprivate var joins: Bool {
    switch value {
    case 0x620...0x74A, 0x750...0x77F, 0x7CA...0x7EA, 0x8A0...0x8C9, 0x1820...0x1878:
      properties.isAlphabetic
    default: false
    }
  }
}
