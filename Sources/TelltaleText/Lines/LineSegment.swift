/// Glyphs of one face and level on one line, from left to right.
struct LineSegment {
  var level: UInt8
  var face: Int
  var glyphs: [ShapedGlyph]
  /// A sign of the engine's own, whose clusters are none of the text's.
  var isSign = false

  /// In 1024ths of a pixel.
  var width: Int { glyphs.reduce(0) { $0 + $1.advance } }
}

extension ShapedItem {
  /// The glyphs for a part of the item, where the text can be cut there without shaping again.
  func glyphs(in range: Range<Int>) -> [ShapedGlyph]? {
    if range == item.range { return glyphs }
    let start = firstGlyph(fromCluster: range.lowerBound)
    let end = firstGlyph(fromCluster: range.upperBound)
    guard isCut(at: range.lowerBound, place: start), isCut(at: range.upperBound, place: end)
    else { return nil }
    if item.isRightToLeft { return Array(glyphs[(glyphs.count - end)..<(glyphs.count - start)]) }
    return Array(glyphs[start..<end])
  }

  private func isCut(at cluster: Int, place: Int) -> Bool {
    if cluster == item.range.lowerBound || cluster == item.range.upperBound { return true }
    guard place < glyphs.count else { return false }
    let glyph = glyph(inTextOrder: place)
    return glyph.cluster == cluster && glyph.isSafeToBreak
  }

  /// Number of glyphs that stand for text before a place.
  private func firstGlyph(fromCluster cluster: Int) -> Int {
    var low = 0
    var high = glyphs.count
    while low < high {
      let middle = (low + high) / 2
      if glyph(inTextOrder: middle).cluster < cluster { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func glyph(inTextOrder place: Int) -> ShapedGlyph {
    item.isRightToLeft ? glyphs[glyphs.count - 1 - place] : glyphs[place]
  }
}
