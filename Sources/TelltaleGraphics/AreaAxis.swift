/// How the pixels of one direction are made up from those of the source.
package struct AreaAxis: Sendable {
  /// A source pixel and its part of the new one, in 65536ths.
  package struct Share: Hashable, Sendable {
    package var index: Int
    package var weight: UInt32
  }

  /// Coordinate of the first new pixel.
  package let first: Int
  package let shares: [[Share]]

  package var size: Int { shares.count }

  init(first: Int, shares: [[Share]]) {
    self.first = first
    self.shares = shares
  }

  /// - Parameters:
  ///   - start: where the picture starts, in units of 1/`unit` pixel.
  ///   - length: how long it is, in the same units.
  ///   - unit: units to a pixel.
  ///   - count: number of source pixels.
  package init(start: Int, length: Int, unit: Int, count: Int) {
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
