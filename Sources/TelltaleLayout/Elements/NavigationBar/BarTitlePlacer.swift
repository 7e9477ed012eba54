import TelltaleGraphics
import TelltaleModel

/// Places the title of a bar.
struct BarTitlePlacer: PartPlacer {
  let look: BarLook
  let title: TextVariants
  let path: NodePath

  var screen: ScreenContext { look.screen }

  /// Centred in the strip where it fits so, else between what stands at its sides.
  func place(
    in strip: PixelRect, from left: Int, to right: Int, into parts: inout ScreenParts
  ) {
    let width = max(1, right - left)
    let text = screen.fitting(title, look.style, width: width, at: path, noting: &parts)
    let middle = strip.midX - text.text.width / 2
    let x = min(max(middle, left), max(left, right - text.text.width))
    let frame = strip.slice(x: x, width: text.text.width)
    parts.add(.text(text.centred(.title, in: frame, alignment: .leading), .role(.text)))
  }
}
