/// Shares the advances of glyphs out to the grapheme clusters they stand for.
struct ClusterWidths {
  /// By scalar, in 1024ths of a pixel; nothing for scalars inside a cluster.
  private(set) var widths: [Int]

  init(count: Int) { widths = Array(repeating: 0, count: count) }

  mutating func add(_ shaped: ShapedItem, startsCluster: [Bool]) {
    let glyphs = shaped.glyphs
    var end = shaped.item.range.upperBound
    var advance = 0
    // From the text's end to its start, which for right-to-left items is left to right.
    let order =
      shaped.item.isRightToLeft
      ? Array(glyphs.indices) : Array(glyphs.indices.reversed())
    for (place, index) in order.enumerated() {
      advance += glyphs[index].advance
      let cluster = glyphs[index].cluster
      if place + 1 < order.count, glyphs[order[place + 1]].cluster == cluster { continue }
      share(advance, over: cluster..<max(cluster + 1, end), startsCluster: startsCluster)
      advance = 0
      end = cluster
    }
  }

  /// A ligature's width goes to its letters in equal parts.
  private mutating func share(_ advance: Int, over range: Range<Int>, startsCluster: [Bool]) {
    let starts = range.filter { $0 == range.lowerBound || startsCluster[$0] }
    for (place, start) in starts.enumerated() {
      widths[start] += advance * (place + 1) / starts.count - advance * place / starts.count
    }
  }

  /// Width of everything before each scalar, and of all.
  var sums: [Int] {
    var sums = [0]
    sums.reserveCapacity(widths.count + 1)
    var sum = 0
    for width in widths {
      sum += width
      sums.append(sum)
    }
    return sums
  }
}
