import TelltaleModel

extension FontBook {
  /// The glyphs for a part of a paragraph, item by item in the order of the text. Items that cannot
  /// be cut where the part starts or ends are shaped again.
  func segments(
    of range: Range<Int>, in paragraph: ShapedParagraph, of shaped: ShapedText,
    for request: TextRequest
  ) -> [LineSegment] {
    guard !range.isEmpty else { return [] }
    var segments: [LineSegment] = []
    var index = Self.firstItem(after: range.lowerBound, in: paragraph.items)
    while index < paragraph.items.count {
      let shapedItem = paragraph.items[index]
      let part = shapedItem.item.range.clamped(to: range)
      if part.isEmpty { break }
      let glyphs =
        shapedItem.glyphs(in: part)
        ?? shape(shapedItem.item, range: part, in: paragraph.range, of: shaped.text, for: request)
      segments.append(
        LineSegment(level: shapedItem.item.level, face: shapedItem.item.face, glyphs: glyphs))
      index += 1
    }
    return segments
  }

  /// The first item that ends after a place.
  private static func firstItem(after place: Int, in items: [ShapedItem]) -> Int {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].item.range.upperBound <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
