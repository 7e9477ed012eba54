extension AreaAxis {
  /// All of the source pixels on another number of pixels. Where there are fewer, each is the mean
  /// of the source pixels that it covers; where there are more, they go from one source pixel to
  /// the next in a straight line.
  ///
  /// - Parameters:
  ///   - count: Source pixels in this direction.
  ///   - size: New pixels in this direction.
  package init(count: Int, onto size: Int) {
    self.init(
      first: 0,
      shares: size <= count
        ? AreaAxis(start: 0, length: size, unit: 1, count: count).shares.map(Self.whole)
        : (0..<size).map { Self.between($0, of: size, count: count) })
  }

  /// The shares with what rounding took from them given to the largest, so that they make a whole.
  private static func whole(_ shares: [Share]) -> [Share] {
    var shares = shares
    let sum = shares.reduce(0) { $0 + $1.weight }
    if let most = shares.indices.max(by: { shares[$0].weight < shares[$1].weight }) {
      shares[most].weight += 65_536 - min(sum, 65_536)
    }
    return shares
  }

  /// The two source pixels whose middles lie around the middle of a new one.
  private static func between(_ index: Int, of size: Int, count: Int) -> [Share] {
    // In 65536ths of a source pixel.
    let middle = ((2 * index + 1) * count * 32_768) / size - 32_768
    guard middle > 0 else { return [Share(index: 0, weight: 65_536)] }
    let lower = middle >> 16
    guard lower < count - 1 else { return [Share(index: count - 1, weight: 65_536)] }
    let upper = UInt32(middle & 0xFFFF)
    return [
      Share(index: lower, weight: 65_536 - upper), Share(index: lower + 1, weight: upper),
    ]
  }
}
