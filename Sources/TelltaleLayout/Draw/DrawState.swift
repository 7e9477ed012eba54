import TelltaleModel

/// What a picture depends on beside the placement.
package struct DrawState: Hashable, Sendable {
  package var appearance: Appearance
  /// The focused control; drawn only where focus shows.
  package var focus: ControlID?
  package var showsFocus: Bool
  /// The control that is held down.
  package var pressed: ControlID?
  /// Pixels by which the scroll area is moved up.
  package var scrollOffset: Int
  /// The field that typing goes to; it shows its typing mark.
  package var caret: ControlID?
  /// Whether the keyboard's shift key is on.
  package var isShifted: Bool

  package init(
    appearance: Appearance, focus: ControlID? = nil, showsFocus: Bool = false,
    pressed: ControlID? = nil, scrollOffset: Int = 0, caret: ControlID? = nil,
    isShifted: Bool = false
  ) {
    self.appearance = appearance
    self.focus = focus
    self.showsFocus = showsFocus
    self.pressed = pressed
    self.scrollOffset = scrollOffset
    self.caret = caret
    self.isShifted = isShifted
  }
}
