import TelltaleGraphics
import TelltaleModel

/// Places a track with a knob on it, between icons, with a figure at its end.
struct SliderPlacer: ElementPlacer {
  let screen: ScreenContext
  let slider: Slider
  let path: NodePath

  func extent(width: Int) -> Extent { .fixed(height) }

  private var id: ControlID { .node(path) }
  private var isEnabled: Bool { screen.setting.data.isEnabled(slider.availability) }
  private var language: Language { screen.context.language }
  private var gap: Int { pixels(12) }

  /// In pixels; never less than what a finger hits.
  private var height: Int {
    let text = slider.showsValue ? screen.context.lineHeight(type.body, language) : 0
    return max(screen.leastTarget, knob, text)
  }

  /// Across, in pixels: a good part of what a finger hits.
  private var knob: Int { max(pixels(24), screen.leastTarget * 5 / 8) }

  private var step: Int { screen.setting.step(of: slider.value, at: path) }

  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    var rest = frame.slice(
      y: frame.y + max(0, frame.height - height) / 2, height: min(height, frame.height))
    parts.about(id) { parts in
      if slider.showsValue { rest = placeFigure(in: rest, into: &parts) }
      rest = placeIcons(in: rest, into: &parts)
    }
    let bounds = SideBounds(
      left: max(parts.clip.x, parts.bounds.left), right: min(parts.clip.maxX, parts.bounds.right))
    placeTrack(in: outer(of: rest, in: frame, within: bounds), into: &parts)
  }

  /// What its knob may reach: at an end where nothing stands beside it the track begins where text would, and the knob
  /// stands out; beside an icon or a figure it has room for what shows that a hand has it.
  private func outer(
    of rest: PixelRect, in frame: PixelRect, within bounds: SideBounds
  ) -> PixelRect {
    let reach = bounds.reach(of: frame, most: out)
    let back = max(0, (rest.height - 2 * inset) / 2)
    let left = rest.x == frame.x ? reach.left : -back
    let right = rest.maxX == frame.maxX ? reach.right : -back
    let width = rest.width + left + right
    return width > 2 * inset ? rest.slice(x: rest.x - left, width: width) : rest
  }

  /// How far the knob stands out where nothing is beside it, in pixels.
  private var out: Int { inset - thickness / 2 }

  func reach(width: Int, fills: Bool) -> SideReach? {
    let most = width - (slider.showsValue ? figureWidth(in: width) + gap : 0)
    let hasIcons = hasIcons(ofSide: iconSide, in: most)
    let low = hasIcons && lowIcon != nil ? 0 : out
    let high = slider.showsValue || hasIcons && highIcon != nil ? 0 : out
    return screen.mirrorsContent
      ? SideReach(left: high, right: low) : SideReach(left: low, right: high)
  }

  /// From the end of what the knob may reach to its middle at the first step, in pixels.
  private var inset: Int { (knob + 1) / 2 }

  private var thickness: Int { min(knob, max(2, pixels(metrics.progressHeight))) }

  /// Of the place that any value has beside the track.
  private func figureWidth(in width: Int) -> Int {
    let figure = Figure(slider.value, in: language)
    return min(
      width / 3, figure.width(at: step) { line($0, type.body, width: nil).text.width })
  }

  /// The value as people read it, in a place that is as wide as any value needs; gives what is left.
  private func placeFigure(in frame: PixelRect, into parts: inout ScreenParts) -> PixelRect {
    let figure = Figure(slider.value, in: language)
    let width = figureWidth(in: frame.width)
    let isMirrored = screen.mirrorsContent
    let box = frame.slice(x: isMirrored ? frame.x : frame.maxX - width, width: width)
    var text = screen.fitting(
      TextVariants(figure.content(at: step)), type.body, width: max(1, width), at: path,
      noting: &parts)
    text.isMirrored = isMirrored
    parts.add(
      .text(text.centred(.content, in: box, alignment: .trailing), shown(.role(.text))))
    return frame.without(width + gap, atLeading: false, mirrored: isMirrored)
  }

  /// Between an icon and what the knob may reach, which is empty nearly always.
  private var iconGap: Int { pixels(2) }

  private var iconSide: Int { Int(screen.context.em(type.body) / 64) * 5 / 4 }

  private var lowIcon: String? {
    screen.setting.data.said(slider.lowIconBinding) ?? slider.lowIcon
  }

  private var highIcon: String? {
    screen.setting.data.said(slider.highIconBinding) ?? slider.highIcon
  }

  /// Whether there is room for icons beside a track and its knob.
  private func hasIcons(ofSide side: Int, in width: Int) -> Bool {
    let room = [lowIcon, highIcon].compactMap { $0 }.count * (side + gap)
    return room > 0 && width - room >= 3 * height
  }

  /// Icons for little and for much, where the track is long enough without their room; gives what is left.
  private func placeIcons(in frame: PixelRect, into parts: inout ScreenParts) -> PixelRect {
    let side = min(iconSide, frame.height)
    let names = [lowIcon, highIcon]
    guard hasIcons(ofSide: side, in: frame.width) else { return frame }
    let isMirrored = screen.mirrorsContent
    var rest = frame
    for (name, isFirst) in zip(names, [true, false]) {
      guard let name else { continue }
      let x = isFirst != isMirrored ? frame.x : frame.maxX - side
      parts.add(
        icon: name, in: PixelRect(x: x, y: frame.midY - side / 2, width: side, height: side),
        shown(.role(.textSecondary)), of: nil)
      rest = rest.without(side + iconGap, atLeading: isFirst, mirrored: isMirrored)
    }
    return rest
  }

  private func placeTrack(in frame: PixelRect, into parts: inout ScreenParts) {
    let isMirrored = screen.mirrorsContent
    let knob = min(knob, frame.height)
    let inset = min(inset, frame.width / 2)
    let range = AdjustedRange(
      slider.value, at: path, step: step, inset: inset, isRightToLeft: isMirrored)
    let length = max(1, frame.width - 2 * inset)
    let along = length * range.step / range.steps
    let x = isMirrored ? frame.maxX - inset - along : frame.x + inset + along
    let line = PixelRect(
      x: frame.x + inset - thickness / 2, y: frame.midY - thickness / 2,
      width: length + thickness, height: thickness)
    let filled =
      isMirrored
      ? line.slice(x: x, width: line.maxX - x) : line.slice(x: line.x, width: x - line.x)
    let handle = PixelRect(
      x: x - knob / 2, y: frame.midY - knob / 2, width: knob, height: knob)
    parts.add(
      .track(
        line, filled: filled, knob: handle, reach: max(knob, frame.height) / 2,
        isEnabled: isEnabled), of: id)
    // Around what is seen of it, not around all that takes a finger.
    let height = min(frame.height, knob * 3 / 2)
    let seen = frame.slice(y: frame.midY - height / 2, height: height)
    parts.add(.ring(seen, radius: height / 2), of: id)
    parts.add(
      id, named: slider.name, for: .adjust(range), frame: frame, radius: frame.height / 2,
      isEnabled: isEnabled)
  }

  private func shown(_ ink: PartInk) -> PartInk { isEnabled ? ink : .faint(ink) }
}
