import TelltaleGraphics
import TelltaleModel

/// Fill and text of a button or key in its present state.
struct ButtonLook: Hashable {
  var fill: Color
  var text: Color

  init(_ control: Control, state: DrawState, palette: Palette) {
    let isPressed = state.pressed == control.id
    let isFocused = state.showsFocus && state.focus == control.id
    let isOn = control.id == .keyboard(.shift) && state.isShifted
    if isPressed {
      self.init(fill: palette.pressed, text: palette.onPressed)
    } else if isFocused, control.role == .destructive {
      self.init(fill: palette.destructive, text: palette.onDestructive)
    } else if isFocused {
      self.init(fill: palette.accent, text: palette.onAccent)
    } else if isOn {
      self.init(fill: palette.text, text: palette.card)
    } else {
      self.init(fill: palette.raised, text: ButtonLook.restingText(control, palette))
    }
  }

  private init(fill: Color, text: Color) {
    self.fill = fill
    self.text = text
  }

  /// Keys are plain text; buttons have the accent, or the destructive colour
  /// (ALERT-DESTRUCTIVE-RENDER).
  private static func restingText(_ control: Control, _ palette: Palette) -> Color {
    switch control.id {
    case .key: palette.text
    case .keyboard(let function): function == .done ? palette.accent : palette.text
    // ACTION-SHEET-DESTRUCTIVE-STANDS-OUT, ACTION-SHEET-WATCH-STYLE-DEFAULT
    default: control.role == .destructive ? palette.destructive : palette.accent
    }
  }
}
