import TelltaleGraphics

extension PlacedPart.Shape {
  /// The same, moved sideways by so many pixels.
  func offsetBy(x dx: Int) -> PlacedPart.Shape {
    func moved(_ rect: PixelRect) -> PixelRect { rect.offsetBy(x: dx, y: 0) }
    return switch self {
    case .fill(let rect, let radius, let ink): .fill(moved(rect), radius: radius, ink)
    case .stroke(let rect, let radius, let width, let ink):
      .stroke(moved(rect), radius: radius, width: width, ink)
    case .shade(let rect, let ink): .shade(moved(rect), ink)
    case .text(let text, let ink): .text(text.offsetBy(x: dx), ink)
    case .picture(let rect, let name): .picture(moved(rect), name: name)
    case .artwork(let rect, let shape, let name, let placeholder):
      .artwork(moved(rect), shape, name: name, placeholder: placeholder)
    case .icon(let rect, let name, let ink): .icon(moved(rect), name: name, ink)
    case .sign(let rect, let name, let ink): .sign(moved(rect), name: name, ink)
    case .body(let rect, let radius, let rest, let destroys):
      .body(moved(rect), radius: radius, rest, destroys: destroys)
    case .ground(let rect, let radius, let destroys):
      .ground(moved(rect), radius: radius, destroys: destroys)
    case .ring(let rect, let radius): .ring(moved(rect), radius: radius)
    case .caret(let rect, let ink): .caret(moved(rect), ink)
    case .capsLock(let rect, let ground): .capsLock(moved(rect), on: ground)
    case .spinner(let rect): .spinner(moved(rect))
    case .progress(let rect, let share, let ink): .progress(moved(rect), share, ink)
    case .gauge(let rect, let look): .gauge(moved(rect), look)
    case .code(let rect, let quiet, let grid): .code(moved(rect), quiet: quiet, grid)
    case .indicator(let path, let rect): .indicator(path, moved(rect))
    case .track(let line, let filled, let knob, let reach, let isEnabled):
      .track(
        moved(line), filled: moved(filled), knob: moved(knob), reach: reach, isEnabled: isEnabled)
    case .capsule(let rect, let knob, let isOn, let isEnabled):
      .capsule(moved(rect), knob: moved(knob), isOn: isOn, isEnabled: isEnabled)
    }
  }
}
