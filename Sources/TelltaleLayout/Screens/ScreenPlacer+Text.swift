import TelltaleGraphics
import TelltaleModel

extension ScreenPlacer {
  /// The text that stands in an element now: the application's, once it has delivered one.
  func current(_ text: RichText) -> RichText {
    guard let name = text.binding, let delivered = setting.data.texts[name] else { return text }
    return RichText(
      [TextRun(text: delivered.longest, style: text.runs.first?.style ?? TextLook())],
      binding: name)
  }

  /// Sets runs one after the other; a run of its own look begins where the last one ended.
  func set(_ text: RichText, _ look: TextLook, width: Int?) -> SetRichText {
    let text = current(text)
    if text.runs.count == 1 {
      let run = text.runs[0]
      let style = style(look.overlaid(by: run.style))
      let lines = paragraphs(of: run.text).flatMap { paragraph in
        let set = context.set(paragraph, style, width: width)
        return set.text.lines.map { line in
          var one = set
          one.text.lines = [line]
          return SetRichText.Line(
            pieces: [
              SetRichText.Piece(text: one, x: 0, ink: run.style.color.map(ScreenInk.value))
            ],
            width: line.width, height: set.lineHeight, rise: set.rise,
            isRightToLeft: set.text.isRightToLeft)
        }
      }
      return SetRichText(lines: lines)
    }
    let stretches = text.runs.map { run in
      RichTextFlow.Stretch(
        content: run.text, style: style(look.overlaid(by: run.style)),
        ink: run.style.color.map(ScreenInk.value))
    }
    return RichTextFlow(stretches, width: width, in: context).lined()
  }

  private func paragraphs(of text: TextContent) -> [TextContent] {
    guard text.string.contains("\n") else { return [text] }
    return text.string.split(separator: "\n", omittingEmptySubsequences: false).map {
      TextContent(String($0), language: text.language)
    }
  }

  func style(_ look: TextLook) -> TextStyle {
    let isBold = look.weight.map { $0 == .bold || $0 == .semibold }
    return TextStyle(
      size: look.size ?? type.body.size,
      weight: isBold.map { $0 ? .semibold : .regular } ?? type.body.weight)
  }

  /// - isMirrored: whether lines begin at the right; absent, each at the side that it is written
  ///   from.
  mutating func draw(
    _ text: SetRichText, in frame: PixelRect, alignment: TextAlignment, ink: ScreenInk,
    isMirrored: Bool? = nil
  ) {
    var y = frame.y
    for line in text.lines {
      let rest = max(0, frame.width - line.width)
      let beginsAtRight = isMirrored ?? line.isRightToLeft
      let left =
        switch alignment {
        case .leading: beginsAtRight ? rest : 0
        case .center: rest / 2
        case .trailing: beginsAtRight ? 0 : rest
        }
      for piece in line.pieces {
        let x = line.isRightToLeft ? line.width - piece.x - piece.text.text.width : piece.x
        let box = PixelRect(
          x: frame.x + left + x, y: y + line.rise - piece.text.rise,
          width: piece.text.text.width, height: piece.text.lineHeight)
        add(
          .text(piece.text.placed(.message, in: box, alignment: .leading), piece.ink ?? ink))
      }
      y += line.height
    }
  }

  mutating func placeLabel(_ label: Label, in frame: PixelRect) {
    if let background = label.background {
      add(.fill(frame, radius: 0, .value(background)))
    }
    let set = set(label.text, label.style, width: frame.width)
    draw(
      set, in: frame, alignment: label.style.alignment ?? .leading,
      ink: label.style.color.map(ScreenInk.value) ?? .role(.text),
      isMirrored: context.isRightToLeft)
  }

  func textExtent(_ view: TextView, width: Int) -> Extent {
    let height = textHeight(view, width: width)
    if let own = view.height { return .fixed(pixels(own)) }
    return .hugging(least: min(height, 3 * pixels(metrics.rowHeight)), whole: height)
  }

  private func textHeight(_ view: TextView, width: Int) -> Int {
    set(view.text, view.style, width: max(1, width - 2 * textInset)).height + 2 * textInset
  }

  private var textInset: Int { pixels(metrics.gap) }

  /// White on dark in every theme unless the scene says otherwise (TEXT-VIEW-DEFAULT-LOOK); scrolls
  /// where it does not fit (TEXT-VIEW-SCROLLS).
  mutating func placeTextView(_ view: TextView, at path: NodePath, in frame: PixelRect) {
    let height = textHeight(view, width: frame.width)
    let frame = PixelRect(
      x: frame.x, y: frame.y, width: frame.width,
      height: view.height == nil ? min(frame.height, height) : frame.height)
    let ground = view.background ?? .fixed(TextView.ground)
    add(.fill(frame, radius: min(pixels(8), frame.height / 2), .value(ground)))
    let ink = view.style.color.map(ScreenInk.value) ?? .white
    let content = PixelSize(width: frame.width, height: height)
    let step = context.lineHeight(style(view.style), context.language)
    if height > frame.height {
      scroll(path, content: content, in: frame, step: step) { placer, origin in
        placer.draw(view, from: origin, width: frame.width, height: height, ink: ink)
      }
    } else {
      draw(view, from: frame.origin, width: frame.width, height: height, ink: ink)
    }
  }

  private mutating func draw(
    _ view: TextView, from origin: PixelPoint, width: Int, height: Int, ink: ScreenInk
  ) {
    let inner = PixelRect(
      x: origin.x + textInset, y: origin.y + textInset, width: width - 2 * textInset,
      height: height - 2 * textInset)
    draw(
      set(view.text, view.style, width: inner.width), in: inner,
      alignment: view.style.alignment ?? .leading, ink: ink)
  }
}

extension TextView {
  /// What white text stands on.
  package static let ground = Color(rgb: 0x1C1C1E)
}
