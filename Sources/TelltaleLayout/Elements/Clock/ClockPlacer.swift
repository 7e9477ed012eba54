import TelltaleGraphics
import TelltaleModel

/// Places what time it is, in one line.
struct ClockPlacer: ElementPlacer {
  let screen: ScreenContext
  let clock: ClockFace
  let path: NodePath

  func extent(width: Int) -> Extent { .fixed(set(width: width).height) }

  func naturalWidth(in page: PixelSize) -> Int { min(page.width, set(width: nil).width) }

  /// All of it: half a time is another one.
  func leastWidth(in page: PixelSize) -> Int { naturalWidth(in: page) }

  func baseline(width: Int) -> Int? { set(width: width).lines.first?.rise }

  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    let text = set(width: frame.width)
    if text.isTruncated { parts.note(.truncated, at: path, string) }
    let said = screen.setting.data.color(clock.style.colorBinding)
    parts.add(
      text, in: frame, alignment: clock.style.alignment ?? .leading,
      ink: PartInk.value(said ?? clock.style.color ?? .role(.text)),
      isMirrored: screen.mirrorsContent)
  }

  private var string: String {
    screen.setting.words.clock.text(of: clock, at: screen.setting.data.time)
  }

  /// Digits of one width, so that what stands beside it stays where it is from minute to minute.
  private func set(width: Int?) -> SetRichText {
    screen.setter.set(
      [TextRun(text: TextContent(string, language: screen.context.language))],
      TextLook(isTabular: true).overlaid(by: clock.style), width: width, lines: 1)
  }
}
