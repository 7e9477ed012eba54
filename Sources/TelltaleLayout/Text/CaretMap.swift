import TelltaleGraphics

/// A map of the places of a caret in a text that is set in lines, in pixels from the upper left
/// corner of its box. Places are counted in characters (grapheme clusters).
package struct CaretMap: Hashable, Sendable {
  /// A line of the text, with the places in it.
  package struct Line: Hashable, Sendable {
    package var y: Int
    package var height: Int
    /// The first place of the line and its last, which is the next line's first where it was broken
    /// between two characters.
    package var range: Range<Int>
    package var isBroken: Bool
    package var isRightToLeft: Bool
    /// The edges of each character. A character that is written from right to left ends at the
    /// left.
    package var characters: [Edges]
    /// The place of the caret in a line without characters.
    package var emptyX: Int
  }

  /// The pixels at which a character begins and ends.
  package struct Edges: Hashable, Sendable {
    package var leading: Int
    package var trailing: Int
  }

  package var lines: [Line]
  /// The width of the box.
  package var width: Int

  /// Returns the line to which a place belongs.
  ///
  /// - Parameters:
  ///   - caret: Characters before the place.
  ///   - leansBack: True for the end of a line that was broken there, false for the beginning of
  ///     the next.
  /// - Returns: The index of the line; 0 where there are none.
  package func line(of caret: Int, leansBack: Bool) -> Int {
    let index = lines.lastIndex { $0.range.lowerBound <= caret } ?? 0
    let isBetween = index > 0 && lines[index].range.lowerBound == caret
    return isBetween && leansBack && lines[index - 1].isBroken ? index - 1 : index
  }

  /// Returns the line in which the caret of a text stands.
  ///
  /// - Parameter value: The text, of which the map was made.
  /// - Returns: The index of the line; 0 where there are none.
  package func line(of value: FieldValue) -> Int {
    line(of: value.caret, leansBack: value.leansBack)
  }

  /// Returns the distance of a place from the left edge of the box.
  ///
  /// - Parameters:
  ///   - caret: Characters before the place; behind the line's last, its end counts.
  ///   - index: The index of its line.
  /// - Returns: Pixels; 0 where there is no such line.
  package func x(of caret: Int, in index: Int) -> Int {
    guard lines.indices.contains(index) else { return 0 }
    let line = lines[index]
    let place = caret - line.range.lowerBound
    if line.characters.indices.contains(place) { return line.characters[place].leading }
    return line.characters.last?.trailing ?? line.emptyX
  }

  /// Returns the place of a line that is nearest to a point.
  ///
  /// - Parameters:
  ///   - x: Pixels from the left edge of the box.
  ///   - index: The index of the line.
  /// - Returns: Characters before the place, and true where it is the end of a line that is broken
  ///   there.
  package func place(nearest x: Int, in index: Int) -> (caret: Int, leansBack: Bool) {
    guard lines.indices.contains(index) else { return (0, false) }
    let line = lines[index]
    let stops = line.characters.map(\.leading) + [self.x(of: line.range.upperBound, in: index)]
    let nearest = stops.indices.min { abs(stops[$0] - x) < abs(stops[$1] - x) } ?? 0
    let caret = line.range.lowerBound + nearest
    return (caret, line.isBroken && caret == line.range.upperBound)
  }

  /// Returns the line at a height, or the one that is nearest.
  ///
  /// - Parameter y: Pixels from the upper edge of the box.
  /// - Returns: The index of the line; 0 where there are none.
  package func line(at y: Int) -> Int {
    max(0, lines.lastIndex { $0.y <= y } ?? 0)
  }

  /// Returns the character under a point, or the nearest one of its line.
  ///
  /// - Parameter point: Pixels from the upper left corner of the box.
  /// - Returns: Characters before it.
  package func character(at point: PixelPoint) -> Int {
    let index = line(at: point.y)
    guard lines.indices.contains(index) else { return 0 }
    let line = lines[index]
    func distance(_ one: Edges) -> Int {
      let (left, right) = (min(one.leading, one.trailing), max(one.leading, one.trailing))
      return max(left - point.x, point.x - right + 1, 0)
    }
    let nearest = line.characters.indices.min {
      distance(line.characters[$0]) < distance(line.characters[$1])
    }
    return line.range.lowerBound + (nearest ?? 0)
  }

  /// Returns the rectangles behind marked characters, line by line. A line feed that is marked
  /// shows as a strip.
  ///
  /// - Parameter range: Places of characters, counted from 0.
  /// - Returns: Pixels from the upper left corner of the box; rectangles that touch are joined.
  package func marks(_ range: Range<Int>) -> [PixelRect] {
    lines.flatMap { line in
      let rects = zip(line.range.lowerBound..., line.characters).filter { range.contains($0.0) }
        .map { _, one in
          line.rect(min(one.leading, one.trailing), max(one.leading, one.trailing))
        }
      return (rects + line.feed(in: range)).joined
    }
  }
}

extension CaretMap.Line {
  fileprivate func rect(_ left: Int, _ right: Int) -> PixelRect {
    PixelRect(x: left, y: y, width: right - left, height: height)
  }

  fileprivate func feed(in range: Range<Int>) -> [PixelRect] {
    guard !isBroken, range.contains(self.range.upperBound) else { return [] }
    let end = characters.last?.trailing ?? emptyX
    let width = height / 4
    return [isRightToLeft ? rect(end - width, end) : rect(end, end + width)]
  }
}

extension [PixelRect] {
  /// Those that touch, as one.
  var joined: [PixelRect] {
    var result: [PixelRect] = []
    for rect in sorted(by: { $0.x < $1.x }) {
      if let last = result.last, rect.x <= last.maxX {
        result[result.count - 1].width = Swift.max(last.maxX, rect.maxX) - last.x
      } else {
        result.append(rect)
      }
    }
    return result
  }
}
