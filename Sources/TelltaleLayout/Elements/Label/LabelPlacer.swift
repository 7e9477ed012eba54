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
    return min(page.width, setter.longestWord(of: runs, look))
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
    } else if setter.isTooWide(look, runs, width: frame.width) {
      parts.note(.figureWraps, at: path.key("text"), runs.map(\.text.string).joined())
    }
    parts.add(
      text, in: frame, alignment: label.style.alignment ?? .leading,
      ink: PartInk.value(color),
      isMirrored: screen.mirrorsContent,
      hangs: hangs)
  }

  /// Letters have room beside them, large ones more: without it those of all sizes stand on one line. Of a text without
  /// a level of its own nobody knows what stands around it.
  private var hangs: Bool { label.style.level != nil }

  /// Digits of what leads others are as wide as they are drawn, unless the application changes them.
  private var look: TextLook {
    var look = label.style
    guard look.isTabular == nil, label.text.binding == nil else { return look }
    switch look.level {
    case .figure, .largeTitle, .title, .headline: look.isTabular = false
    case .body, .detail, .caption, nil: break
    }
    return look
  }

  /// What names a control reads like the titles of rows, among which it stands.
  private var setter: RichTextSetter {
    let isTitle = label.target != nil && label.style.level == nil && label.style.size == nil
    return isTitle ? screen.rowSetter : screen.setter
  }

  /// The application's, once it has said one.
  private var color: ColorValue {
    screen.setting.data.color(label.style.colorBinding) ?? label.style.color ?? .role(.text)
  }

  private func set(width: Int?) -> SetRichText {
    screen.memo.measured(path, in: PixelSize(width: width ?? -1, height: 0)) { _ in
      let runs = screen.setting.data.current(label.text).runs
      return setter.set(
        runs, setter.fitted(look, runs, width: width), width: width, lines: label.lines)
    }
  }
}
