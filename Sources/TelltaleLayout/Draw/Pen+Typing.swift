import TelltaleGraphics
import TelltaleModel

/// What is drawn while something is typed.
extension Pen {
  /// The typing mark of what is being typed into.
  mutating func caret(_ rect: PixelRect, _ ink: PartInk, _ control: ControlID?) {
    add(.fill(isTyped(control) ? moved(rect) : .empty, color(ink)))
  }

  /// What says over a secret field that Caps Lock is on, while it is typed into; a hint may lie below it.
  mutating func capsLock(_ rect: PixelRect, on ground: ColorRole, _ control: ControlID?) {
    guard state.locksCapitals, isTyped(control) else {
      for _ in 0..<2 { add(.fill(.empty, palette[ground])) }
      return
    }
    add(.fill(moved(rect), palette[ground]))
    add(.icon(moved(rect), name: "caps-lock", palette.text))
  }

  private func isTyped(_ control: ControlID?) -> Bool {
    control != nil && state.caret == control
  }
}
