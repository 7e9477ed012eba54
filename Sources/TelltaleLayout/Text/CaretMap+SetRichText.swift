import TelltaleGraphics
import TelltaleModel

extension CaretMap {
  /// The places of a text that was set in lines.
  ///
  /// - string: the whole of the text.
  /// - isWanted: of which lines, by their range, more is to be known than where they begin and end.
  init(
    _ set: SetRichText, of string: String, width: Int, alignment: TextAlignment,
    by typesetter: any Typesetter, where isWanted: (Range<Int>) -> Bool = { _ in true }
  ) {
    self.width = width
    let places = CharacterPlaces(string)
    var y = 0
    var next = 0
    lines = []
    for (index, line) in set.lines.enumerated() {
      let left = line.left(in: width, alignment, isMirrored: nil)
      // A broken line goes on to where the next one begins, whatever hangs over between them.
      let end =
        line.isBroken && index + 1 < set.lines.count
        ? set.lines[index + 1].range.lowerBound : line.range.upperBound
      let range = next..<max(next, places.character(at: end))
      lines.append(
        Line(
          y: y, height: line.height, range: range, isBroken: line.isBroken,
          isRightToLeft: line.isRightToLeft,
          characters: isWanted(range)
            ? line.characters(places.starts[range], typesetter).map {
              Edges(leading: left + $0.leading, trailing: left + $0.trailing)
            } : [], emptyX: left))
      y += line.height
      next = range.upperBound + (line.isBroken ? 0 : 1)
    }
    if lines.isEmpty {
      lines = [
        Line(
          y: 0, height: 0, range: 0..<0, isBroken: false, isRightToLeft: false, characters: [],
          emptyX: 0)
      ]
    }
  }
}

/// The characters of a text and their places in its UTF-8.
private struct CharacterPlaces {
  /// Where each begins, and as the last element where the text ends.
  var starts: [Int] = []

  init(_ string: String) {
    var offset = 0
    for character in string {
      starts.append(offset)
      offset += character.utf8.count
    }
    starts.append(offset)
  }

  /// The first that begins at or after a place in the UTF-8.
  func character(at byte: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < byte { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension SetRichText.Line {
  /// Where the characters that begin at the given places of the UTF-8 stand; what is not drawn is
  /// where the one before it ends.
  fileprivate func characters(
    _ starts: ArraySlice<Int>, _ typesetter: any Typesetter
  ) -> [CaretMap.Edges] {
    var known: [Int: CaretMap.Edges] = [:]
    for piece in pieces {
      for one in piece.characters(from: left(of: piece), typesetter) {
        known[one.offset] = CaretMap.Edges(leading: one.leading, trailing: one.trailing)
      }
    }
    var end = isRightToLeft ? width : 0
    return starts.map { start in
      let extent = known[start] ?? CaretMap.Edges(leading: end, trailing: end)
      end = extent.trailing
      return extent
    }
  }
}

extension SetRichText.Piece {
  fileprivate func characters(
    from left: Int, _ typesetter: any Typesetter
  ) -> [CharacterPlace] {
    let own = typesetter.characters(in: request, line: line).filter { $0.offset >= lead }.map {
      CharacterPlace(
        offset: start + $0.offset, leading: left + $0.leading, trailing: left + $0.trailing)
    }
    let end = start + (spaces == 0 ? 0 : request.string.utf8.count)
    let hanging = (0..<spaces).map { index in
      let (before, after) = (index * spaceWidth, (index + 1) * spaceWidth)
      return isRightToLeft
        ? CharacterPlace(offset: end + index, leading: left - before, trailing: left - after)
        : CharacterPlace(
          offset: end + index, leading: left + width + before, trailing: left + width + after)
    }
    return own + hanging
  }
}
