import TelltaleGraphics
import TelltaleModel

/// Places elements that scroll together, and may be magnified.
struct ScrollViewPlacer: ElementPlacer {
  let screen: ScreenContext
  let view: ScrollView
  let path: NodePath

  func extent(width: Int) -> Extent {
    .flexible(
      least: 2 * pixels(metrics.rowHeight),
      whole: screen.stackHeight(
        screen.shown(view.content.placed(at: path.key("content"))), width: width))
  }

  /// Magnified, everything in it is set at a higher density: the same arrangement, sharp.
  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    let zoom = min(max(screen.setting.view.zooms[path] ?? 1, view.minZoom), view.maxZoom)
    let inside = zoom == 1 ? screen : screen.magnified(by: zoom)
    let page = PixelSize(
      width: Int((Double(frame.width) * zoom).rounded()),
      height: Int((Double(frame.height) * zoom).rounded()))
    let stack = ScrollStack(view, at: path, page: page, window: frame.size, in: inside)
    let window = ScrollWindow(
      screen: inside, path: path, content: stack.size, viewport: frame,
      // There is more to a magnified page than the window shows.
      step: pixels(metrics.rowHeight), axis: zoom > 1 ? .both : view.axis,
      isPaging: view.isPaging && zoom <= 1, zooms: view.minZoom...max(view.minZoom, view.maxZoom))
    let outer = parts.leastTarget
    parts.leastTarget = inside.leastTarget
    window.place(into: &parts) { parts, origin in
      for (placed, own) in zip(stack.elements, stack.frames) {
        inside.place(placed, in: own.offsetBy(x: origin.x, y: origin.y), into: &parts)
      }
    }
    parts.leastTarget = outer
  }
}
