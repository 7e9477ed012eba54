import TelltaleGraphics
import TelltaleModel

/// Where everything of a dialog stands, in pixels: what `place` makes of it.
///
/// What scrolls is given in its place at scroll offset 0.
package struct Placement: Hashable, Sendable {
  package var size: PixelSize
  package var isRightToLeft: Bool
  /// The card, or for the typing page the whole area of the keyboard.
  package var card: PixelRect
  package var cardRadius: Int
  package var shadowBlur: Int
  /// Texts that cannot be focused: title and message.
  package var texts: [PlacedText]
  /// What can be focused or pressed, in the order that focus moves.
  package var controls: [Control]
  /// Present when not all fits at once.
  package var scroll: ScrollArea?
  package var focusRing: FocusRing
  /// What had to be done to make it fit, for logs and the linter.
  package var notes: [PlacementNote]

  package init(
    size: PixelSize, isRightToLeft: Bool, card: PixelRect, cardRadius: Int, shadowBlur: Int,
    texts: [PlacedText], controls: [Control], scroll: ScrollArea?, focusRing: FocusRing,
    notes: [PlacementNote]
  ) {
    self.size = size
    self.isRightToLeft = isRightToLeft
    self.card = card
    self.cardRadius = cardRadius
    self.shadowBlur = shadowBlur
    self.texts = texts
    self.controls = controls
    self.scroll = scroll
    self.focusRing = focusRing
    self.notes = notes
  }

  package func control(_ id: ControlID) -> Control? { controls.first { $0.id == id } }
}

/// The part of the card that scrolls.
package struct ScrollArea: Hashable, Sendable {
  package var viewport: PixelRect
  package var contentHeight: Int
  /// Pixels of one step by knob or key: a line of text.
  package var step: Int

  package init(viewport: PixelRect, contentHeight: Int, step: Int) {
    self.viewport = viewport
    self.contentHeight = contentHeight
    self.step = step
  }

  package var maximumOffset: Int { max(0, contentHeight - viewport.height) }
}

package struct FocusRing: Hashable, Sendable {
  /// Pixels.
  package var width: Int
  /// Pixels between the control and the ring.
  package var gap: Int

  package init(width: Int, gap: Int) {
    self.width = width
    self.gap = gap
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
    /// A character that no font has.
    case missingGlyph = "missing-glyph"
    /// The tables of a web page are taken apart: their cells stand below each other.
    case tablesApart = "tables-apart"
    /// A web page is not shown.
    case pageMissing = "page-missing"
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
