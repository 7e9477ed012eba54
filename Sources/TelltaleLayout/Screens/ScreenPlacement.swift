import TelltaleGraphics
import TelltaleModel

/// Where everything of a screen or a modal stands, in pixels of the display, as far as it is seen or
/// next to what is seen.
package struct ScreenPlacement: Hashable, Sendable {
  package var size: PixelSize
  package var isRightToLeft: Bool
  /// What it covers: the display, or the card of a modal.
  package var frame: PixelRect
  package var radius: Int
  /// Drawn in order.
  package var parts: [ScreenPart]
  /// What can be focused or pressed, in the order that focus moves; scrolled out of view the target
  /// is empty.
  package var controls: [Control]
  package var areas: [ScreenArea]
  /// Text views that are more than read.
  package var textViews: [PlacedTextView] = []
  package var focusRing: FocusRing
  package var notes: [PlacementNote]

  package func control(_ id: ControlID) -> Control? { controls.first { $0.id == id } }

  package func area(_ path: NodePath) -> ScreenArea? { areas.first { $0.path == path } }

  package func text(_ path: NodePath) -> PlacedTextView? { textViews.first { $0.path == path } }
}

/// Where the text of a text view stands that people can do something to.
package struct PlacedTextView: Hashable, Sendable {
  package var path: NodePath
  /// The whole text on the display, also where it is scrolled out of sight.
  package var box: PixelRect
  /// Higher inside of what is magnified.
  package var density: Density

  package init(path: NodePath, box: PixelRect, density: Density) {
    self.path = path
    self.box = box
    self.density = density
  }
}

/// A window onto more content than it shows.
package struct ScreenArea: Hashable, Sendable {
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
  /// Where its links lead, in pixels from the top of the content, by their keys.
  package var places: [Int: Int] = [:]
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

/// One thing to draw.
package struct ScreenPart: Hashable, Sendable {
  package var shape: Shape
  /// Nothing of it is seen outside of this.
  package var clip: PixelRect
  /// The control that it belongs to, whose state decides its colours.
  package var control: ControlID?

  package init(_ shape: Shape, clip: PixelRect, control: ControlID? = nil) {
    self.shape = shape
    self.clip = clip
    self.control = control
  }

  package enum Shape: Hashable, Sendable {
    case fill(PixelRect, radius: Int, ScreenInk)
    case stroke(PixelRect, radius: Int, width: Int, ScreenInk)
    case text(PlacedText, ScreenInk)
    /// A picture of the bundle, scaled to fit.
    case picture(PixelRect, name: String)
    /// A shape of the profile, scaled to fit.
    case icon(PixelRect, name: String, ScreenInk)
    /// The ground of a control, and its ring: seen only with focus or while pressed.
    case ground(PixelRect, radius: Int, ring: Bool)
    /// The ring of a control whose ground stays as it is.
    case ring(PixelRect, radius: Int)
    /// A typing mark: seen only while its control is typed into.
    case caret(PixelRect, ScreenInk)
    case spinner(PixelRect)
    /// 0 to 1 of a line that fills.
    case progress(PixelRect, Double)
    /// Shows how far an area has scrolled.
    case indicator(NodePath, PixelRect)
  }
}
