/// The shares that source pixels have in the new pixels of one direction.
package struct AreaAxis: Sendable {
  /// A source pixel and its part of the new one, in 65536ths.
  package struct Share: Hashable, Sendable {
    package var index: Int
    package var weight: UInt32
  }

  /// The coordinate of the first new pixel.
  package let first: Int
  /// For each new pixel, the source pixels below it. Empty where none are below it.
  package let shares: [[Share]]

  /// The number of new pixels.
  package var size: Int { shares.count }

  init(first: Int, shares: [[Share]]) {
    self.first = first
    self.shares = shares
  }

  /// A scaled direction that begins anywhere on the grid of new pixels.
  ///
  /// - Parameters:
  ///   - start: The place where the picture starts, in units of 1/`unit` pixel.
  ///   - length: The length of the picture, in the same units.
  ///   - unit: Units to a pixel.
  ///   - count: Source pixels in this direction.
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
