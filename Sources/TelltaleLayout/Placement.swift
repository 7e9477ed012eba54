import TelltaleGraphics
import TelltaleModel

/// Where everything of a surface stands, in pixels of the display, as far as it is seen or next to
/// what is seen: of a question, a page with keys, a screen or a modal.
package struct Placement: Hashable, Sendable {
  package var size: PixelSize
  /// Whether what stands side by side goes on from right to left.
  package var isRightToLeft: Bool
  /// What it covers: the display, or its card.
  package var frame: PixelRect
  package var radius: Int
  /// What it is drawn on.
  package var ground: ColorRole
  /// Of the shadow around a card; 0 where it has none.
  package var shadowBlur = 0
  /// Drawn in order.
  package var parts: [PlacedPart]
  /// What can be focused or pressed, in the order that focus moves; scrolled out of view the target
  /// is empty.
  package var controls: [Control]
  /// What is seen where a control would be, and cannot be chosen now.
  package var disabled: [Control] = []
  package var areas: [ScrollArea]
  /// Text views that are more than read.
  package var textViews: [PlacedTextView] = []
  package var focusRing: FocusRing
  /// True while something on it turns and is seen: asked at every event.
  package var hasSpinner = false
  /// What had to be done to make it fit, for logs and the linter.
  package var notes: [PlacementNote]
  /// What of it moves where it comes in the place of another.
  package var moving: MovingParts?

  /// Of what has not been placed yet.
  package static let nowhere = Placement(
    size: PixelSize(width: 0, height: 0), isRightToLeft: false, frame: .empty, radius: 0,
    ground: .ground, parts: [], controls: [], areas: [], focusRing: FocusRing(width: 0, gap: 0),
    notes: [])

  package func control(_ id: ControlID) -> Control? { controls.first { $0.id == id } }

  /// What of a question cannot be read; `nil` where all of it can.
  package var unreadable: PlacementNote? { notes.first { $0.kind == .inkless } }

  package func area(_ path: NodePath) -> ScrollArea? { areas.first { $0.path == path } }

  package func text(_ path: NodePath) -> PlacedTextView? { textViews.first { $0.path == path } }

  /// Titles and messages, in the order that they are drawn.
  package var texts: [PlacedText] {
    parts.compactMap { part in
      guard part.control == nil, case .text(let text, _) = part.shape,
        text.role == .title || text.role == .message
      else { return nil }
      return text
    }
  }
}

/// The parts of a placement that change where another screen comes: all but tabs and what stays above and below.
package struct MovingParts: Hashable, Sendable {
  package var range: Range<Int>
  /// What they cover, in pixels.
  package var frame: PixelRect

  package init(_ range: Range<Int>, in frame: PixelRect) {
    (self.range, self.frame) = (range, frame)
  }
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

package struct FocusRing: Hashable, Sendable {
  /// Pixels.
  package var width: Int
  /// Pixels between the control and the ring.
  package var gap: Int
  /// Whether controls with a ground of their own have none, and are lifted in its place.
  package var lifts: Bool

  package init(width: Int, gap: Int, lifts: Bool = false) {
    self.width = width
    self.gap = gap
    self.lifts = lifts
  }

  /// How far it reaches beyond the control.
  package var reach: Int { gap + width }
}

/// Something done to make a dialog fit.
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
    /// What may be left out is not shown, since the rest would have too little room.
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
