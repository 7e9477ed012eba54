import TelltaleGraphics
import TelltaleModel

/// A text of several looks in lines, each line with the ink of its runs.
struct SetRichText {
  struct Line {
    var pieces: [Piece]
    var width: Int
    var height: Int
    /// From its top down to the baseline of all pieces.
    var rise: Int
    /// Of its paragraph, which begins at the side that it is written from.
    var isRightToLeft = false
    /// Its first and its last place in the UTF-8 of the whole text, without the line feed.
    var range = 0..<0
    /// Broken where there was no more room, and not by a line feed.
    var isBroken = false
  }

  /// What is set at once, with the white space behind it.
  struct Piece {
    var text: StyledText
    /// From where the line begins, on the side that its paragraph is written from.
    var x: Int
    var ink: PartInk?
    /// Where it begins in the UTF-8 of the whole text.
    var start: Int
    /// What it was set by, and which of the lines of that it is.
    var request: TextRequest
    var line: Int
    /// Bytes at its beginning that are not of the text itself.
    var lead = 0
    /// White space behind a word, in characters and in pixels for each.
    var spaces = 0
    var spaceWidth = 0
    /// The side of it that the white space is on.
    var isRightToLeft = false

    /// Which bytes of the UTF-8 of the whole text it is, without the spaces.
    var place: Range<Int> {
      let own = text.text.lines.first?.range ?? 0..<text.content.string.utf8.count
      return start + max(lead, own.lowerBound)..<start + max(lead, own.upperBound)
    }

    var width: Int { text.text.width }
    /// More than white space, or what an empty line is as high as.
    var isSeen: Bool { width > 0 || spaces == 0 }
  }

  var lines: [Line]
  /// All of it as its author wrote it; told only where a tree of meaning is made.
  var string: String?
  /// Its last line ends in an ellipsis.
  var isTruncated = false
  var height: Int { lines.map(\.height).reduce(0, +) }
  var width: Int { lines.map(\.width).max() ?? 0 }
}

extension SetRichText {
  /// The lines in their places, from a height on; those outside of the frame are left out.
  func placedLines(in frame: PixelRect, from top: Int) -> [PlacedLine] {
    var y = top
    return lines.flatMap { line in
      defer { y += line.height }
      guard y < frame.maxY, y + line.height > frame.y else { return [PlacedLine]() }
      let left = frame.x + line.left(in: frame.width, .leading, isMirrored: nil)
      return line.pieces.filter(\.isSeen).flatMap { piece in
        let box = PixelRect(
          x: left + line.left(of: piece), y: y + line.rise - piece.text.rise, width: piece.width,
          height: piece.text.lineHeight)
        return piece.text.placed(.content, in: box, alignment: .leading).lines
      }
    }
  }
}

extension SetRichText.Line {
  /// Pixels from the line's left edge to a piece.
  func left(of piece: SetRichText.Piece) -> Int {
    isRightToLeft ? width - piece.x - piece.width : piece.x
  }

  /// Pixels from the left edge of the box that it stands in.
  func left(in width: Int, _ alignment: TextAlignment, isMirrored: Bool?) -> Int {
    let rest = max(0, width - self.width)
    let beginsAtRight = isMirrored ?? isRightToLeft
    return switch alignment {
    case .leading: beginsAtRight ? rest : 0
    case .center: rest / 2
    case .trailing: beginsAtRight ? 0 : rest
    }
  }
}
