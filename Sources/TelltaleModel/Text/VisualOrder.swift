/// The order of what stands on a line by its embedding levels (UAX #9, rule L2).
package enum VisualOrder {
  /// Returns the order in which segments of the given levels stand from left to right.
  ///
  /// - Parameter levels: A level for each segment, in the order of the text.
  /// - Returns: Indices into the levels, the leftmost segment first.
  package static func indices(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        if end > start { order[start..<end].reverse() }
        start = max(end, start + 1)
      }
    }
    return order
  }
}
