import TelltaleGraphics

/// Where a typing mark can stand in a text that is set in lines, in pixels from the upper left corner
/// of its box. Places are counted in characters (grapheme clusters).
package struct CaretMap: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    package var y: Int
    package var height: Int
    /// The first place of the line and its last, which is the next line's first where it was broken
    /// between two characters.
    package var range: Range<Int>
    package var isBroken: Bool
    package var isRightToLeft: Bool
    /// Where each character begins and ends; what is written from right to left ends at the left.
    package var characters: [Edges]
    /// Where the mark stands in a line without characters.
    package var emptyX: Int
  }

  package struct Edges: Hashable, Sendable {
    package var leading: Int
    package var trailing: Int
  }

  package var lines: [Line]
  /// Of the box.
  package var width: Int

  /// The line that a place belongs to.
  package func line(of caret: Int, leansBack: Bool) -> Int {
    let index = lines.lastIndex { $0.range.lowerBound <= caret } ?? 0
    let isBetween = index > 0 && lines[index].range.lowerBound == caret
    return isBetween && leansBack && lines[index - 1].isBroken ? index - 1 : index
  }

  /// The line that the mark of a text stands in.
  package func line(of value: FieldValue) -> Int {
    line(of: value.caret, leansBack: value.leansBack)
  }

  /// Where the mark stands: how far from the left, in which line.
  package func x(of caret: Int, in index: Int) -> Int {
    guard lines.indices.contains(index) else { return 0 }
    let line = lines[index]
    let place = caret - line.range.lowerBound
    if line.characters.indices.contains(place) { return line.characters[place].leading }
    return line.characters.last?.trailing ?? line.emptyX
  }

  /// The place of a line that is nearest to a point, and whether it is the end of a broken line.
  package func place(nearest x: Int, in index: Int) -> (caret: Int, leansBack: Bool) {
    guard lines.indices.contains(index) else { return (0, false) }
    let line = lines[index]
    let stops = line.characters.map(\.leading) + [self.x(of: line.range.upperBound, in: index)]
    let nearest = stops.indices.min { abs(stops[$0] - x) < abs(stops[$1] - x) } ?? 0
    let caret = line.range.lowerBound + nearest
    return (caret, line.isBroken && caret == line.range.upperBound)
  }

  /// The line at a height, or the one that is nearest.
  package func line(at y: Int) -> Int {
    max(0, lines.lastIndex { $0.y <= y } ?? 0)
  }

  /// The character that a point is on, or is nearest to.
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

  /// What lies behind marked characters, line by line; a line feed that is marked shows as a strip.
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
