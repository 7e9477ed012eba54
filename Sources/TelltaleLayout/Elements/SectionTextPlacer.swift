import TelltaleGraphics
import TelltaleModel

/// Places what stands above or below rows or items that belong together. Both are as large as what is said in rows, so
/// that they can be read at a glance; a header is as heavy as a heading and in the writer's own capitals, as Apple's
/// lists have it.
struct SectionTextPlacer: PartPlacer {
  let screen: ScreenContext
  let text: TextVariants
  let kind: Kind

  enum Kind: Hashable { case header, footer }

  private var style: TextStyle {
    TextStyle(size: type.detail.size, weight: kind == .header ? .semibold : type.detail.weight)
  }

  private var mostLines: Int { kind == .header ? 2 : 6 }

  /// A header keeps off what stands before it, a footer is near its rows.
  private var margins: (above: Int, below: Int) {
    let (far, near) = (pixels(metrics.gap), pixels(6))
    return kind == .header ? (far, near) : (near, near)
  }

  /// In pixels, with what is left free above and below.
  func height(width: Int) -> Int {
    let set = screen.context.set(text.longest, style, width: width, lines: mostLines)
    return set.height + margins.above + margins.below
  }

  func place(in frame: PixelRect, at path: NodePath, into parts: inout ScreenParts) {
    parts.addReading(frame)
    guard frame.intersects(parts.clip) else { return }
    let box = frame.cut(top: margins.above, bottom: margins.below)
    var set = screen.fitting(
      text, style, in: box.size, lines: mostLines, at: path, noting: &parts)
    set.isMirrored = screen.mirrorsRows
    let role: PlacedText.Role = kind == .header ? .title : .content
    parts.add(.text(set.placed(role, in: box, alignment: .leading), .role(.textSecondary)))
  }
}
