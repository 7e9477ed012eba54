import TelltaleGraphics
import TelltaleModel

/// Places text that is only read.
struct LabelPlacer: ElementPlacer {
  let screen: ScreenContext
  let label: Label
  let path: NodePath

  func extent(width: Int) -> Extent { .fixed(set(width: width).height) }

  func naturalWidth(in page: PixelSize) -> Int { min(page.width, set(width: nil).width) }

  /// That of its longest words, as far as their letters tell which these are.
  func leastWidth(in page: PixelSize) -> Int {
    let runs = screen.setting.data.current(label.text).runs
    return min(page.width, screen.setter.longestWord(of: runs, label.style))
  }

  func baseline(width: Int) -> Int? { set(width: width).lines.first?.rise }

  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    if let background = label.background {
      parts.add(.fill(frame, radius: 0, .value(background)))
    }
    let runs = screen.setting.data.current(label.text).runs
    let text = set(width: frame.width)
    if text.isTruncated {
      parts.note(.truncated, at: path.key("text"), runs.map(\.text.string).joined())
    } else if screen.setter.isTooWide(label.style, runs, width: frame.width) {
      parts.note(.figureWraps, at: path.key("text"), runs.map(\.text.string).joined())
    }
    parts.add(
      text, in: frame, alignment: label.style.alignment ?? .leading,
      ink: PartInk.value(color),
      isMirrored: screen.mirrorsContent,
      hangs: label.style.level == .figure || label.style.level == .largeTitle)
  }

  /// The application's, once it has said one.
  private var color: ColorValue {
    screen.setting.data.color(label.style.colorBinding) ?? label.style.color ?? .role(.text)
  }

  private func set(width: Int?) -> SetRichText {
    screen.memo.measured(path, in: PixelSize(width: width ?? -1, height: 0)) {
      let runs = screen.setting.data.current(label.text).runs
      return screen.setter.set(
        runs, screen.setter.fitted(label.style, runs, width: width), width: width,
        lines: label.lines)
    }
  }
}
