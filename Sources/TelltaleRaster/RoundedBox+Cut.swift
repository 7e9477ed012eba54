extension RoundedBox {
  /// Whether a row of it is narrower than the box.
  func cuts(_ y: Int) -> Bool {
    y < box.top + corner.rows.count || y >= box.bottom - corner.rows.count
  }

  /// Makes clear what a row of premultiplied words, as wide as the box, has beyond round corners.
  func cut(_ row: inout [UInt32], at y: Int) {
    let radius = corner.rows.count
    let shape: CornerShape.Row
    switch y {
    case box.top..<box.top + radius: shape = corner.rows[box.top + radius - 1 - y]
    case box.bottom - radius..<box.bottom: shape = corner.rows[y - box.bottom + radius]
    default: return
    }
    let (edge, last) = (shape.outer, row.count - 1)
    for x in 0..<min(edge.start, row.count) { (row[x], row[last - x]) = (0, 0) }
    corner.withCoverage { coverage in
      for x in edge.start..<min(edge.end, row.count) {
        let share = UInt32(coverage.left[edge.offset + x - edge.start])
        row[x] = row[x].scaled(by: share)
        if last - x != x { row[last - x] = row[last - x].scaled(by: share) }
      }
    }
  }
}

extension UInt32 {
  /// A premultiplied word of which so much of 255 is left.
  fileprivate func scaled(by share: UInt32) -> UInt32 {
    let low = Blend.by255((self & Blend.lanes) &* share)
    let high = Blend.by255((self &>> 8 & Blend.lanes) &* share)
    return low | high &<< 8
  }
}
