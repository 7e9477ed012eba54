import TelltaleGraphics
import TelltaleModel

/// Places what is told for a moment where somebody wants what the vehicle's motion rules out.
struct MotionNoticePlacer: PartPlacer {
  let screen: ScreenContext

  /// A capsule in the middle of the lower edge; nothing is pressed on it, nor kept from being pressed.
  func place(into parts: inout ScreenParts) {
    let room = screen.column
    let text = screen.context.set(
      TextContent(screen.setting.words.notWhileDriving), type.body,
      width: max(1, room.width - 2 * pixels(metrics.gap)), lines: 2)
    let height = text.height + 2 * pixels(12)
    let width = min(room.width, text.text.width + 2 * pixels(metrics.gap))
    let box = PixelRect(
      x: room.midX - width / 2, y: room.maxY - height - pixels(metrics.gap), width: width,
      height: height)
    let radius = min(height / 2, pixels(28))
    parts.add(.fill(box, radius: radius, .role(.text)))
    parts.add(
      .text(text.placed(.message, in: box.insetBy(pixels(12)), alignment: .center), .role(.ground)))
  }
}
