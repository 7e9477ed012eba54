import TelltaleGraphics
import TelltaleModel

extension ScreenPlacer {
  mutating func placeRow(_ setting: RowSetting) {
    let frame = setting.frame
    if frame.intersects(clip) {
      if setting.row.isSelectable { addGround(frame, radius: 0, ring: false, of: setting.id) }
      placeParts(of: setting)
      let line = PixelRect(
        x: mirrorsRows ? frame.x : frame.x + pixels(metrics.rowInset), y: frame.maxY - 1,
        width: frame.width - pixels(metrics.rowInset), height: 1)
      add(.fill(line, radius: 0, .role(.separator)))
    }
    if setting.row.isSelectable {
      add(setting.id, named: setting.name, frame: frame, meaning: ControlMeaning(setting.row))
    }
  }

  private mutating func placeParts(of setting: RowSetting) {
    let inset = pixels(metrics.rowInset)
    var inner = setting.frame.inset(PixelInsets(top: 0, left: inset, bottom: 0, right: inset))
    inner = placeEnd(of: setting, in: inner)
    inner = inner.without(setting.reserved, atLeading: false, mirrored: mirrorsRows)
    if let style = setting.style { return placeSlots(style, of: setting, in: inner) }
    let side = pixels(metrics.rowImage)
    if let image = setting.row.image {
      let box = PixelRect(
        x: mirrorsRows ? inner.maxX - side : inner.x, y: inner.midY - side / 2,
        width: side, height: side)
      add(icon: image, in: box, .role(.text), of: setting.id)
    }
    // A picture's room is kept free before it comes (TABLE-TEXT-FIRST).
    inner = inner.without(setting.textColumn, atLeading: true, mirrored: mirrorsRows)
    placeTexts(of: setting, in: inner)
  }

  private mutating func placeTexts(of setting: RowSetting, in inner: PixelRect) {
    let ink: PartInk = setting.isStale ? .role(.textSecondary) : .role(.text)
    // TABLE-ROW-DEFAULT-LAYOUT
    guard let subtitle = setting.row.subtitle else {
      var text = fitting(
        setting.row.title, type.row, in: inner.size, lines: context.textSize > 1 ? 2 : 1,
        at: setting.path.key("title"))
      text.isMirrored = mirrorsRows
      return add(
        .text(text.centred(.label, in: inner, alignment: .leading), ink), of: setting.id)
    }
    switch setting.row.style {
    case .standard where setting.isStacked: placeTwoLines(subtitle, of: setting, in: inner, ink)
    case .standard(.value1): placeValue(subtitle, of: setting, in: inner, ink)
    case .standard(.value2): placeColumns(subtitle, of: setting, in: inner, ink)
    case .standard, .custom: placeTwoLines(subtitle, of: setting, in: inner, ink)
    }
  }

  /// One line that begins where rows begin.
  private mutating func rowText(
    _ variants: TextVariants, _ style: TextStyle, width: Int,
    at path: @autoclosure () -> NodePath
  ) -> StyledText {
    var text = fitting(variants, style, width: width, at: path())
    text.isMirrored = mirrorsRows
    return text
  }

  /// Title over subtitle, both at the leading edge, a line each (TABLE-ROW-SUBTITLE-LAYOUT).
  private mutating func placeTwoLines(
    _ subtitle: TextVariants, of setting: RowSetting, in inner: PixelRect, _ ink: PartInk
  ) {
    let title = rowText(
      setting.row.title, type.row, width: inner.width, at: setting.path.key("title"))
    let detail = rowText(
      subtitle, below(title), width: inner.width, at: setting.path.key("subtitle"))
    let top = inner.midY - (title.lineHeight + detail.lineHeight) / 2
    let upper = PixelRect(x: inner.x, y: top, width: inner.width, height: title.lineHeight)
    let lower = PixelRect(
      x: inner.x, y: upper.maxY, width: inner.width, height: detail.lineHeight)
    add(.text(title.placed(.label, in: upper, alignment: .leading), ink), of: setting.id)
    add(
      .text(detail.placed(.content, in: lower, alignment: .leading), .role(.textSecondary)),
      of: setting.id)
  }

  /// A title that had to be made smaller is not outdone by what stands below it.
  private func below(_ title: StyledText) -> TextStyle {
    let share = min(1, title.style.size.value / type.row.size.value)
    return TextStyle(size: Points(type.detail.size.value * share), weight: type.detail.weight)
  }

  /// Title at one edge, value at the other, on one baseline (TABLE-ROW-VALUE1-LAYOUT). The value
  /// keeps its room before the title.
  private mutating func placeValue(
    _ subtitle: TextVariants, of setting: RowSetting, in inner: PixelRect, _ ink: PartInk
  ) {
    let gap = max(pixels(8), pixels(metrics.rowGap))
    let most = inner.width * 3 / 5
    let value = rowText(subtitle, type.detail, width: most, at: setting.path.key("subtitle"))
    let title = rowText(
      setting.row.title, type.row, width: max(1, inner.width - value.text.width - gap),
      at: setting.path.key("title"))
    let placed = title.centred(.label, in: inner, alignment: .leading)
    add(.text(placed, ink), of: setting.id)
    var right = value.centred(.content, in: inner, alignment: .trailing)
    right.share(baselineOf: placed)
    right.moveLines(toLeft: mirrorsRows ? inner.x : inner.maxX - value.text.width)
    add(.text(right, .role(.textSecondary)), of: setting.id)
  }

  /// Both at a common column, a third of the width (TABLE-ROW-VALUE2-LAYOUT).
  private mutating func placeColumns(
    _ subtitle: TextVariants, of setting: RowSetting, in inner: PixelRect, _ ink: PartInk
  ) {
    let third = inner.width / 3
    let gap = pixels(8)
    let title = rowText(setting.row.title, type.row, width: third, at: setting.path.key("title"))
    let value = rowText(
      subtitle, type.detail, width: inner.width - third - gap, at: setting.path.key("subtitle"))
    var left = title.centred(.label, in: inner, alignment: .leading)
    left.moveLines(
      toLeft: mirrorsRows ? inner.maxX - third : inner.x + third - title.text.width)
    add(.text(left, ink), of: setting.id)
    var right = value.centred(.content, in: inner, alignment: .leading)
    right.share(baselineOf: left)
    right.moveLines(
      toLeft: mirrorsRows ? inner.maxX - third - gap - value.text.width : inner.x + third + gap)
    add(.text(right, .role(.textSecondary)), of: setting.id)
  }

  /// The mark or chevron at a row's end; gives what is left for text.
  private mutating func placeEnd(of setting: RowSetting, in inner: PixelRect) -> PixelRect {
    guard let sign = setting.sign else { return inner }
    let width = sign.text.width
    if setting.isMarked || !setting.hasMarks {
      var text = sign.centred(.label, in: inner, alignment: .leading)
      text.moveLines(toLeft: mirrorsRows ? inner.x : inner.maxX - width)
      add(.text(text, setting.hasMarks ? .role(.accent) : .role(.textSecondary)), of: setting.id)
    }
    return inner.without(
      width + pixels(metrics.rowGap), atLeading: false, mirrored: mirrorsRows)
  }

  /// The places of a style of the table's own.
  private mutating func placeSlots(_ style: RowStyle, of setting: RowSetting, in inner: PixelRect) {
    let slots = RowSlots(style, width: inner.width, gap: pixels(metrics.rowGap)) { pixels($0) }
    for (slot, span) in zip(style.slots, slots.spans) {
      let x = mirrorsRows ? inner.maxX - span.upperBound : inner.x + span.lowerBound
      let box = inner.slice(x: x, width: span.count)
      if slot.isPicture {
        guard let image = setting.row.image else { continue }
        let side = min(box.width, pixels(metrics.rowImage))
        let picture = PixelRect(x: box.x, y: box.midY - side / 2, width: side, height: side)
        add(icon: image, in: picture, .role(.text), of: setting.id)
      } else if let text = setting.row.text(of: slot.name) {
        let isBold = slot.weight == .bold || slot.weight == .semibold
        let isTitle = slot.name == "title"
        let base = isTitle ? type.row : type.detail
        let set = rowText(
          text, TextStyle(size: base.size, weight: isBold ? .semibold : base.weight),
          width: box.width, at: setting.path.key(slot.name))
        add(
          .text(
            set.centred(.label, in: box, alignment: slot.alignment ?? .leading),
            isTitle ? .role(.text) : .role(.textSecondary)), of: setting.id)
      }
    }
  }
}

/// What the rows of a table end with, set once for all that need it.
struct RowSigns {
  private var mark: StyledText?
  private var push: StyledText?

  mutating func sign(of row: TableRow, in placer: ScreenPlacer) -> StyledText? {
    if row.checkmark != nil {
      mark = mark ?? Self.set("✓", in: placer)
      return mark
    }
    guard row.push != nil else { return nil }
    push = push ?? Self.set(placer.mirrorsRows ? "‹" : "›", in: placer)
    return push
  }

  private static func set(_ sign: String, in placer: ScreenPlacer) -> StyledText {
    let style = TextStyle(size: placer.type.row.size, weight: .semibold)
    return placer.line(ScreenPlacer.sign(sign), style, width: nil)
  }
}

/// The columns of a custom style: what names its width has it, the others share the rest.
package struct RowSlots {
  package var spans: [Range<Int>]

  package init(_ style: RowStyle, width: Int, gap: Int, pixels: (Points) -> Int) {
    let fixed = style.slots.compactMap { $0.width.map(pixels) }.reduce(0, +)
    let open = style.slots.filter { $0.width == nil }.count
    let gaps = gap * max(0, style.slots.count - 1)
    let share = open == 0 ? 0 : max(1, (width - fixed - gaps) / open)
    var x = 0
    spans = style.slots.map { slot in
      let start = min(max(0, slot.x.map(pixels) ?? x), max(0, width - 1))
      let end = min(width, start + max(1, slot.width.map(pixels) ?? share))
      x = end + gap
      return start..<max(start + 1, end)
    }
  }
}

extension TableRow {
  func text(of slot: String) -> TextVariants? {
    switch slot {
    case "title": title
    case "subtitle": subtitle
    default: values[slot]
    }
  }
}

extension PlacedText {
  /// Puts the line on the baseline of another.
  mutating func share(baselineOf other: PlacedText) {
    guard let y = other.lines.first?.origin.y else { return }
    for index in lines.indices { lines[index].origin.y = y }
  }

  mutating func moveLines(toLeft x: Int) {
    for index in lines.indices { lines[index].origin.x = x }
  }
}

extension PixelRect {
  /// What is left when so many columns are taken at an end.
  func without(_ columns: Int, atLeading: Bool, mirrored: Bool) -> PixelRect {
    let isLeft = atLeading != mirrored
    return PixelRect(
      x: isLeft ? x + columns : x, y: y, width: max(1, width - columns), height: height)
  }
}
