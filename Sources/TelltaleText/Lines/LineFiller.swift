/// Decides where lines end. Widths are in 1024ths of a pixel.
struct LineFiller {
  let shaped: ShapedText
  /// Width of the hyphen that a soft hyphen shows at the end of a line.
  let hyphenWidth: Int

  static let softHyphen: UInt32 = 0xAD

  /// Where the line that starts at `start` ends: the last break at which it fits; for a word wider
  /// than the line the last grapheme that fits, one at the least. White space hangs over the end.
  /// `divided` says where a word that is wider than the line is divided with a hyphen, so that what
  /// stands before a place fits; `nil` where it cannot be.
  func lineEnd(
    from start: Int, in paragraph: Range<Int>, width: Int, divided: (Int) -> Int? = { _ in nil }
  ) -> Int {
    let scalars = shaped.text.scalars
    var best: Int?
    var place = start
    while place < paragraph.upperBound {
      let next = min(shaped.text.clusterEnd(after: place), paragraph.upperBound)
      if !ClusterTraits.hangs(scalars[place]), shaped.width(of: start..<next) > width {
        return best ?? divided(place) ?? (place > start ? place : next)
      }
      place = next
      if place < paragraph.upperBound, shaped.mayBreak[place] {
        let hyphen = scalars[place - 1] == Self.softHyphen ? hyphenWidth : 0
        if shaped.width(of: start..<place) + hyphen <= width || hyphen == 0 { best = place }
      }
    }
    return paragraph.upperBound
  }

  /// Where a line that goes on with an ellipsis is cut: after the last grapheme that fits.
  func cut(from start: Int, in paragraph: Range<Int>, width: Int) -> Int {
    var place = start
    while place < paragraph.upperBound {
      let next = min(shaped.text.clusterEnd(after: place), paragraph.upperBound)
      if shaped.width(of: start..<next) > width { break }
      place = next
    }
    return visibleEnd(of: start..<place)
  }

  /// The end of a line without the white space that hangs over.
  func visibleEnd(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, ClusterTraits.hangs(shaped.text.scalars[end - 1]) { end -= 1 }
    return end
  }
}
