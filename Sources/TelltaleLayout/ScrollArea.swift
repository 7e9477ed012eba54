import TelltaleGraphics
import TelltaleModel

/// A window onto more content than it shows.
package struct ScrollArea: Hashable, Sendable {
  package var path: NodePath
  package var viewport: PixelRect
  /// The size of the content, in pixels.
  package var content: PixelSize
  package var axis: ScrollAxis
  package var offset: PixelPoint
  /// Pixels of one step by knob or key.
  package var step: Int
  package var isPaging: Bool
  /// The smallest and the largest magnification.
  package var zooms: ClosedRange<Double>
  /// The present magnification of its content.
  package var zoom = 1.0
  /// The area in which its window stands.
  package var parent: NodePath?
  /// The things that can be read besides controls, in pixels of the display as they stand now. Of
  /// long lists only those next to what is seen.
  package var readings: [PixelRect] = []

  /// A scroll area.
  ///
  /// - Parameters:
  ///   - path: The place of its element in the scene.
  ///   - viewport: Its window, in pixels of the display.
  ///   - content: Pixels of all that can be scrolled to.
  ///   - axis: The directions in which it scrolls.
  ///   - offset: Pixels by which the content is scrolled; kept within the content.
  ///   - step: Pixels of one step by knob or key.
  ///   - isPaging: True where it stops at whole pages only.
  ///   - zooms: The smallest and the largest magnification.
  package init(
    path: NodePath, viewport: PixelRect, content: PixelSize, axis: ScrollAxis,
    offset: PixelPoint, step: Int, isPaging: Bool = false, zooms: ClosedRange<Double> = 1...1
  ) {
    self.path = path
    self.viewport = viewport
    self.content = content
    self.axis = axis
    self.step = step
    self.isPaging = isPaging
    self.zooms = zooms
    self.offset = .zero
    self.offset = clamped(offset)
  }

  /// The largest offset in pixels; 0 in a direction in which it does not scroll.
  package var maximumOffset: PixelPoint {
    PixelPoint(
      x: axis == .vertical ? 0 : max(0, content.width - viewport.width),
      y: axis == .horizontal ? 0 : max(0, content.height - viewport.height))
  }

  /// Returns an offset that the area can have.
  ///
  /// - Parameter offset: Pixels from the upper left corner of the content.
  /// - Returns: The nearest offset at which the window holds content only.
  package func clamped(_ offset: PixelPoint) -> PixelPoint {
    let most = maximumOffset
    return PixelPoint(x: min(max(offset.x, 0), most.x), y: min(max(offset.y, 0), most.y))
  }

  /// Returns the offset that brings a frame into view by the least movement. A frame that is larger
  /// than the window fills it. Pages come whole (SCROLL-VIEW-PAGING).
  ///
  /// - Parameters:
  ///   - frame: The frame in pixels of the display, as it stands now.
  ///   - margin: Pixels that stay free around it; not used where the area stops at pages.
  /// - Returns: An offset that the area can have.
  package func offset(revealing frame: PixelRect, margin: Int) -> PixelPoint {
    if isPaging { return viewport.contains(frame) ? offset : page(of: frame) }
    let wanted = frame.insetBy(-margin)
    return clamped(
      PixelPoint(
        x: offset.x
          + Self.movement(wanted.x - viewport.x, wanted.maxX - viewport.maxX),
        y: offset.y
          + Self.movement(wanted.y - viewport.y, wanted.maxY - viewport.maxY)))
  }

  /// `before` and `after` are how far the edges of what is wanted are from those of the window.
  private static func movement(_ before: Int, _ after: Int) -> Int {
    if after > before { return before > 0 ? before : min(0, after) }
    return before < 0 ? before : max(0, after)
  }

  /// The page that a frame begins on, or for one that goes sideways lies on.
  private func page(of frame: PixelRect) -> PixelPoint {
    func start(_ place: Int, _ size: Int) -> Int { size > 0 ? max(0, place) / size * size : 0 }
    return clamped(
      PixelPoint(
        x: start(frame.midX - viewport.x + offset.x, viewport.width),
        y: start(frame.y - viewport.y + offset.y, viewport.height)))
  }
}
