import TelltaleGraphics
import TelltaleModel

/// How what stands in a bar looks, where all of it has to fit.
struct BarLook: PartPlacer {
  let screen: ScreenContext
  /// Of the title.
  let style: TextStyle
  /// Whether the way back is as narrow as its chevron.
  let isBackNarrow: Bool
  /// Absent where there is no way back.
  let chevron: Sign?

  /// - scale: what the text of the bar is made smaller by, so that its title fits.
  init(screen: ScreenContext, scale: Double = 1, isBackNarrow: Bool = false) {
    self.screen = screen
    self.isBackNarrow = isBackNarrow
    let type = screen.type.bar
    style = TextStyle(size: Points(type.size.value * scale), weight: type.weight)
    let side = Int(screen.context.em(style) / 64) * 9 / 8
    chevron = screen.setting.back.map { _ in
      Sign(screen.mirrorsBar ? .right : .left, side: side)
    }
  }

  /// Of the way back, and of controls.
  var controlStyle: TextStyle { TextStyle(size: style.size, weight: .regular) }

  /// The width of the way back without a name, in pixels; 0 where there is none.
  var leastBack: Int {
    guard let chevron else { return 0 }
    return max(isBackNarrow ? 0 : screen.leastTarget, chevron.width + 2 * backInset)
  }

  var backInset: Int { pixels(8) }
}

extension ScreenContext {
  /// What a bar takes of the screen's height, whatever stands in it.
  var barHeight: Int {
    max(pixels(metrics.barHeight), context.lineHeight(type.bar, context.language))
  }

  /// Takes a bar's strip from the room.
  func takeBar(from room: inout PixelRect) -> PixelRect {
    let height = barHeight
    let strip = PixelRect(x: room.x, y: room.y, width: room.width, height: height)
    room = PixelRect(
      x: room.x, y: strip.maxY, width: room.width, height: max(0, room.height - height))
    return strip
  }

  /// What stands in a bar as it is now; `nil` where nothing does.
  func title(of bar: NavigationBar) -> TextVariants? {
    if let name = bar.titleBinding, let text = setting.data.texts[name] { return text }
    return bar.title.flatMap { $0.longest.string.isEmpty ? nil : $0 }
  }
}
