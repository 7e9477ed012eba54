import TelltaleGraphics
import TelltaleModel

/// What is drawn while something is typed.
extension Pen {
  /// The typing mark of what is being typed into.
  mutating func caret(_ rect: PixelRect, _ ink: PartInk, _ control: ControlID?) {
    add(.fill(isTyped(control) ? moved(rect) : .empty, color(ink)))
  }

  /// What says over a secret field that Caps Lock is on, while it is typed into; a hint that
  /// runs below it fades out before it, since half a letter is read as another one.
  mutating func capsLock(_ rect: PixelRect, on ground: ColorRole, _ control: ControlID?) {
    guard state.locksCapitals, isTyped(control) else {
      for _ in 0..<3 { add(.fill(.empty, palette[ground])) }
      return
    }
    let mark = moved(rect)
    add(.shadow(mark, radius: 0, blur: max(1, mark.width / 3), palette[ground]))
    add(.fill(mark, palette[ground]))
    add(.icon(mark, name: "caps-lock", palette.text))
  }

  private func isTyped(_ control: ControlID?) -> Bool {
    control != nil && state.caret == control
  }
}
