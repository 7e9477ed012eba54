import TelltaleGraphics
import TelltaleModel

/// Places what says why a list ends where it does: the rest of it is shown when the vehicle stands.
struct CutLinePlacer: PartPlacer {
  let screen: ScreenContext

  private var text: StyledText {
    screen.context.set(
      TextContent(screen.setting.words.moreWhenParked), type.detail,
      width: max(1, screen.column.width))
  }

  /// In pixels.
  var height: Int { text.height }

  /// In the middle of a width, from a height down.
  func place(at origin: PixelPoint, width: Int, into parts: inout ScreenParts) {
    let text = text
    let line = PixelRect(x: origin.x, y: origin.y, width: width, height: text.height)
    parts.addReading(line)
    parts.add(.text(text.placed(.message, in: line, alignment: .center), .role(.textSecondary)))
  }
}
