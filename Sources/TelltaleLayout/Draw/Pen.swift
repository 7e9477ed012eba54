import TelltaleGraphics
import TelltaleModel

/// Collects the commands of one picture.
struct Pen {
  let palette: Palette
  let state: DrawState
  let placement: Placement
  private(set) var commands: [DrawCommand] = []
  /// Pixels by which what is being drawn is moved up.
  private var lift = 0

  init(palette: Palette, state: DrawState, placement: Placement) {
    self.palette = palette
    self.state = state
    self.placement = placement
    commands.reserveCapacity(32)
  }

  mutating func add(_ command: DrawCommand) { commands.append(command) }

  /// Draws inside the viewport, moved by the scroll offset; without a viewport, in place.
  mutating func scrolled(_ viewport: PixelRect?, _ body: (inout Pen) -> Void) {
    guard let viewport else { return body(&self) }
    add(.pushClip(viewport))
    lift = state.scrollOffset
    body(&self)
    lift = 0
    add(.popClip)
  }

  mutating func text(_ text: PlacedText, _ color: Color) {
    for line in text.lines {
      for positioned in line.line.runs {
        let x = line.origin.x + Int(positioned.x >> 6)
        add(
          .glyphs(
            positioned.shiftedRun, origin: PixelPoint(x: x, y: line.origin.y - lift), color))
      }
    }
  }

  mutating func control(_ control: Control) {
    switch control.id {
    case .text: ring(control)
    case .field: field(control)
    case .button, .key, .keyboard: button(control)
    // Controls of screens, which have a pen of their own.
    case .node, .entry, .tab, .more, .back, .dismiss, .dismissCancel, .hint, .area, .beside:
      break
    }
  }

  private mutating func button(_ control: Control) {
    let look = ButtonLook(control, state: state, palette: palette)
    add(.roundedFill(lifted(control.frame), radius: control.radius, look.fill))
    text(control.label, look.text)
    ring(control)
  }

  private mutating func field(_ control: Control) {
    let frame = lifted(control.frame)
    add(.roundedFill(frame, radius: control.radius, palette.raised))
    let caretWidth = control.caret?.width ?? 0
    add(.pushClip(lifted(control.label.frame).insetBy(-caretWidth).intersection(frame)))
    for mark in control.marks {
      add(.fill(lifted(mark), palette.mark(under: [palette.text], on: palette.raised)))
    }
    let isHint = control.label.role == .placeholder
    text(control.label, isHint ? palette.textSecondary : palette.text)
    let caret = state.caret == control.id ? control.caret.map(lifted) ?? .empty : .empty
    add(.fill(caret, palette.accent))
    add(.popClip)
    ring(control)
  }

  /// The focus ring; drawn as nothing where the control is not focused.
  private mutating func ring(_ control: Control) {
    let isFocused = state.showsFocus && state.focus == control.id
    let ring = placement.focusRing
    let rect = isFocused ? lifted(control.frame).insetBy(-ring.reach) : .empty
    add(
      .roundedStroke(
        rect, radius: isFocused ? control.radius + ring.reach : 0,
        width: isFocused ? ring.width : 0, palette.focusRing))
  }

  /// A bar beside the scroll area: how much there is, and where one is.
  mutating func indicator(_ scroll: ScrollArea, cardRadius: Int) {
    // It stays clear of the card's round corners.
    let straight = placement.card.inset(
      PixelInsets(top: cardRadius / 2, left: 0, bottom: cardRadius / 2, right: 0))
    let view = scroll.viewport.intersection(straight)
    let bar = ScrollBar(ring: placement.focusRing, cardRadius: cardRadius)
    let height = max(2 * bar.width, view.height * view.height / max(1, scroll.contentHeight))
    let free = view.height - height
    let y = view.y + free * state.scrollOffset / max(1, scroll.maximumOffset)
    let x = placement.isRightToLeft ? view.x + bar.edge : view.maxX - bar.edge - bar.width
    let rect = PixelRect(x: x, y: y, width: bar.width, height: height)
    add(.roundedFill(rect, radius: bar.width / 2, palette.textSecondary))
  }

  private func lifted(_ rect: PixelRect) -> PixelRect { rect.offsetBy(x: 0, y: -lift) }
}

extension PositionedRun {
  /// Runs start at fractions of a pixel; what is left of the fraction goes into the glyphs.
  var shiftedRun: GlyphRun {
    let rest = x & 63
    return rest == 0 ? run : run.shifted(by: rest)
  }
}
