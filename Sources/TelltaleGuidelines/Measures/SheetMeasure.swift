import TelltaleGraphics
import TelltaleModel

/// How a sheet fills a screen of the profile.
struct SheetMeasure {
  let scene: SheetScene

  private var context: RuleScene { scene.context }
  private var metrics: AlertMetrics { context.profile.alert }

  private func textWidth(on screen: ScreenSize) -> Points {
    let overlay = context.profile.overlay
    let width = context.safeSize(of: screen).width - overlay.sheetMargin * 2
    return min(width, overlay.sheetMaximumWidth) - metrics.textInset
  }

  /// Lines of the title, in the length that takes fewest, on the narrowest screen.
  func titleLines() -> Int {
    guard let screen = context.narrowestScreen, let title = scene.titles.last else { return 0 }
    return lines(title, context.profile.typography.message, on: screen)
  }

  private func lines(_ text: Passage, _ style: TextStyle, on screen: ScreenSize) -> Int {
    context.set(text, in: style, width: textWidth(on: screen)).lines.count
  }

  /// The screen on which most of the sheet is out of sight, in points; `nil` where it fits on all.
  func worstOverflow() -> (needed: Points, available: Points, screen: ScreenSize)? {
    context.profile.screens.map { (needed(on: $0), available(on: $0), $0) }
      .filter { $0.0 > $0.1 }.max { $0.0 - $0.1 < $1.0 - $1.1 }
  }

  private func available(on screen: ScreenSize) -> Points {
    context.safeSize(of: screen).height
      * (Double(context.profile.overlay.sheetMaximumHeightPercent) / 100)
  }

  private func needed(on screen: ScreenSize) -> Points {
    let type = context.profile.typography
    let overlay = context.profile.overlay
    var height = metrics.paddingTop + metrics.paddingBottom
    for text in [scene.titles.last, scene.message] {
      guard let text else { continue }
      let line = type.message.size * type.lineHeight(for: text.language)
      height =
        height + line * Double(lines(text, type.message, on: screen))
        + metrics.titleToMessage
    }
    return height + overlay.sheetRowHeight * Double(scene.buttons.count) + overlay.sheetCancelGap
  }
}
