import TelltaleGraphics
import TelltaleModel

/// Places longer text, which may be chosen from or written in.
struct TextViewPlacer: ElementPlacer {
  let screen: ScreenContext
  let view: TextView
  let path: NodePath

  func extent(width: Int) -> Extent {
    let height = height(width: width)
    if let own = view.height { return .fixed(pixels(own)) }
    return .hugging(least: min(height, 3 * pixels(metrics.rowHeight)), whole: height)
  }

  private func height(width: Int) -> Int {
    set(width: max(1, width - 2 * inset)).height + 2 * inset
  }

  private var inset: Int { pixels(metrics.gap) }

  /// What stands in it: what people have made of it, else the application's or the scene's text.
  private func set(width: Int) -> SetRichText {
    let setting = screen.setting
    let text = setting.view.fields[path]?.richText ?? setting.data.current(view.text)
    return screen.setter.set(
      text.runs, view.style, width: width, endsOpen: view.editing.takesFocus)
  }

  /// White on dark in every theme unless the scene says otherwise (TEXT-VIEW-DEFAULT-LOOK); scrolls
  /// where it does not fit (TEXT-VIEW-SCROLLS). What is more than read is a control as a whole, and
  /// scrolls by itself while it has the focus.
  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    let height = height(width: frame.width)
    let frame = PixelRect(
      x: frame.x, y: frame.y, width: frame.width,
      height: view.height == nil ? min(frame.height, height) : frame.height)
    let radius = min(pixels(8), frame.height / 2)
    parts.add(.fill(frame, radius: radius, .value(ground)))
    let content = PixelSize(width: frame.width, height: height)
    guard view.editing.takesFocus else {
      return placeText(content, in: frame, into: &parts)
    }
    let id = ControlID.node(path)
    parts.add(
      id, named: view.id ?? path.description, for: .edit(path), frame: frame, radius: radius)
    parts.about(id) {
      placeText(content, in: frame, into: &$0)
      $0.add(.ring(frame, radius: radius), of: id)
    }
  }

  private var ground: ColorValue { view.background ?? .role(.textGround) }

  private func placeText(
    _ content: PixelSize, in frame: PixelRect, into parts: inout ScreenParts
  ) {
    guard content.height > frame.height else {
      return draw(in: PixelRect(content).offsetBy(x: frame.x, y: frame.y), into: &parts)
    }
    let style = screen.setter.style(view.style)
    let window = ScrollWindow(
      screen: screen, path: path, content: content, viewport: frame,
      step: screen.context.lineHeight(style, screen.context.language),
      takesFocus: !view.editing.takesFocus, isFramed: true)
    window.place(into: &parts) { parts, origin in
      draw(in: PixelRect(content).offsetBy(x: origin.x, y: origin.y), into: &parts)
    }
  }

  private func draw(in box: PixelRect, into parts: inout ScreenParts) {
    let inner = box.insetBy(inset)
    let set = set(width: max(1, inner.width))
    let color = screen.setting.data.color(view.style.colorBinding) ?? view.style.color
    let ink = color.map(PartInk.value) ?? .white
    let alignment = view.style.alignment ?? .leading
    guard view.editing.takesFocus else {
      return parts.add(set, in: inner, alignment: alignment, ink: ink)
    }
    let setting = screen.setting
    let value = setting.view.fields[path] ?? FieldValue(setting.data.current(view.text))
    parts.add(PlacedTextView(path: path, box: inner, density: screen.context.density))
    let map = CaretMap(
      set, of: value.text, width: inner.width, alignment: alignment,
      by: screen.context.typesetter, where: value.isSeen)
    let inks = [ink] + set.lines.flatMap(\.pieces).compactMap(\.ink)
    for rect in value.marked.map(map.marks) ?? [] {
      parts.add(
        .fill(
          rect.offsetBy(x: inner.x, y: inner.y), radius: 0, .mark(under: Set(inks), on: ground)))
    }
    parts.add(set, in: inner, alignment: alignment, ink: ink)
    guard view.editing.hasCursor else { return }
    let caret = map.caret(of: value, width: max(1, pixels(2)))
    parts.add(
      .caret(caret.offsetBy(x: inner.x, y: inner.y), .readable(.role(.accent), on: [ground])),
      of: .node(path))
  }
}

extension CaretMap {
  /// Returns the caret of a text. Behind white space that hangs over, it stays inside of the box.
  ///
  /// - Parameters:
  ///   - value: The text with its place; the one of which the map was made.
  ///   - width: Pixels of the caret.
  /// - Returns: Pixels from the upper left corner of the box; empty where there is no line.
  package func caret(of value: FieldValue, width: Int) -> PixelRect {
    let index = line(of: value)
    guard lines.indices.contains(index) else { return .empty }
    let line = lines[index]
    let x = min(max(x(of: value.caret, in: index), 0), self.width)
    return PixelRect(x: x - width / 2, y: line.y, width: width, height: line.height)
  }
}

extension FieldValue {
  /// Whether a line holds the typing mark or something that is marked.
  fileprivate func isSeen(_ line: Range<Int>) -> Bool {
    (line.lowerBound...line.upperBound).contains(caret) || marked?.overlaps(line) == true
  }
}
