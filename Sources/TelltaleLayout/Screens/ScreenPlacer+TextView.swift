import TelltaleGraphics
import TelltaleModel

extension ScreenPlacer {
  func textExtent(_ view: TextView, at path: NodePath, width: Int) -> Extent {
    let height = textHeight(view, at: path, width: width)
    if let own = view.height { return .fixed(pixels(own)) }
    return .hugging(least: min(height, 3 * pixels(metrics.rowHeight)), whole: height)
  }

  private func textHeight(_ view: TextView, at path: NodePath, width: Int) -> Int {
    set(view, at: path, width: max(1, width - 2 * textInset)).height + 2 * textInset
  }

  private var textInset: Int { pixels(metrics.gap) }

  /// What stands in it: what people have made of it, else the application's or the scene's text.
  private func runs(of view: TextView, at path: NodePath) -> [TextRun] {
    (setting.view.fields[path]?.richText ?? setting.data.current(view.text)).runs
  }

  private func set(_ view: TextView, at path: NodePath, width: Int) -> SetRichText {
    setter.set(
      runs(of: view, at: path), view.style, width: width, endsOpen: view.editing.takesFocus)
  }

  /// White on dark in every theme unless the scene says otherwise (TEXT-VIEW-DEFAULT-LOOK); scrolls
  /// where it does not fit (TEXT-VIEW-SCROLLS). What is more than read is a control as a whole, and
  /// scrolls by itself while it has the focus.
  mutating func placeTextView(_ view: TextView, at path: NodePath, in frame: PixelRect) {
    let height = textHeight(view, at: path, width: frame.width)
    let frame = PixelRect(
      x: frame.x, y: frame.y, width: frame.width,
      height: view.height == nil ? min(frame.height, height) : frame.height)
    let ground = view.background ?? .fixed(TextView.ground)
    let radius = min(pixels(8), frame.height / 2)
    add(.fill(frame, radius: radius, .value(ground)))
    let isControl = view.editing.takesFocus
    if isControl {
      add(.node(path), named: view.id ?? path.description, frame: frame, radius: radius)
    }
    let content = PixelSize(width: frame.width, height: height)
    let step = context.lineHeight(style(view.style), context.language)
    let outer = about
    if isControl { about = .node(path) }
    defer { about = outer }
    if height > frame.height {
      scroll(
        path, content: content, in: frame, step: step, takesFocus: !isControl, isFramed: true
      ) { placer, origin in
        placer.draw(view, at: path, in: PixelRect(content).offsetBy(x: origin.x, y: origin.y))
      }
    } else {
      draw(view, at: path, in: PixelRect(content).offsetBy(x: frame.x, y: frame.y))
    }
    if isControl { add(.ring(frame, radius: radius), of: .node(path)) }
  }

  private mutating func draw(_ view: TextView, at path: NodePath, in box: PixelRect) {
    let inner = box.insetBy(textInset)
    let set = set(view, at: path, width: max(1, inner.width))
    let ink = view.style.color.map(PartInk.value) ?? .white
    guard view.editing.takesFocus else {
      return draw(set, in: inner, alignment: view.style.alignment ?? .leading, ink: ink)
    }
    let value = setting.view.fields[path] ?? FieldValue(setting.data.current(view.text))
    add(PlacedTextView(path: path, box: inner, density: context.density))
    let map = CaretMap(
      set, of: value.text, width: inner.width, alignment: view.style.alignment ?? .leading,
      by: context.typesetter, where: value.isSeen)
    let inks = [ink] + set.lines.flatMap(\.pieces).compactMap(\.ink)
    let ground = view.background ?? .fixed(TextView.ground)
    for rect in value.marked.map(map.marks) ?? [] {
      add(
        .fill(
          rect.offsetBy(x: inner.x, y: inner.y), radius: 0, .mark(under: Set(inks), on: ground)))
    }
    draw(set, in: inner, alignment: view.style.alignment ?? .leading, ink: ink)
    guard view.editing.hasCursor else { return }
    let caret = map.caret(of: value, width: max(1, pixels(2)))
    add(
      .caret(caret.offsetBy(x: inner.x, y: inner.y), .readable(.role(.accent), on: [ground])),
      of: .node(path))
  }
}

extension ScreenSetting {
  /// Where a typing mark can stand in a text view that was placed.
  package func caretMap(
    of view: TextView, _ placed: PlacedTextView, in context: LayoutContext
  ) -> CaretMap {
    var context = context
    context.density = placed.density
    let placer = ScreenPlacer(self, in: context)
    let value = self.view.fields[placed.path] ?? FieldValue(data.current(view.text))
    let set = placer.setter.set(
      value.richText.runs, view.style, width: max(1, placed.box.width), endsOpen: true)
    return CaretMap(
      set, of: value.text, width: placed.box.width, alignment: view.style.alignment ?? .leading,
      by: context.typesetter)
  }
}

extension CaretMap {
  /// The typing mark of a text; behind white space that hangs over, it stays inside of the box.
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

extension TextView {
  /// What white text stands on.
  package static let ground = Color(rgb: 0x1C1C1E)
}
