import TelltaleGraphics
import TelltaleModel

/// A window onto more content than it shows.
package struct ScrollArea: Hashable, Sendable {
  package var path: NodePath
  package var viewport: PixelRect
  /// Pixels.
  package var content: PixelSize
  package var axis: ScrollAxis
  package var offset: PixelPoint
  /// Pixels of one step by knob or key.
  package var step: Int
  package var isPaging: Bool
  /// Smallest and largest magnification.
  package var zooms: ClosedRange<Double>
  /// How much its content is magnified now.
  package var zoom = 1.0
  /// The area that its window stands in.
  package var parent: NodePath?
  /// What there is to be read besides controls, on the display as it stands now; of long lists only
  /// what is next to what is seen.
  package var readings: [PixelRect] = []

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

  package var maximumOffset: PixelPoint {
    PixelPoint(
      x: axis == .vertical ? 0 : max(0, content.width - viewport.width),
      y: axis == .horizontal ? 0 : max(0, content.height - viewport.height))
  }

  package func clamped(_ offset: PixelPoint) -> PixelPoint {
    let most = maximumOffset
    return PixelPoint(x: min(max(offset.x, 0), most.x), y: min(max(offset.y, 0), most.y))
  }

  /// The least movement that brings a frame, as it stands on the display now, into view; what is
  /// larger than the window fills it. Pages come whole (SCROLL-VIEW-PAGING).
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
