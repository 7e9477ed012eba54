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
        answer.append(Self.mean(of: source, width: width, columns: column, rows: row))
      }
    }
    return GlyphImage(
      left: columns.first, top: -rows.first, width: columns.size, height: rows.size,
      pixels: .color(answer))
  }

  private static func mean(
    of source: [UInt32], width: Int, columns: [AreaAxis.Share], rows: [AreaAxis.Share]
  ) -> UInt32 {
    var sums = SIMD4<UInt64>.zero
    for row in rows {
      for column in columns {
        let pixel = source[row.index * width + column.index]
        let channels = SIMD4<UInt64>(
          UInt64(pixel >> 24), UInt64(pixel >> 16 & 255), UInt64(pixel >> 8 & 255),
          UInt64(pixel & 255))
        sums &+= channels &* (UInt64(row.weight) &* UInt64(column.weight))
      }
    }
    let mean = (sums &+ 1 << 31) &>> 32
    return UInt32(mean[0]) << 24 | UInt32(mean[1]) << 16 | UInt32(mean[2]) << 8 | UInt32(mean[3])
  }
}

/// How the pixels of one direction are made up from those of the source.
struct AreaAxis {
  /// A source pixel and its part of the new one, in 65536ths.
  struct Share {
    var index: Int
    var weight: UInt32
  }

  /// Coordinate of the first new pixel.
  let first: Int
  let shares: [[Share]]

  var size: Int { shares.count }

  /// - Parameters:
  ///   - start: where the picture starts, in units of 1/`unit` pixel.
  ///   - length: how long it is, in the same units.
  ///   - unit: units to a pixel.
  ///   - count: number of source pixels.
  init(start: Int, length: Int, unit: Int, count: Int) {
    first = Self.floor(start, unit)
    let end = -Self.floor(-(start + length), unit)
    let first = first
    shares = (first..<max(first, end)).map { pixel in
      Self.shares(from: pixel * unit - start, length: length, unit: unit, count: count)
    }
  }

  /// The source pixels below one new pixel that starts at `from`.
  private static func shares(from: Int, length: Int, unit: Int, count: Int) -> [Share] {
    // Source pixels are length/count wide; with all multiplied by count they have whole edges.
    let low = max(0, from * count)
    let high = min(length * count, (from + unit) * count)
    guard low < high else { return [] }
    return (low / length..<(high + length - 1) / length).map { index in
      let covered = min(high, (index + 1) * length) - max(low, index * length)
      return Share(index: index, weight: UInt32(covered * 65_536 / (unit * count)))
    }
  }

  private static func floor(_ value: Int, _ unit: Int) -> Int {
    value >= 0 ? value / unit : -((-value + unit - 1) / unit)
  }
}
