import TelltaleGraphics
import TelltaleModel

/// What the picture of a surface depends on beside its placement.
package struct DrawState: Hashable, Sendable {
  package var appearance: Appearance
  package var focus: ControlID?
  package var showsFocus: Bool
  package var pressed: ControlID?
  /// The field whose typing mark shows.
  package var caret: ControlID?
  /// Whether Caps Lock is on, which the field that is typed into says if it is secret.
  package var locksCapitals = false
  /// Which of its eight places the spinner's head is at.
  package var spinnerPhase: Int
  /// Areas whose indicators show, fully or on their way out, 0 to 255.
  package var indicators: [NodePath: UInt8]
  /// Pixels by which the whole is moved down, while it comes or goes.
  package var drop: Int

  package init(
    appearance: Appearance, focus: ControlID? = nil, showsFocus: Bool = false,
    pressed: ControlID? = nil, caret: ControlID? = nil, spinnerPhase: Int = 0,
    indicators: [NodePath: UInt8] = [:], drop: Int = 0
  ) {
    self.appearance = appearance
    self.focus = focus
    self.showsFocus = showsFocus
    self.pressed = pressed
    self.caret = caret
    self.spinnerPhase = spinnerPhase
    self.indicators = indicators
    self.drop = drop
  }
}
