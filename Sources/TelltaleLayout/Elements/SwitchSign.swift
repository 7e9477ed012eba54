import TelltaleGraphics
import TelltaleModel

/// Places the capsule of a switch, whose knob is at one end or the other: colour alone tells nothing. On has a check
/// as well.
struct SwitchSign: PartPlacer {
  let screen: ScreenContext
  let isOn: Bool
  let isEnabled: Bool
  /// On is at the left.
  let isMirrored: Bool

  /// Its height follows the text beside it, in pixels.
  static func size(_ screen: ScreenContext) -> PixelSize {
    let height = max(
      screen.pixels(24), Int(screen.context.em(screen.type.row) / 64) * 5 / 4)
    return PixelSize(width: height * 7 / 4, height: height)
  }

  func place(in box: PixelRect, of id: ControlID, into parts: inout ScreenParts) {
    let inset = max(2, box.height / 10)
    let side = box.height - 2 * inset
    let isRight = isOn != isMirrored
    let knob = PixelRect(
      x: isRight ? box.maxX - inset - side : box.x + inset, y: box.y + inset, width: side,
      height: side)
    parts.add(.capsule(box, knob: knob, isOn: isOn, isEnabled: isEnabled), of: id)
    guard isOn else { return }
    let ink: PartInk = .role(.accent)
    parts.add(
      .icon(knob.insetBy(side / 5), name: "check", isEnabled ? ink : .faint(ink)), of: id)
  }
}
