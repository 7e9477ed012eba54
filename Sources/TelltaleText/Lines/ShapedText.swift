import TelltaleModel

/// A text shaped as if on endless lines: what line filling works from.
struct ShapedText {
  let text: DisplaySafe
  let isRightToLeft: Bool
  /// Between line feeds.
  let paragraphs: [ShapedParagraph]
  /// Width of everything before each scalar, in 1024ths of a pixel; one more than there are scalars.
  let widthBefore: [Int]
  /// Whether a line may start with each scalar.
  let mayBreak: [Bool]
  let missing: [Character]

  func width(of range: Range<Int>) -> Int {
    widthBefore[range.upperBound] - widthBefore[range.lowerBound]
  }
}

/// A stretch of text between line feeds.
struct ShapedParagraph {
  let range: Range<Int>
  /// In the order of the text, without gaps.
  let items: [ShapedItem]
}

struct ShapedItem {
  let item: TextItem
  /// From left to right.
  let glyphs: [ShapedGlyph]
}
