import TelltaleGraphics
import TelltaleModel

/// Places what time it is, in one line, or which day, in as many as its words need.
struct ClockPlacer: ElementPlacer {
  let screen: ScreenContext
  let clock: ClockFace
  let path: NodePath

  func extent(width: Int) -> Extent { .fixed(set(width: width).height) }

  func naturalWidth(in page: PixelSize) -> Int { min(page.width, set(width: nil).width) }

  /// All of a time, since half of one is another; of a day its longest word.
  func leastWidth(in page: PixelSize) -> Int {
    guard clock.shows != .time else { return naturalWidth(in: page) }
    let widths = screen.context.longestWords(of: string).map { set($0, width: nil).width }
    return min(page.width, widths.max() ?? 0)
  }

  func baseline(width: Int) -> Int? { set(width: width).lines.first?.rise }

  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    let text = set(width: frame.width)
    if text.isTruncated {
      let whole = screen.setting.words.clock.text(of: clock, at: screen.setting.data.time)
      parts.note(.truncated, at: path, whole)
    }
    let said = screen.setting.data.color(clock.style.colorBinding)
    parts.add(
      text, in: frame, alignment: clock.style.alignment ?? .leading,
      ink: PartInk.value(said ?? clock.style.color ?? .role(.text)),
      isMirrored: screen.mirrorsContent)
  }

  private var string: String {
    screen.setting.words.clock.lines(of: clock, at: screen.setting.data.time)
  }

  private func set(width: Int?) -> SetRichText { set(string, width: width) }

  /// Digits of one width, so that what stands beside it stays where it is from minute to minute.
  private func set(_ text: String, width: Int?) -> SetRichText {
    let runs = [TextRun(text: TextContent(text, language: screen.context.language))]
    let look = TextLook(isTabular: true).overlaid(by: clock.style)
    return screen.setter.set(
      runs, screen.setter.fitted(look, runs, width: width), width: width,
      lines: clock.shows == .time ? 1 : nil)
  }
}
