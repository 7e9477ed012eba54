import TelltaleGraphics
import TelltaleModel

/// What stands in a text field: one line, scrolled so that the typing mark shows.
struct FieldLine {
  let label: PlacedText
  /// The typing mark.
  let caret: PixelRect
  /// What lies behind marked text.
  let marks: [PixelRect]

  /// A hint in the place of text that nobody has typed yet.
  init(hint: StyledText, in room: PixelRect, _ context: LayoutContext) {
    label = hint.centred(.placeholder, in: room, alignment: .leading)
    // Clear of the first letter, which it would be read with.
    let gap = 2 * max(1, context.pixels(2))
    caret = Self.caret(
      at: context.isRightToLeft ? room.maxX + gap : room.x - gap, in: room.insetBy(-gap), context)
    marks = []
  }

  /// - Parameters:
  ///   - value: What was typed.
  ///   - isSecure: Whether a dot stands for each character.
  ///   - room: What the field leaves for text, in pixels.
  ///   - context: What the field is laid out in.
  init(_ value: FieldValue, isSecure: Bool, in room: PixelRect, _ context: LayoutContext) {
    let shown = isSecure ? String(repeating: "•", count: value.text.count) : value.text
    let style = context.profile.typography.field
    var label = context.set(TextContent(shown), style, width: nil, lines: 1)
      .centred(.content, in: room, alignment: .leading)
    let characters = context.typesetter.characters(
      in: context.request(TextContent(shown), style, width: nil, lines: 1), line: 0)
    func place(_ character: Int) -> Int { String(shown.prefix(character)).utf8.count }
    let next = characters.first { $0.offset >= place(value.caret) }
    let left = label.lines.first?.origin.x ?? room.x
    let caretX = left + (next?.leading ?? characters.last?.trailing ?? 0)
    let shift = max(0, caretX - room.maxX + 1) - max(0, room.x - caretX)
    let height = Self.height(context)
    marks =
      value.marked.map { marked in
        let bytes = place(marked.lowerBound)..<place(marked.upperBound)
        return characters.filter { bytes.contains($0.offset) }.map {
          PixelRect(
            x: left - shift + min($0.leading, $0.trailing), y: room.midY - height / 2,
            width: abs($0.trailing - $0.leading), height: height)
        }.joined
      } ?? []
    for line in label.lines.indices { label.lines[line].origin.x -= shift }
    self.label = label
    caret = Self.caret(at: caretX - shift, in: room, context)
  }

  /// Pixels of the typing mark, and of what lies behind marked text.
  private static func height(_ context: LayoutContext) -> Int {
    Int(context.em(context.profile.typography.field) / 64) * 5 / 4
  }

  private static func caret(at x: Int, in room: PixelRect, _ context: LayoutContext) -> PixelRect {
    let width = max(1, context.pixels(2))
    let height = height(context)
    return PixelRect(
      x: min(max(x, room.x), room.maxX) - width / 2, y: room.midY - height / 2, width: width,
      height: height)
  }
}
