import TelltaleGraphics
import TelltaleModel

/// Places a line that fills, with what has passed and what is left below its ends.
struct ProgressPlacer: ElementPlacer {
  let screen: ScreenContext
  let bar: ProgressBar

  func extent(width: Int) -> Extent {
    let texts = height(width: width)
    return .fixed(thickness + (texts == 0 ? 0 : texts + textGap))
  }

  private var thickness: Int { max(2, pixels(metrics.progressHeight)) }
  private var textGap: Int { pixels(8) }

  private func set(_ text: RichText, width: Int) -> SetRichText {
    screen.set(text, TextLook(level: .detail), width: max(1, width))
  }

  private func height(width: Int) -> Int {
    let half = (width - textGap) / 2
    return [bar.elapsed, bar.remaining].compactMap { $0.map { set($0, width: half).height } }
      .max() ?? 0
  }

  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    let line = frame.slice(y: frame.y, height: thickness)
    parts.add(.progress(line, min(max(screen.setting.data.share(bar), 0), 1)))
    let half = (frame.width - textGap) / 2
    let below = frame.cut(top: thickness + textGap)
    let isMirrored = screen.mirrorsContent
    for (text, isFirst) in [(bar.elapsed, true), (bar.remaining, false)] {
      guard let text else { continue }
      let isLeft = isFirst != isMirrored
      parts.add(
        set(text, width: half),
        in: below.slice(x: isLeft ? below.x : below.maxX - half, width: half),
        alignment: isFirst ? .leading : .trailing, ink: .role(.textSecondary),
        isMirrored: isMirrored)
    }
  }
}
