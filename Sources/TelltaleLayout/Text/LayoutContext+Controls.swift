import TelltaleGraphics
import TelltaleModel

extension PixelRect {
  /// The same, grown on all sides where it is less than `least` pixels wide or high.
  func grown(toAtLeast least: Int) -> PixelRect {
    let width = max(width, least)
    let height = max(height, least)
    return PixelRect(
      x: x - (width - self.width) / 2, y: y - (height - self.height) / 2, width: width,
      height: height)
  }

  /// The same, moved to where it is inside of another sideways, if that is as wide.
  func moved(into other: PixelRect) -> PixelRect {
    slice(x: max(other.x, min(x, other.maxX - width)), width: width)
  }
}

extension LayoutContext {
  var focusRing: FocusRing {
    let width = pixels(profile.alert.focusRingWidth)
    return FocusRing(
      width: width, gap: max(1, width * 3 / 4), lifts: profile.screen.focusMark == .lift)
  }

  /// A frame grown, where it is smaller, to the least size of a touch target.
  func target(_ frame: PixelRect) -> PixelRect {
    frame.grown(toAtLeast: pixels(profile.alert.minimumTarget))
  }

  /// A text field with what stands in it, scrolled so that the typing mark shows.
  func fieldControl(
    _ field: TextField, index: Int, value: FieldValue, frame: PixelRect, area: NodePath? = nil
  ) -> Control {
    let radius = min(pixels(profile.alert.buttonCornerRadius), frame.height / 2)
    // Text keeps clear of round ends.
    let inset = max(pixels(profile.alert.buttonTextInset), radius * 2 / 3)
    var inner = PixelRect(
      x: frame.x + inset, y: frame.y, width: max(1, frame.width - 2 * inset),
      height: frame.height)
    let capsLock = field.isSecure ? capsLock(in: inner) : nil
    let line: FieldLine
    if value.text.isEmpty {
      line = FieldLine(hint: fittingPlaceholder(field, width: inner.width), in: inner, self)
    } else {
      // What is typed does not run below the mark, which a hint may have behind it.
      let taken = capsLock.map { $0.width + pixels(profile.alert.focusRingWidth) } ?? 0
      inner = inner.without(taken, atLeading: false, mirrored: isRightToLeft)
      line = FieldLine(value, isSecure: field.isSecure, in: inner, self)
    }
    var control = Control(
      id: .field(index), name: field.id ?? "field-\(index + 1)", purpose: .fill(index),
      frame: frame,
      target: target(frame), radius: radius, label: line.label, role: .plain, isDefault: false,
      caret: line.caret, marks: line.marks, area: area)
    control.capsLock = capsLock
    return control
  }

  /// Where a secret field says that Caps Lock is on: at its end, as high as what is typed.
  private func capsLock(in inner: PixelRect) -> PixelRect {
    // Inside of the field's border, which it is not to paint over.
    let most = max(1, inner.height - 2 * (fieldBorder + 1))
    let side = min(Int(em(profile.typography.field) / 64) * 5 / 4, most, inner.width / 3)
    return PixelRect(
      x: isRightToLeft ? inner.x : inner.maxX - side, y: inner.midY - side / 2, width: side,
      height: side)
  }

  /// Returns true where typed text is written from right to left, as the field's style sets it.
  ///
  /// - Parameter line: The text, on one line.
  /// - Returns: True where the line as a whole begins at the right.
  package func writesRightToLeft(_ line: String) -> Bool {
    set(TextContent(line), profile.typography.field, width: nil, lines: 1).text.isRightToLeft
  }

  /// A text of several lines with what is marked in it, scrolled so that the typing mark shows.
  func textControl(
    _ field: TextField, index: Int, value: FieldValue, frame: PixelRect
  ) -> Control {
    let radius = min(pixels(profile.alert.buttonCornerRadius), frame.height / 2)
    let side = max(pixels(profile.alert.buttonTextInset), radius * 2 / 3)
    let style = profile.typography.field
    let height = lineHeight(style, language)
    let count = max(1, frame.height / height)
    // Whole lines, in the middle.
    let inner = PixelRect(
      x: frame.x + side, y: frame.y + (frame.height - count * height) / 2,
      width: max(1, frame.width - 2 * side), height: count * height)
    let set = RichTextSetter(context: self, base: style).set(
      [TextRun(text: TextContent(value.text))], TextLook(), width: max(1, inner.width),
      endsOpen: true)
    let map = CaretMap(
      set, of: value.text, width: inner.width, alignment: .leading, by: typesetter)
    let mark = map.caret(of: value, width: max(1, pixels(2)))
    // The mark's line stands in the middle as far as there is more text on both sides.
    let first = min(max(0, map.line(of: value) - count / 2), max(0, set.lines.count - count))
    let shift = set.lines.prefix(first).map(\.height).reduce(0, +)
    func moved(_ rect: PixelRect) -> PixelRect {
      rect.offsetBy(x: inner.x, y: inner.y - shift).intersection(inner.insetBy(-mark.width))
    }
    let label = PlacedText(
      role: .content, string: value.text, weight: style.weight,
      lines: set.placedLines(in: inner, from: inner.y - shift), frame: inner, scrolls: false)
    return Control(
      id: .field(index), name: field.id ?? "field-\(index + 1)", purpose: .fill(index),
      frame: frame,
      target: target(frame), radius: radius, label: label, role: .plain, isDefault: false,
      caret: moved(mark),
      marks: (value.marked.map(map.marks) ?? []).map(moved).filter { !$0.isEmpty })
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
