/// A quarter of a disc on the pixel grid, its centre on a corner of four pixels.
///
/// Each pixel holds 16 by 16 samples and is covered by the share of them that lies in the disc.
/// Counting is exact: the quarter is equal to its own mirror image across the diagonal, to the bit.
struct Disc {
  let radius: Int
  /// For each row of samples, from the centre outwards: how many of it lie in the disc.
  private let extents: [Int]

  init(radius: Int) {
    self.radius = radius
    let limit = (32 * radius) * (32 * radius)
    var extent = 16 * radius
    extents = (0..<16 * radius).map { row in
      let y = 2 * row + 1
      while extent > 0, (2 * extent - 1) * (2 * extent - 1) + y * y > limit { extent -= 1 }
      return extent
    }
  }

  /// The pixels of a row, counted from the outer side, that are covered in part at most.
  ///
  /// All before are empty, all after are full.
  func edge(_ row: Int) -> CornerShape.Edge {
    let touched = (extents[16 * row] + 15) / 16
    let full = extents[16 * row + 15] / 16
    return CornerShape.Edge(start: radius - touched, end: radius - full)
  }

  /// Coverage of a pixel; `column` counts from the outer side, and there is none below 0.
  func coverage(_ row: Int, _ column: Int) -> UInt8 {
    guard column >= 0 else { return 0 }
    let first = 16 * (radius - 1 - column)
    var inside = 0
    for sample in 16 * row..<16 * row + 16 { inside += min(max(extents[sample] - first, 0), 16) }
    return UInt8((inside * 255 + 128) >> 8)
  }
}
