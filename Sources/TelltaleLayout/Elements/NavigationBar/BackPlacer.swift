import TelltaleGraphics
import TelltaleModel

/// Places the way back.
struct BackPlacer: PartPlacer {
  let look: BarLook
  let back: BackSetting

  var screen: ScreenContext { look.screen }

  private var id: ControlID { back.leavesList ? .listBack : .back }

  /// The previous title where it fits, else the word for it, else the chevron alone
  /// (NAVIGATION-BAR-BACK-CHEVRON-TITLE). Gives its right edge.
  func place(in inner: PixelRect, until limit: Int, into parts: inout ScreenParts) -> Int {
    guard let chevron = look.chevron else { return inner.x }
    let gap = pixels(6)
    let inset = look.backInset
    let label = name(width: limit - inner.x - chevron.width - gap - 2 * inset)
    let width = max(
      look.leastBack, 2 * inset + chevron.width + (label.map { gap + $0.text.width } ?? 0))
    let margin = max(2, pixels(4))
    let frame = PixelRect(
      x: inner.x, y: inner.y + margin, width: width, height: inner.height - 2 * margin)
    let radius = min(pixels(12), frame.height / 2)
    parts.addGround(frame, radius: radius, of: id)
    parts.add(
      chevron, from: screen.mirrorsBar ? frame.maxX - inset - chevron.width : frame.x + inset,
      midY: frame.midY, .role(.accent), of: id)
    if let label {
      add(label, in: frame, after: inset + chevron.width + gap, into: &parts)
    }
    parts.add(
      id, named: back.name, for: back.leavesList ? .leaveList : .goBack, frame: frame,
      radius: radius)
    return frame.maxX
  }

  /// What it is called where that has room.
  private func name(width: Int) -> StyledText? {
    let names = (back.title?.all ?? []) + [TextContent(screen.setting.words.back)]
    return names.lazy.filter { !$0.string.isEmpty }
      .map { line($0, look.controlStyle, width: nil) }.first { $0.text.width <= width }
  }

  private func add(
    _ text: StyledText, in frame: PixelRect, after used: Int, into parts: inout ScreenParts
  ) {
    let x = screen.mirrorsBar ? frame.maxX - used - text.text.width : frame.x + used
    let box = frame.slice(x: x, width: text.text.width)
    parts.add(
      .text(text.centred(.label, in: box, alignment: .leading), .role(.accent)), of: id)
  }
}
