import TelltaleGraphics
import TelltaleModel

/// Sets texts of several looks in lines.
struct RichTextSetter {
  var context: LayoutContext
  /// What a look differs from.
  let base: TextStyle

  func style(_ look: TextLook) -> TextStyle {
    let isBold = look.weight.map { $0 == .bold || $0 == .semibold }
    let usual = look.level.map(context.profile.typography.style) ?? base
    // A number that is read by itself does not move as it changes, whatever letters are in it.
    let isTabular = look.isTabular ?? (look.level == .figure ? true : nil)
    return TextStyle(
      size: look.size ?? usual.size,
      weight: isBold.map { $0 ? .semibold : .regular } ?? usual.weight,
      digits: isTabular.map { $0 ? .all : .none } ?? .ofNumbers,
      shape: look.isItalic == true ? .italic : usual.shape)
  }

  /// Sets runs one after the other; a run of its own look begins where the last one ended.
  ///
  /// - endsOpen: whether a line feed at the end begins a line, for a typing mark to stand in; a text
  ///   in one look has it in any case.
  func set(
    _ runs: [TextRun], _ look: TextLook, width: Int?, endsOpen: Bool = false
  ) -> SetRichText {
    // A word that somebody is typing keeps together.
    if endsOpen, context.divides {
      var setter = self
      setter.context.divides = false
      return setter.set(runs, look, width: width, endsOpen: true)
    }
    var whole = lined(runs, look, width: width, endsOpen: endsOpen)
    if context.tells { whole.string = runs.map(\.text.string).joined() }
    return whole
  }

  /// How wide the longest word of a text is, as far as its letters tell which that is, in pixels.
  func longestWord(of runs: [TextRun], _ look: TextLook) -> Int {
    let widths = runs.flatMap { run in
      context.longestWords(of: run.text.string).map { word in
        let text = TextContent(word, language: run.text.language)
        return set([TextRun(text: text, style: run.style)], look, width: nil).width
      }
    }
    return widths.max() ?? 0
  }

  private func lined(
    _ runs: [TextRun], _ look: TextLook, width: Int?, endsOpen: Bool
  ) -> SetRichText {
    if runs.count == 1 { return set(runs[0], look, width: width) }
    let stretches = runs.map { run in
      RichTextFlow.Stretch(
        content: run.text, style: style(look.overlaid(by: run.style)),
        ink: run.style.color.map(PartInk.value))
    }
    return RichTextFlow(stretches, width: width, endsOpen: endsOpen, in: context).lined()
  }

  private func set(_ run: TextRun, _ look: TextLook, width: Int?) -> SetRichText {
    let style = style(look.overlaid(by: run.style))
    let ink = run.style.color.map(PartInk.value)
    var start = 0
    var lines: [SetRichText.Line] = []
    for paragraph in paragraphs(of: run.text) {
      let request = context.request(paragraph, style, width: width)
      let set = context.set(paragraph, style, width: width)
      for (index, line) in set.text.lines.enumerated() {
        var one = set
        one.text.lines = [line]
        let piece = SetRichText.Piece(
          text: one, x: 0, ink: ink, start: start, request: request, line: index)
        lines.append(
          SetRichText.Line(
            pieces: [piece], width: line.width, height: set.lineHeight, rise: set.rise,
            isRightToLeft: set.text.isRightToLeft,
            range: (start + line.range.lowerBound)..<(start + line.range.upperBound),
            isBroken: index + 1 < set.text.lines.count))
      }
      start += paragraph.string.utf8.count + 1
    }
    return SetRichText(lines: lines)
  }

  private func paragraphs(of text: TextContent) -> [TextContent] {
    guard text.string.contains("\n") else { return [text] }
    return text.string.split(separator: "\n", omittingEmptySubsequences: false).map {
      TextContent(String($0), language: text.language, direction: text.direction)
    }
  }
}
