import TelltaleGraphics
import TelltaleModel

/// A text of several looks in lines, each line with the ink of its runs.
struct SetRichText {
  struct Piece {
    var text: StyledText
    /// From where the line begins, on the side that its paragraph is written from.
    var x: Int
    var ink: ScreenInk?
  }

  struct Line {
    var pieces: [Piece]
    var width: Int
    var height: Int
    /// From its top down to the baseline of all pieces.
    var rise: Int
    /// Of its paragraph, which begins at the side that it is written from.
    var isRightToLeft = false
  }

  var lines: [Line]
  var height: Int { lines.map(\.height).reduce(0, +) }
  var width: Int { lines.map(\.width).max() ?? 0 }
}

extension SetRichText.Line {
  /// Several pieces in a row that are written against the line's direction keep their own order.
  mutating func orderForeignPieces() {
    var start = 0
    while start < pieces.count {
      var end = start
      while end < pieces.count, pieces[end].text.text.isRightToLeft != isRightToLeft { end += 1 }
      if end > start + 1 {
        let edges = pieces[start].x + pieces[end - 1].x + pieces[end - 1].text.text.width
        for index in start..<end {
          pieces[index].x = edges - pieces[index].x - pieces[index].text.text.width
        }
      }
      start = max(end, start + 1)
    }
  }
}
