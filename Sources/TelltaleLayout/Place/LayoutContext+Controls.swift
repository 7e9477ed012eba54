import TelltaleGraphics
import TelltaleModel

extension PixelRect {
  /// The same, moved to where it is inside of another sideways, if that is as wide.
  func moved(into other: PixelRect) -> PixelRect {
    slice(x: max(other.x, min(x, other.maxX - width)), width: width)
  }
}

extension LayoutContext {
  var focusRing: FocusRing {
    let width = pixels(profile.alert.focusRingWidth)
    return FocusRing(width: width, gap: max(1, width / 2))
  }

  /// A frame grown, where it is smaller, to the least size of a touch target.
  func target(_ frame: PixelRect) -> PixelRect {
    let least = pixels(profile.alert.minimumTarget)
    let width = max(frame.width, least)
    let height = max(frame.height, least)
    return PixelRect(
      x: frame.x - (width - frame.width) / 2, y: frame.y - (height - frame.height) / 2,
      width: width, height: height)
  }

  /// A text field with what stands in it, scrolled so that the typing mark shows.
  func fieldControl(
    _ field: TextField, index: Int, value: FieldValue, frame: PixelRect, scrolls: Bool
  ) -> Control {
    let radius = min(pixels(profile.alert.buttonCornerRadius), frame.height / 2)
    // Text keeps clear of round ends.
    let inset = max(pixels(profile.alert.buttonTextInset), radius * 2 / 3)
    let inner = PixelRect(
      x: frame.x + inset, y: frame.y, width: max(1, frame.width - 2 * inset),
      height: frame.height)
    let shown = field.isSecure ? String(repeating: "•", count: value.text.count) : value.text
    let style = profile.typography.field
    var label: PlacedText
    var caretX = isRightToLeft ? inner.maxX : inner.x
    if shown.isEmpty {
      let hint = fittingPlaceholder(field, width: inner.width)
      label = hint.centred(.placeholder, in: inner, alignment: .leading)
    } else {
      let text = set(TextContent(shown), style, width: nil, lines: 1)
      label = text.centred(.content, in: inner, alignment: .leading)
      let before = set(TextContent(String(shown.prefix(value.caret))), style, width: nil)
      let advance = value.caret == 0 ? 0 : before.text.width
      let left = label.lines.first?.origin.x ?? inner.x
      caretX = text.text.isRightToLeft ? left + text.text.width - advance : left + advance
      let shift = max(0, caretX - inner.maxX + 1) - max(0, inner.x - caretX)
      caretX -= shift
      for line in label.lines.indices { label.lines[line].origin.x -= shift }
    }
    let height = Int(em(style) / 64) * 5 / 4
    let width = max(1, pixels(2))
    let caret = PixelRect(
      x: min(max(caretX, inner.x), inner.maxX) - width / 2, y: frame.midY - height / 2,
      width: width, height: height)
    return Control(
      id: .field(index), name: field.id ?? "field-\(index + 1)", frame: frame,
      target: target(frame),
      radius: radius, label: label,
      role: .plain, isDefault: false, scrolls: scrolls, caret: caret)
  }

  private func fittingPlaceholder(_ field: TextField, width: Int) -> StyledText {
    let style = profile.typography.field
    let variants = field.placeholder?.all ?? [TextContent(field.nameShown)]
    for variant in variants {
      let text = set(variant, style, width: nil)
      if text.text.width <= width { return text }
    }
    return set(variants[variants.count - 1], style, width: width, lines: 1)
  }
}
