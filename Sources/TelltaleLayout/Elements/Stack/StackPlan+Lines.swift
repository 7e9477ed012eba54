/// How high the lines of rows and grids are.
extension StackPlan {
  /// How high the lines are in so many pixels.
  func lineHeights(in height: Int) -> [Int] {
    let free = max(0, height - gap * max(0, lines.count - 1))
    switch arrangement {
    case .column: return [height]
    case .row: return lines.count == 1 ? [height] : rowHeights(in: free)
    case .grid: return gridHeights(in: free)
    }
  }

  private func rowHeights(in height: Int) -> [Int] {
    let extents = lines.map(Self.extent)
    return extents.heights(sharing: max(0, height - extents.map(\.least).reduce(0, +)))
  }

  /// Each line is as high as its highest cell. What is left goes to the lines whose cells grow, by weight; where none
  /// does the grid as a whole was given more than it asked for, and all of them have an equal share.
  private func gridHeights(in height: Int) -> [Int] {
    let extents = lines.map(Self.extent)
    let weights = lines.map { line in line.map(\.item.grow).max() ?? 0 }
    guard extents.map(\.whole).reduce(0, +) < height else {
      return extents.map { FlexShare(base: $0.whole, least: $0.least) }.sizes(in: height)
    }
    let isShared = weights.allSatisfy { $0 == 0 }
    return zip(extents, weights).map { extent, weight in
      let grow = isShared ? 1 : weight
      return FlexShare(base: grow > 0 ? 0 : extent.whole, least: extent.whole, grow: grow)
    }.sizes(in: height)
  }
}
