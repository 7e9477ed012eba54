import TelltaleGraphics

extension GlyphImage {
  /// A colour picture scaled by a ratio, each new pixel the mean of the area that it covers, and
  /// shifted right by quarters of a pixel.
  func scaled(by numerator: Int, over denominator: Int, phase: Int) -> GlyphImage {
    guard case .color(let source) = pixels, numerator > 0, denominator > 0 else { return self }
    let columns = AreaAxis(
      start: left * numerator * 4 + phase * denominator, length: width * numerator * 4,
      unit: denominator * 4, count: width)
    let rows = AreaAxis(
      start: -top * numerator * 4, length: height * numerator * 4, unit: denominator * 4,
      count: height)
    guard columns.size <= GlyphPictures.sideLimit, rows.size <= GlyphPictures.sideLimit else {
      return .blank
    }
    var answer = [UInt32]()
    answer.reserveCapacity(columns.size * rows.size)
    for row in rows.shares {
      for column in columns.shares {
        answer.append(AreaAxis.mean(of: source, width: width, columns: column, rows: row))
      }
    }
    return GlyphImage(
      left: columns.first, top: -rows.first, width: columns.size, height: rows.size,
      pixels: .color(answer))
  }
}
