import TelltaleGraphics

// What is drawn at the edges of a window, of how much there is beyond them.
extension ScrollArea {
  /// Next to the window, where its content goes on: above, below, left and right of it.
  ///
  /// - Parameters:
  ///   - viewport: The window.
  ///   - depth: How far a shade goes, in pixels.
  ///   - page: What the window is a part of.
  /// - Returns: What throws shades into the window.
  func regionsBeyond(_ viewport: PixelRect, by depth: Int, in page: PixelRect) -> [PixelRect] {
    let most = maximumOffset
    var regions: [PixelRect] = []
    func add(_ goesOn: Bool, x: Int, y: Int, width: Int, height: Int) {
      if goesOn { regions.append(PixelRect(x: x, y: y, width: width, height: height)) }
    }
    let across = shaded(
      viewport.x..<viewport.maxX, offset.x, content.width, depth, page.x..<page.maxX)
    let down = shaded(
      viewport.y..<viewport.maxY, offset.y, content.height, depth, page.y..<page.maxY)
    add(
      offset.y > 0, x: across.lowerBound, y: viewport.y - depth, width: across.count,
      height: depth)
    add(
      offset.y < most.y, x: across.lowerBound, y: viewport.maxY, width: across.count,
      height: depth)
    add(
      offset.x > 0, x: viewport.x - depth, y: down.lowerBound, width: depth, height: down.count)
    add(
      offset.x < most.x, x: viewport.maxX, y: down.lowerBound, width: depth, height: down.count)
    return regions
  }

  /// How far a shade goes along an edge: beside what there is of the content, and where that goes to the end of the
  /// page so far that the soft end of the shade lies outside of it. Beside something else it ends softly in the window,
  /// which would be seen to be cut there.
  private func shaded(
    _ window: Range<Int>, _ offset: Int, _ content: Int, _ depth: Int, _ page: Range<Int>
  ) -> Range<Int> {
    let (start, end) = (window.lowerBound, window.upperBound)
    let last = start - offset + content
    let first = start > page.lowerBound ? start + depth : start - 2 * depth
    let most = end < page.upperBound ? end - depth : end + 2 * depth
    return first..<max(first, last < end ? last : most)
  }

  /// Bars at the right and lower edge, as long and where the window is on the content.
  func indicatorBars(in viewport: PixelRect, width: Int) -> [PixelRect] {
    let most = maximumOffset
    var bars: [PixelRect] = []
    if most.y > 0 {
      let free = viewport.height - 4
      let length = max(3 * width, free * viewport.height / max(1, content.height))
      let y = viewport.y + 2 + (free - length) * offset.y / most.y
      bars.append(
        PixelRect(x: viewport.maxX - width - 3, y: y, width: width, height: length))
    }
    if most.x > 0 {
      let free = viewport.width - 4
      let length = max(3 * width, free * viewport.width / max(1, content.width))
      let x = viewport.x + 2 + (free - length) * offset.x / most.x
      bars.append(
        PixelRect(x: x, y: viewport.maxY - width - 3, width: length, height: width))
    }
    return bars
  }
}
