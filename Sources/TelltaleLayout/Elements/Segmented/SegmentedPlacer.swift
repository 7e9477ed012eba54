import TelltaleGraphics
import TelltaleModel

/// Places options side by side on a common ground, or below each other where their titles do not fit.
struct SegmentedPlacer: ElementPlacer {
  let screen: ScreenContext
  let segmented: Segmented
  let path: NodePath

  private var count: Int { max(1, segmented.options.count) }
  private var isEnabled: Bool { screen.setting.data.isEnabled(segmented.availability) }
  private var inset: Int { pixels(12) }
  /// Between the ground's edge and the options on it.
  private var margin: Int { max(1, pixels(3)) }
  private var iconSide: Int { Int(screen.context.em(type.button) / 64) }
  private var iconGap: Int { pixels(6) }

  /// The title of the option that is chosen is bolder, so all have room for that.
  private var style: TextStyle { TextStyle(size: type.button.size, weight: .semibold) }

  /// Of one option, in pixels.
  private var height: Int {
    let text = screen.context.lineHeight(style, screen.context.language)
    return max(screen.leastTarget, text + 2 * pixels(8))
  }

  func extent(width: Int) -> Extent {
    .fixed((fits(in: width) ? 1 : count) * height)
  }

  func naturalWidth(in page: PixelSize) -> Int {
    let widest = segmented.options.map { option in
      line(title(of: option).longest, style, width: nil).text.width + room(before: option)
    }.max()
    let whole = count * ((widest ?? 0) + 2 * inset) + 2 * margin
    return min(max(whole, count * screen.leastTarget), usualWidth(in: page))
  }

  /// That of options below each other, with the longest word in one line.
  func leastWidth(in page: PixelSize) -> Int {
    let words = segmented.options.map { longestWord(of: title(of: $0), style) + room(before: $0) }
    let whole = (words.max() ?? 0) + 2 * inset + 2 * margin
    return min(naturalWidth(in: page), max(whole, 2 * screen.leastTarget))
  }

  private func title(of option: Segmented.Option) -> TextVariants {
    screen.setting.data.title(of: option)
  }

  private func room(before option: Segmented.Option) -> Int {
    option.icon == nil ? 0 : iconSide + iconGap
  }

  /// Whether each option has a title that fits on one line beside the others.
  private func fits(in width: Int) -> Bool {
    let each = (width - 2 * margin) / count - 2 * inset
    return segmented.options.allSatisfy { option in
      let free = each - room(before: option)
      return free > 0
        && title(of: option).all.contains { !line($0, style, width: free).text.isTruncated }
    }
  }

  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    let isRow = fits(in: frame.width)
    let frame = frame.slice(
      y: frame.y, height: min(frame.height, (isRow ? 1 : count) * height))
    let corner = pixels(screen.context.profile.alert.buttonCornerRadius)
    let radius = min(corner, min(frame.height, height) / 2)
    parts.add(.fill(frame, radius: radius, shown(.role(.raised))))
    parts.add(.stroke(frame, radius: radius, width: max(1, pixels(1)), shown(.outline)))
    let inner = frame.insetBy(min(margin, max(0, min(frame.width, frame.height) - 1) / 2))
    for (index, option) in segmented.options.enumerated() {
      place(
        option, at: index, in: cell(index, of: inner, isRow: isRow),
        radius: max(0, radius - margin), into: &parts)
    }
  }

  private func cell(_ index: Int, of frame: PixelRect, isRow: Bool) -> PixelRect {
    func edge(_ place: Int, _ length: Int) -> Int { length * place / count }
    guard isRow else {
      let top = edge(index, frame.height)
      return frame.slice(
        y: frame.y + top, height: edge(index + 1, frame.height) - top)
    }
    let place = screen.mirrorsContent ? count - 1 - index : index
    let left = edge(place, frame.width)
    return frame.slice(x: frame.x + left, width: edge(place + 1, frame.width) - left)
  }

  /// The option that is chosen is filled, by day darker than all others and by night brighter, so that its colour need not
  /// be told; its title is bolder.
  private func place(
    _ option: Segmented.Option, at index: Int, in cell: PixelRect, radius: Int,
    into parts: inout ScreenParts
  ) {
    let own = path.key("options").item(index)
    let id = ControlID.node(own)
    let isChosen = screen.setting.option(of: segmented, at: path)?.id == option.id
    let ink = shown(isChosen ? .onLit(destroys: false) : .role(.text))
    if isChosen, isEnabled {
      parts.add(.body(cell, radius: radius, .lit(destroys: false), destroys: false), of: id)
    } else {
      if isChosen { parts.add(.fill(cell, radius: radius, .faint(.lit(destroys: false)))) }
      parts.addGround(cell, radius: radius, of: id)
    }
    let room = room(before: option)
    let free = PixelSize(width: max(1, cell.width - 2 * inset - room), height: cell.height)
    let title = screen.fitting(
      self.title(of: option),
      TextStyle(size: style.size, weight: isChosen ? .semibold : type.button.weight),
      in: free, lines: 2, at: own.key("title"), noting: &parts)
    let width = room + title.text.width
    let left = cell.midX - width / 2
    let isMirrored = screen.mirrorsContent
    if let icon = option.icon {
      let x = isMirrored ? left + width - iconSide : left
      parts.add(
        icon: icon,
        in: PixelRect(x: x, y: cell.midY - iconSide / 2, width: iconSide, height: iconSide), ink,
        of: id)
    }
    let box = cell.slice(x: isMirrored ? left : left + room, width: title.text.width)
    let label = title.centred(.label, in: box, alignment: .center)
    parts.add(.text(label, ink), of: id)
    parts.add(
      id, named: option.id, for: .change(.choose(option.id), at: path), frame: cell,
      radius: radius, label: label, isEnabled: isEnabled)
  }

  private func shown(_ ink: PartInk) -> PartInk { isEnabled ? ink : .faint(ink) }
}
