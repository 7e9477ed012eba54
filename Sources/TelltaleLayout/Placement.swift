import TelltaleGraphics
import TelltaleModel

/// The places of everything on a surface, in pixels of the display: on a question, a page with
/// keys, a screen or a modal. It covers what is seen and what is next to that.
package struct Placement: Hashable, Sendable {
  package var size: PixelSize
  /// True where things side by side go on from right to left.
  package var isRightToLeft: Bool
  /// The rectangle that it covers: the display, or its card.
  package var frame: PixelRect
  package var radius: Int
  /// The colour of the ground on which it is drawn.
  package var ground: ColorRole
  /// The blur in pixels of the shadow around a card; 0 where it has none.
  package var shadowBlur = 0
  /// The parts, in the order in which they are drawn.
  package var parts: [PlacedPart]
  /// The controls that can be focused or pressed, in the order in which focus moves. The target of
  /// one that is scrolled out of view is empty.
  package var controls: [Control]
  /// The controls that are seen and cannot be chosen now.
  package var disabled: [Control] = []
  package var areas: [ScrollArea]
  /// Text views on which people can act.
  package var textViews: [PlacedTextView] = []
  package var focusRing: FocusRing
  /// True while a spinner on it is seen. Every event asks for it.
  package var hasSpinner = false
  /// The measures that were necessary to make it fit, for logs and the linter.
  package var notes: [PlacementNote]
  /// The parts that move where this placement takes the place of another.
  package var moving: MovingParts?

  /// The placement of a surface that has not been placed yet.
  package static let nowhere = Placement(
    size: PixelSize(width: 0, height: 0), isRightToLeft: false, frame: .empty, radius: 0,
    ground: .ground, parts: [], controls: [], areas: [], focusRing: FocusRing(width: 0, gap: 0),
    notes: [])

  /// Returns a control.
  ///
  /// - Parameter id: Its identity, as in a placement before.
  /// - Returns: The control; `nil` where it is not there, or cannot be chosen now.
  package func control(_ id: ControlID) -> Control? { controls.first { $0.id == id } }

  /// Returns a scroll area.
  ///
  /// - Parameter path: The place of its element in the scene.
  /// - Returns: The area; `nil` where none of that path is on the surface.
  package var unreadable: PlacementNote? { notes.first { $0.kind == .inkless } }

  /// Returns a scroll area.
  ///
  /// - Parameter path: The place of its element in the scene.
  /// - Returns: The area; `nil` where everything fits and nothing scrolls.
  package func area(_ path: NodePath) -> ScrollArea? { areas.first { $0.path == path } }

  /// Returns a text view.
  ///
  /// - Parameter path: The place of its element in the scene.
  /// - Returns: The view; `nil` where it is not there, or can only be read.
  package func text(_ path: NodePath) -> PlacedTextView? { textViews.first { $0.path == path } }

  /// Titles and messages, in the order in which they are drawn.
  package var texts: [PlacedText] {
    parts.compactMap { part in
      guard part.control == nil, case .text(let text, _) = part.shape,
        text.role == .title || text.role == .message
      else { return nil }
      return text
    }
  }
}

/// The parts of a placement that change where another screen comes: all except tabs and the status
/// at the top and at the foot.
package struct MovingParts: Hashable, Sendable {
  package var range: Range<Int>
  /// The rectangle that they cover, in pixels.
  package var frame: PixelRect

  /// The moving parts of a placement.
  ///
  /// - Parameters:
  ///   - range: Indices of the placement's parts.
  ///   - frame: The rectangle that they cover, in pixels of the display.
  package init(_ range: Range<Int>, in frame: PixelRect) {
    (self.range, self.frame) = (range, frame)
  }
}

/// The place of a text view on which people can act.
package struct PlacedTextView: Hashable, Sendable {
  package var path: NodePath
  /// The rectangle of the whole text on the display, also where it is scrolled out of sight.
  package var box: PixelRect
  /// The density of its content; higher inside of content that is magnified.
  package var density: Density

  package init(path: NodePath, box: PixelRect, density: Density) {
    self.path = path
    self.box = box
    self.density = density
  }
}

/// The ring around the control that has the focus.
package struct FocusRing: Hashable, Sendable {
  /// The width of the line in pixels.
  package var width: Int
  /// Pixels between the control and the ring.
  package var gap: Int
  /// True where controls with a ground of their own have no ring, and are lifted in its place.
  package var lifts: Bool

  /// A ring.
  ///
  /// - Parameters:
  ///   - width: Pixels of the line.
  ///   - gap: Pixels between the control and the line.
  ///   - lifts: True where controls with a ground of their own are lifted instead.
  package init(width: Int, gap: Int, lifts: Bool = false) {
    self.width = width
    self.gap = gap
    self.lifts = lifts
  }

  /// Pixels by which the ring reaches beyond the control.
  package var reach: Int { gap + width }
}

/// A measure taken to make a surface fit, or a part of it that is not shown in full.
package struct PlacementNote: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    /// The text scrolls, the buttons stay.
    case textScrolls = "text-scrolls"
    /// Text and buttons scroll together: not even the buttons fit.
    case allScrolls = "all-scrolls"
    /// Two buttons are stacked because a title does not fit half the width.
    case stacked
    /// A shorter variant is shown.
    case variant
    /// Text ends in an ellipsis.
    case truncated
    /// A figure is wider than its room even at a title's size, and takes several lines.
    case figureWraps = "figure-wraps"
    /// A character that no font has.
    case missingGlyph = "missing-glyph"
    /// Letters of a question that leave no ink, since the fonts named are damaged: it cannot be read.
    case inkless
    /// The tables of a web page are taken apart: their cells stand below each other.
    case tablesApart = "tables-apart"
    /// A page is shown without its styles, which take too long.
    case stylesLeftOut = "styles-left-out"
    /// A web page is not shown.
    case pageMissing = "page-missing"
    /// Something has less height than it needs: its foot is not seen.
    case cut
    /// Something has less width than it needs: its end is not seen.
    case tooNarrow = "too-narrow"
    /// A QR code has no room for modules that a camera could tell apart, and is not shown.
    case codeMissing = "code-missing"
    /// A part that may be left out is not shown, since the rest would have too little room.
    case leftOut = "left-out"
  }

  package var kind: Kind
  package var path: NodePath
  package var detail: String

  package init(_ kind: Kind, path: NodePath, detail: String) {
    self.kind = kind
    self.path = path
    self.detail = detail
  }
}
