import TelltaleGraphics
import TelltaleModel

/// Places a title, with what it means below it, and a switch at the end of the row.
struct SwitchPlacer: ElementPlacer {
  let screen: ScreenContext
  let toggle: Toggle
  let path: NodePath

  func extent(width: Int) -> Extent { .fixed(height(width: width)) }

  func leastWidth(in page: PixelSize) -> Int {
    let words = texts.compactMap { text in
      text.variants.map { longestWord(of: $0, text.style) }
    }.max()
    let whole = capsule.width + gap + (words ?? 0)
    return min(naturalWidth(in: page), max(whole, 2 * screen.leastTarget))
  }

  private var isEnabled: Bool { screen.setting.data.isEnabled(toggle.availability) }
  private var gap: Int { pixels(metrics.rowGap) }

  private var capsule: PixelSize { SwitchSign.size(screen) }

  private func textWidth(_ width: Int) -> Int { max(1, width - capsule.width - gap) }

  private func height(width: Int) -> Int {
    let texts = heights(width: textWidth(width)).reduce(0, +)
    return max(screen.leastTarget, pixels(metrics.rowHeight), texts + gap, capsule.height)
  }

  /// Of the title and of what stands below it, in pixels.
  private func heights(width: Int) -> [Int] {
    texts.map { text in
      text.variants.map { lines(of: $0, text.style, width: width) * lineHeight(text.style) } ?? 0
    }
  }

  private var texts: [(variants: TextVariants?, style: TextStyle, ink: ColorRole, key: String)] {
    let said = screen.setting.data.texts
    return [
      (toggle.titleBinding.flatMap { said[$0] } ?? toggle.title, type.row, .text, "title"),
      (
        toggle.subtitleBinding.flatMap { said[$0] } ?? toggle.subtitle, type.detail, .textSecondary,
        "subtitle"
      ),
    ]
  }

  private func lineHeight(_ style: TextStyle) -> Int {
    screen.context.lineHeight(style, screen.context.language)
  }

  /// One, or two where no variant of the text fits on one.
  private func lines(of text: TextVariants, _ style: TextStyle, width: Int) -> Int {
    text.all.contains { !line($0, style, width: width).text.isTruncated } ? 1 : 2
  }

  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    let frame = frame.slice(
      y: frame.y, height: min(frame.height, height(width: frame.width)))
    let id = ControlID.node(path)
    let isMirrored = screen.mirrorsContent
    let ground = ground(of: frame, within: parts.bounds)
    let radius = min(pixels(screen.context.profile.alert.buttonCornerRadius), frame.height / 2)
    parts.addGround(ground, radius: radius, of: id)
    placeTexts(in: frame, isMirrored, of: id, into: &parts)
    let size = capsule
    let x = isMirrored ? frame.x : frame.maxX - size.width
    let box = PixelRect(
      x: x, y: frame.midY - size.height / 2, width: size.width, height: size.height)
    let isOn = screen.setting.isOn(toggle, at: path)
    SwitchSign(screen: screen, isOn: isOn, isEnabled: isEnabled, isMirrored: isMirrored)
      .place(in: box, of: id, into: &parts)
    parts.add(
      id, named: toggle.name, for: .change(.flip, at: path), frame: ground, radius: radius,
      isEnabled: isEnabled)
  }

  func reach(width: Int, fills: Bool) -> SideReach? { SideReach(left: out, right: out) }

  /// How far its ground reaches beyond the text, which keeps to the column; its ring stays on the screen.
  private var out: Int {
    min(pixels(12), max(0, pixels(metrics.paddingSide) - screen.context.focusRing.reach))
  }

  private func ground(of frame: PixelRect, within bounds: SideBounds) -> PixelRect {
    let reach = bounds.reach(of: frame, most: out)
    return frame.slice(x: frame.x - reach.left, width: frame.width + reach.left + reach.right)
  }

  private func placeTexts(
    in frame: PixelRect, _ isMirrored: Bool, of id: ControlID, into parts: inout ScreenParts
  ) {
    let width = textWidth(frame.width)
    let column = frame.slice(x: isMirrored ? frame.maxX - width : frame.x, width: width)
    let heights = heights(width: width)
    var y = frame.midY - heights.reduce(0, +) / 2
    for (text, height) in zip(texts, heights) {
      guard let variants = text.variants else { continue }
      let box = column.slice(y: y, height: height)
      var set = screen.fitting(
        variants, text.style, in: box.size, lines: 2, at: path.key(text.key), noting: &parts)
      set.isMirrored = isMirrored
      let placed =
        text.key == "title"
        ? set.centred(.label, in: box, alignment: .leading)
        : set.placed(.content, in: box, alignment: .leading)
      parts.add(.text(placed, shown(.role(text.ink))), of: id)
      y += height
    }
  }

  private func shown(_ ink: PartInk) -> PartInk { isEnabled ? ink : .faint(ink) }
}
