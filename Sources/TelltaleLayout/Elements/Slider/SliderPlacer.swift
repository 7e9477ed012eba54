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
    placeTrack(in: outer(of: rest, in: frame, clip: parts.clip), into: &parts)
  }

  /// What its knob may reach: at an end where nothing stands beside it the track begins where text would, and the knob
  /// stands out; beside an icon or a figure it has room for what shows that a hand has it.
  private func outer(of rest: PixelRect, in frame: PixelRect, clip: PixelRect) -> PixelRect {
    let out = inset - thickness / 2
    let back = max(0, (rest.height - 2 * inset) / 2)
    let left = rest.x == frame.x ? min(out, max(0, frame.x - clip.x)) : -back
    let right = rest.maxX == frame.maxX ? min(out, max(0, clip.maxX - frame.maxX)) : -back
    let width = rest.width + left + right
    return width > 2 * inset ? rest.slice(x: rest.x - left, width: width) : rest
  }

  /// From the end of what the knob may reach to its middle at the first step, in pixels.
  private var inset: Int { (knob + 1) / 2 }

  private var thickness: Int { min(knob, max(2, pixels(metrics.progressHeight))) }

  /// The value as people read it, in a place that is as wide as any value needs; gives what is left.
  private func placeFigure(in frame: PixelRect, into parts: inout ScreenParts) -> PixelRect {
    let figure = Figure(slider.value, in: language)
    let most = frame.width / 3
    let width = min(most, figure.width(at: step) { line($0, type.body, width: nil).text.width })
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

  /// Icons for little and for much, where the track is long enough without their room; gives what is left.
  private func placeIcons(in frame: PixelRect, into parts: inout ScreenParts) -> PixelRect {
    let side = min(Int(screen.context.em(type.body) / 64) * 5 / 4, frame.height)
    let names = [slider.lowIcon, slider.highIcon]
    let room = names.compactMap { $0 }.count * (side + gap)
    guard room > 0, frame.width - room >= 3 * height else { return frame }
    let isMirrored = screen.mirrorsContent
    var rest = frame
    for (name, isFirst) in zip(names, [true, false]) {
      guard let name else { continue }
      let x = isFirst != isMirrored ? frame.x : frame.maxX - side
      parts.add(
        icon: name, in: PixelRect(x: x, y: frame.midY - side / 2, width: side, height: side),
        shown(.role(.textSecondary)), of: nil)
      rest = rest.without(side + gap, atLeading: isFirst, mirrored: isMirrored)
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
    parts.add(.ring(frame, radius: frame.height / 2), of: id)
    parts.add(
      id, named: slider.name, for: .adjust(range), frame: frame, radius: frame.height / 2,
      isEnabled: isEnabled)
  }

  private func shown(_ ink: PartInk) -> PartInk { isEnabled ? ink : .faint(ink) }
}
