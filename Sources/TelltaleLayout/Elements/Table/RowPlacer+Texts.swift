import TelltaleGraphics
import TelltaleModel

extension RowPlacer {
  /// Title and subtitle in the style of the row.
  func placeTexts(in inner: PixelRect, into parts: inout ScreenParts) {
    let ink: PartInk = isStale ? .role(.textSecondary) : .role(.text)
    // TABLE-ROW-DEFAULT-LAYOUT
    if row.subtitle == nil, let value {
      if isStacked {
        return placeTwoLines(value, valuePath, in: inner, ink, into: &parts)
      }
      return placeValue(value, valuePath, in: inner, ink, into: &parts)
    }
    guard let subtitle = row.subtitle else {
      var text = screen.fitting(
        row.title, type.row, in: inner.size, lines: screen.context.textSize > 1 ? 2 : 1,
        at: path.key("title"), noting: &parts)
      text.isMirrored = screen.mirrorsRows
      let placed = text.centred(.label, in: inner, alignment: .leading)
      return parts.add(.text(placed, ink), of: id)
    }
    switch row.style {
    case .standard where isStacked:
      placeTwoLines(subtitle, path.key("subtitle"), in: inner, ink, into: &parts)
    case .standard(.value1):
      placeValue(subtitle, path.key("subtitle"), in: inner, ink, into: &parts)
    case .standard(.value2): placeColumns(subtitle, in: inner, ink, into: &parts)
    case .standard, .custom:
      placeTwoLines(subtitle, path.key("subtitle"), in: inner, ink, into: &parts)
    }
  }

  private var valuePath: NodePath { path.key("accessory").key("value") }

  /// Title over subtitle, both at the leading edge, a line each (TABLE-ROW-SUBTITLE-LAYOUT).
  private func placeTwoLines(
    _ subtitle: TextVariants, _ place: @autoclosure () -> NodePath, in inner: PixelRect,
    _ ink: PartInk,
    into parts: inout ScreenParts
  ) {
    let title = set(
      row.title, type.row, width: inner.width, at: path.key("title"), noting: &parts)
    let detail = set(
      subtitle, below(title), width: inner.width, at: place(), noting: &parts)
    let top = inner.midY - (title.lineHeight + detail.lineHeight) / 2
    let upper = PixelRect(x: inner.x, y: top, width: inner.width, height: title.lineHeight)
    let lower = PixelRect(
      x: inner.x, y: upper.maxY, width: inner.width, height: detail.lineHeight)
    parts.add(.text(title.placed(.label, in: upper, alignment: .leading), ink), of: id)
    parts.add(
      .text(detail.placed(.content, in: lower, alignment: .leading), .role(.textSecondary)),
      of: id)
  }

  /// A title that had to be made smaller is not outdone by what stands below it.
  private func below(_ title: StyledText) -> TextStyle {
    let share = min(1, title.style.size.value / type.row.size.value)
    return TextStyle(size: Points(type.detail.size.value * share), weight: type.detail.weight)
  }

  /// Title at one edge, value at the other, on one baseline (TABLE-ROW-VALUE1-LAYOUT). The value
  /// keeps its room before the title.
  private func placeValue(
    _ subtitle: TextVariants, _ place: @autoclosure () -> NodePath, in inner: PixelRect,
    _ ink: PartInk,
    into parts: inout ScreenParts
  ) {
    let gap = max(pixels(8), pixels(metrics.rowGap))
    let most = inner.width * 3 / 5
    let value = set(
      subtitle, type.detail, width: most, at: place(), noting: &parts)
    let title = set(
      row.title, type.row, width: max(1, inner.width - value.text.width - gap),
      at: path.key("title"), noting: &parts)
    let placed = title.centred(.label, in: inner, alignment: .leading)
    parts.add(.text(placed, ink), of: id)
    var right = value.centred(.content, in: inner, alignment: .trailing)
    right.share(baselineOf: placed)
    right.moveLines(toLeft: screen.mirrorsRows ? inner.x : inner.maxX - value.text.width)
    parts.add(.text(right, .role(.textSecondary)), of: id)
  }

  /// Both at a common column, a third of the width (TABLE-ROW-VALUE2-LAYOUT).
  private func placeColumns(
    _ subtitle: TextVariants, in inner: PixelRect, _ ink: PartInk, into parts: inout ScreenParts
  ) {
    let third = inner.width / 3
    let gap = pixels(8)
    let title = set(row.title, type.row, width: third, at: path.key("title"), noting: &parts)
    let value = set(
      subtitle, type.detail, width: inner.width - third - gap, at: path.key("subtitle"),
      noting: &parts)
    let isMirrored = screen.mirrorsRows
    var left = title.centred(.label, in: inner, alignment: .leading)
    left.moveLines(
      toLeft: isMirrored ? inner.maxX - third : inner.x + third - title.text.width)
    parts.add(.text(left, ink), of: id)
    var right = value.centred(.content, in: inner, alignment: .leading)
    right.share(baselineOf: left)
    right.moveLines(
      toLeft: isMirrored ? inner.maxX - third - gap - value.text.width : inner.x + third + gap)
    parts.add(.text(right, .role(.textSecondary)), of: id)
  }
}

extension PlacedText {
  /// Puts the line on the baseline of another.
  fileprivate mutating func share(baselineOf other: PlacedText) {
    guard let y = other.lines.first?.origin.y else { return }
    for index in lines.indices { lines[index].origin.y = y }
  }
}
