import TelltaleGraphics
import TelltaleModel

/// Places what tells of rows that came outside of what is seen (TABLE-NEW-DATA-HINT).
struct NewRowsHintPlacer: PartPlacer {
  let screen: ScreenContext
  /// How many came.
  let count: Int
  /// Of their table.
  let path: NodePath

  /// At the upper edge of the table's frame.
  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    let words = screen.setting.words.newRows.split(
      separator: "#", omittingEmptySubsequences: false)
    let height = max(
      screen.leastTarget, screen.context.lineHeight(type.detail, screen.context.language))
    let text = screen.fitting(
      TextVariants(TextContent(words.joined(separator: String(count)))), type.detail,
      width: max(1, frame.width - height), at: path, noting: &parts)
    let width = min(frame.width, text.text.width + height)
    let box = PixelRect(
      x: frame.midX - width / 2, y: frame.y + pixels(8), width: width, height: height)
    let id = ControlID.hint(path)
    // It lies on rows, and is told from whatever they show.
    parts.add(.body(box, radius: height / 2, .lit(destroys: false), destroys: false), of: id)
    parts.add(
      .text(text.centred(.label, in: box, alignment: .center), .onLit(destroys: false)), of: id)
    parts.add(id, named: "new-rows", for: .showNewRows(path), frame: box, radius: height / 2)
  }
}
