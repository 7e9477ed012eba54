import TelltaleGraphics
import TelltaleModel

// How controls show that they have the focus, or are held down.
extension Pen {
  /// How a control shows the state that it is in: by one mark, of two that of the hand.
  enum Mark { case rest, focused, lifted, pressed }

  func mark(of control: ControlID?) -> Mark {
    guard let control else { return .rest }
    if state.pressed == control { return .pressed }
    guard state.showsFocus, state.focus == control else { return .rest }
    // What scrolls is gone through where it is.
    if case .area = control { return .focused }
    return placement.focusRing.lifts ? .lifted : .focused
  }

  /// The fill of a control that is held down or lifted; nil at rest.
  /// ACTION-SHEET-DESTRUCTIVE-STANDS-OUT: what destroys has a colour of its own in both.
  func fill(of control: ControlID?, destroys: Bool) -> Color? {
    switch mark(of: control) {
    case .pressed: destroys ? palette.pressedDestructive : palette.pressed
    case .lifted: destroys ? palette.litDestructive : palette.lifted
    case .focused, .rest: nil
    }
  }

  mutating func body(
    _ rect: PixelRect, _ radius: Int, _ rest: PartInk, destroys: Bool, _ control: ControlID?
  ) {
    platter(rect, radius, fill(of: control, destroys: destroys) ?? color(rest), control)
  }

  /// What a control stands on, with its ring; lifted, it is larger and throws a shadow. Drawn as nothing where it has no
  /// colour, so that every state gives the same commands.
  mutating func platter(
    _ rect: PixelRect, _ radius: Int, _ color: Color?, _ control: ControlID?
  ) {
    let ring = placement.focusRing
    let isLifted = mark(of: control) == .lifted
    let grown = isLifted ? moved(rect).insetBy(-ring.reach) : moved(rect)
    let round = isLifted ? radius + ring.reach : radius
    if ring.lifts {
      let shade = Color.black.withAlpha(state.appearance == .day ? 90 : 160)
      add(
        .shadow(
          isLifted ? grown.offsetBy(x: 0, y: ring.reach) : .empty, radius: isLifted ? round : 0,
          blur: isLifted ? 2 * ring.reach : 0, shade))
    }
    fill(color == nil ? .empty : grown, round, color ?? palette.accent)
    if !ring.lifts || isArea(control) { self.ring(rect, radius, control) }
  }

  private func isArea(_ control: ControlID?) -> Bool {
    if case .area? = control { true } else { false }
  }

  /// A ring around a control whose ground stays as it is: none while it is held down.
  mutating func ring(_ rect: PixelRect, _ radius: Int, _ control: ControlID?) {
    let mark = mark(of: control)
    let isSeen = mark == .focused || mark == .lifted
    let ring = placement.focusRing
    let reach = ring.gap + ring.width
    let rect = state.glide.map { rect.moved(by: $0) } ?? rect
    add(
      .roundedStroke(
        isSeen ? moved(rect).insetBy(-reach) : .empty, radius: isSeen ? radius + reach : 0,
        width: isSeen ? ring.width : 0, palette.focusRing))
  }
}
