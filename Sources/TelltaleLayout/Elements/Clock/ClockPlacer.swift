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

  /// Digits of a time have one width, so that what stands beside it stays where it is from minute to minute; but those
  /// of a large clock, which stands by itself, are as wide as they are drawn.
  private func set(_ text: String, width: Int?) -> SetRichText {
    let look = TextLook(isTabular: clock.shows == .time && !isLarge).overlaid(by: clock.style)
    let runs = runs(of: text)
    return screen.setter.set(
      runs, screen.setter.fitted(look, runs, width: width), width: width,
      lines: clock.shows == .time ? 1 : nil)
  }

  /// How large words are beside digits of a size of their own.
  private static let wordShare = 0.3

  private var isLarge: Bool { clock.style.level == .figure }

  /// The words of a large clock in the size of a title: what is read is the time.
  private func runs(of text: String) -> [TextRun] {
    let language = screen.context.language
    guard isLarge, clock.shows == .time, let first = text.firstIndex(where: \.isNumber),
      let last = text.lastIndex(where: \.isNumber)
    else { return [TextRun(text: TextContent(text, language: language))] }
    let end = text.index(after: last)
    let size = clock.style.size.map { Points($0.value * Self.wordShare) }
    let small = TextLook(
      level: .title, weight: .regular, size: size, color: .role(.textSecondary), isTabular: false)
    return [
      (text[..<first], small), (text[first..<end], TextLook()), (text[end...], small),
    ].filter { !$0.0.isEmpty }
      .map { TextRun(text: TextContent(String($0.0), language: language), style: $0.1) }
  }
}
