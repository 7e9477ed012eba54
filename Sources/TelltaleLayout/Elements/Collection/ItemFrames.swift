import TelltaleGraphics
import TelltaleModel

/// The places of the items of a collection, in pixels from the upper left corner of its content.
package struct ItemFrames: Hashable, Sendable {
  package private(set) var frames: [PixelRect] = []
  package private(set) var size = PixelSize(width: 0, height: 0)
  /// True where the items and their words have grown, to be read from further away.
  package var isLarge = false

  /// The lower edge of the line that an item stands in.
  func lineEnd(of index: Int) -> Int {
    frames.filter { $0.y == frames[index].y }.map(\.maxY).max() ?? frames[index].maxY
  }

  /// The places of items in order by row, without overlap and within the width. A grid makes its
  /// columns equally wide (COLLECTION-MIXED-SIZES, COLLECTION-PADDING).
  ///
  /// - Parameters:
  ///   - sizes: Pixels of each item; `nil` for the usual size.
  ///   - usual: Pixels of an item that has no size of its own.
  ///   - layout: The arrangement, such as a grid, or a row that goes on sideways.
  ///   - width: Pixels of the content.
  ///   - gap: Pixels between items.
  ///   - margin: Pixels around all of them.
  ///   - isRightToLeft: True where lines begin at the right.
  ///   - isEven: True where a grid has no more columns than it takes for its lines to be of equal
  ///     length.
  ///   - above: Pixels that are kept free above an item, which begins a line, by the item's index.
  ///   - below: Pixels that are kept free below the line that an item ends, by the item's index.
  package init(
    sizes: [PixelSize?], usual: PixelSize, layout: CollectionLayout, width: Int, gap: Int,
    margin: Int, isRightToLeft: Bool, isEven: Bool = false, above: [Int: Int] = [:],
    below: [Int: Int] = [:]
  ) {
    let inner = max(1, width - 2 * margin)
    let most = max(1, (inner + gap) / (usual.width + gap))
    let runs = ItemRuns(of: sizes.count, from: above.keys, to: below.keys)
    let columns = isEven ? runs.evenColumns(upTo: most) : most
    let isPlain = sizes.allSatisfy { $0 == nil }
    let each =
      layout == .grid && isPlain ? (inner - gap * (columns - 1)) / columns : usual.width
    var x = margin
    var y = margin
    var rowHeight = 0
    var right = margin
    var isOver = false
    for (index, size) in sizes.enumerated() {
      let own = PixelSize(
        width: layout == .row ? size?.width ?? each : min(inner, size?.width ?? each),
        height: size?.height ?? usual.height)
      let begins = isOver || above[index] != nil || x + own.width > width - margin
      if layout != .row, x > margin, begins {
        x = margin
        y += rowHeight + gap
        rowHeight = 0
      }
      y += above[index] ?? 0
      isOver = below[index] != nil
      frames.append(PixelRect(x: x, y: y, width: own.width, height: own.height))
      x += own.width + gap
      right = max(right, x - gap)
      rowHeight = max(rowHeight, own.height)
      // What is kept free below an item is part of its line.
      if let free = below[index] { rowHeight += free }
    }
    size = PixelSize(width: layout == .row ? right + margin : width, height: y + rowHeight + margin)
    if isRightToLeft {
      let full = max(size.width, width)
      frames = frames.map { $0.slice(x: full - $0.maxX, width: $0.width) }
    }
  }
}
