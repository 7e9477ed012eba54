import TelltaleGraphics
import TelltaleModel

/// Where the items of a collection stand, from the upper left corner of its content, in pixels.
package struct ItemFrames: Hashable, Sendable {
  package private(set) var frames: [PixelRect] = []
  package private(set) var size = PixelSize(width: 0, height: 0)

  /// In order by row, without overlap and within the width; a grid makes its columns equally wide
  /// (COLLECTION-MIXED-SIZES, COLLECTION-PADDING).
  package init(
    sizes: [PixelSize?], usual: PixelSize, layout: CollectionLayout, width: Int, gap: Int,
    margin: Int, isRightToLeft: Bool
  ) {
    let inner = max(1, width - 2 * margin)
    let columns = max(1, (inner + gap) / (usual.width + gap))
    let isPlain = sizes.allSatisfy { $0 == nil }
    let each =
      layout == .grid && isPlain ? (inner - gap * (columns - 1)) / columns : usual.width
    var x = margin
    var y = margin
    var rowHeight = 0
    var right = margin
    for size in sizes {
      let own = PixelSize(
        width: layout == .row ? size?.width ?? each : min(inner, size?.width ?? each),
        height: size?.height ?? usual.height)
      if layout != .row, x > margin, x + own.width > width - margin {
        x = margin
        y += rowHeight + gap
        rowHeight = 0
      }
      frames.append(PixelRect(x: x, y: y, width: own.width, height: own.height))
      x += own.width + gap
      right = max(right, x - gap)
      rowHeight = max(rowHeight, own.height)
    }
    size = PixelSize(width: layout == .row ? right + margin : width, height: y + rowHeight + margin)
    if isRightToLeft {
      let full = max(size.width, width)
      frames = frames.map { $0.slice(x: full - $0.maxX, width: $0.width) }
    }
  }
}
