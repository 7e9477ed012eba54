import TelltaleModel

extension FontBook {
  /// Returns the places of the characters of one line.
  ///
  /// - Parameters:
  ///   - request: The text, as it was set.
  ///   - line: The index of the line, from 0.
  /// - Returns: Places in pixels from the left end of the line, in the order of the text; none
  ///   where there is no such line.
  package func characters(in request: TextRequest, line: Int) -> [CharacterPlace] {
    let lines = typeset(request).lines
    guard lines.indices.contains(line) else { return [] }
    return CharacterPlaces(shapedText(request), lines[line].range).places
  }
}

/// Finds where the characters of a line stand, from the widths that the text was broken by.
///
/// A letter that was shaped anew at the end of a line may be a fraction of a pixel off.
struct CharacterPlaces {
  private let shaped: ShapedText
  /// The line in scalars.
  private let range: Range<Int>
  private(set) var places: [CharacterPlace] = []

  /// - bytes: the line in the UTF-8 of the text.
  init(_ shaped: ShapedText, _ bytes: Range<Int>) {
    self.shaped = shaped
    let offsets = shaped.text.offsets
    range =
      Self.index(of: bytes.lowerBound, in: offsets)..<Self.index(of: bytes.upperBound, in: offsets)
    let filler = LineFiller(shaped: shaped, hyphenWidth: 0)
    let visible = range.lowerBound..<filler.visibleEnd(of: range)
    let pieces = Self.pieces(of: visible, in: shaped)
    var left = 0
    for index in VisualOrder.indices(of: pieces.map(\.level)) {
      let piece = pieces[index]
      add(piece.range, from: left, isRightToLeft: piece.level % 2 == 1)
      left += shaped.width(of: piece.range)
    }
    // White space hangs over the end of the paragraph's direction.
    let spaces = visible.upperBound..<range.upperBound
    let start = shaped.isRightToLeft ? -shaped.width(of: spaces) : left
    add(spaces, from: start, isRightToLeft: shaped.isRightToLeft)
    places.sort { $0.offset < $1.offset }
  }

  private mutating func add(_ range: Range<Int>, from left: Int, isRightToLeft: Bool) {
    let right = left + shaped.width(of: range)
    var index = range.lowerBound
    while index < range.upperBound {
      let end = min(shaped.text.clusterEnd(after: index), range.upperBound)
      let before = shaped.width(of: range.lowerBound..<index)
      let after = shaped.width(of: range.lowerBound..<end)
      places.append(
        CharacterPlace(
          offset: shaped.text.offsets[index],
          leading: Self.pixels(isRightToLeft ? right - before : left + before),
          trailing: Self.pixels(isRightToLeft ? right - after : left + after)))
      index = end
    }
  }

  /// The parts of a line that go one way.
  private static func pieces(
    of range: Range<Int>, in shaped: ShapedText
  ) -> [(range: Range<Int>, level: UInt8)] {
    shaped.paragraphs.flatMap(\.items).compactMap { one in
      let part = one.item.range.clamped(to: range)
      return part.isEmpty ? nil : (part, one.item.level)
    }
  }

  /// The nearest whole pixel.
  private static func pixels(_ width: Int) -> Int { (width + 512) >> 10 }

  /// The first scalar that begins at or after a place in the UTF-8.
  private static func index(of offset: Int, in offsets: [Int]) -> Int {
    var low = 0
    var high = offsets.count - 1
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
