import TelltaleGraphics
import TelltaleModel

/// Places a line that fills, with a figure beside it, and what has passed and what is left below its ends.
struct ProgressPlacer: ElementPlacer {
  let screen: ScreenContext
  let bar: ProgressBar

  func extent(width: Int) -> Extent {
    let texts = height(width: width)
    return .fixed(lineHeight(width: width) + (texts == 0 ? 0 : texts + textGap))
  }

  /// Of the line with its figure.
  private func lineHeight(width: Int) -> Int { max(thickness, figure(width: width)?.height ?? 0) }

  /// How far it has come, in words: on half of the width at most.
  private func figure(width: Int) -> SetRichText? {
    switch bar.figure {
    case .percent: percent(share, width: width)
    case .text(let text): set(text, width: width / 2)
    case nil: nil
    }
  }

  /// Smaller where all of its digits would take more than half of the width.
  private func percent(_ share: Double, width: Int) -> SetRichText {
    let language = screen.context.language
    let widest = set(RichText(.percent(1, in: language)), width: nil).width
    var look = detail
    look.size = type.detail.size * min(1, Double(width / 2) / Double(max(1, widest)))
    return screen.set(RichText(.percent(share, in: language)), look, width: nil)
  }

  private var share: Double { min(max(screen.setting.data.share(bar), 0), 1) }

  private var thickness: Int { max(2, pixels(metrics.progressHeight)) }
  private var textGap: Int { pixels(8) }

  private func set(_ text: RichText, width: Int?) -> SetRichText {
    screen.set(text, detail, width: width.map { max(1, $0) })
  }

  private var detail: TextLook { TextLook(level: .detail, isTabular: true) }

  private func height(width: Int) -> Int {
    let half = (width - textGap) / 2
    return [bar.elapsed, bar.remaining].compactMap { $0.map { setTime($0, width: half).height } }
      .max() ?? 0
  }

  /// What has passed or is left: times, which are read from left to right in every language, with their sign before
  /// them.
  private func setTime(_ text: RichText, width: Int) -> SetRichText {
    let runs = screen.setting.data.current(text).runs.map { run in
      var run = run
      let hasLetters = run.text.string.unicodeScalars.contains(where: \.properties.isAlphabetic)
      if !hasLetters, run.text.direction == nil { run.text.direction = .leftToRight }
      return run
    }
    return screen.setter.set(runs, detail, width: max(1, width))
  }

  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    let isMirrored = screen.mirrorsContent
    let top = frame.slice(y: frame.y, height: lineHeight(width: frame.width))
    let line = place(figure(width: frame.width), in: top, into: &parts)
    let said = screen.setting.data.color(bar.colorBinding)
    parts.add(
      .progress(
        line.slice(y: line.midY - thickness / 2, height: thickness), share,
        .value(said ?? bar.color ?? .role(.accent))))
    let half = (frame.width - textGap) / 2
    let below = frame.cut(top: top.height + textGap)
    for (text, isFirst) in [(bar.elapsed, true), (bar.remaining, false)] {
      guard let text else { continue }
      let isLeft = isFirst != isMirrored
      parts.add(
        setTime(text, width: half),
        in: below.slice(x: isLeft ? below.x : below.maxX - half, width: half),
        alignment: isFirst ? .leading : .trailing, ink: .role(.textSecondary),
        isMirrored: isMirrored)
    }
  }

  /// Adds the figure where the line ends, and gives the room that is left for this. A share has room for all of
  /// its digits from the start, so that the line does not become shorter while it fills.
  private func place(
    _ figure: SetRichText?, in row: PixelRect, into parts: inout ScreenParts
  ) -> PixelRect {
    guard let figure else { return row }
    let widest =
      bar.figure == .percent ? max(figure.width, percent(1, width: row.width).width) : figure.width
    let width = min(widest, row.width / 2)
    let isMirrored = screen.mirrorsContent
    let box = PixelRect(
      x: isMirrored ? row.x : row.maxX - width, y: row.midY - figure.height / 2, width: width,
      height: figure.height)
    parts.add(
      figure, in: box, alignment: .trailing, ink: .role(.text), isMirrored: isMirrored)
    return row.without(width + textGap, atLeading: false, mirrored: isMirrored)
  }
}
