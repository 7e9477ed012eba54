import TelltaleGraphics
import TelltaleModel

/// Places text that is only read.
struct LabelPlacer: ElementPlacer {
  let screen: ScreenContext
  let label: Label

  func extent(width: Int) -> Extent { .fixed(set(width: width).height) }

  func naturalWidth(in page: PixelSize) -> Int { min(page.width, set(width: nil).width) }

  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    if let background = label.background {
      parts.add(.fill(frame, radius: 0, .value(background)))
    }
    parts.add(
      set(width: frame.width), in: frame, alignment: label.style.alignment ?? .leading,
      ink: PartInk.value(color),
      isMirrored: screen.mirrorsContent)
  }

  /// The application's, once it has said one.
  private var color: ColorValue {
    screen.setting.data.color(label.style.colorBinding) ?? label.style.color ?? .role(.text)
  }

  private func set(width: Int?) -> SetRichText {
    screen.set(label.text, label.style, width: width)
  }
}
