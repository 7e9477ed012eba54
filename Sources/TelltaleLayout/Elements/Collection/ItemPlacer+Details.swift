import TelltaleGraphics
import TelltaleModel

// An item of which more is said than its name.
extension ItemPlacer {
  /// Name and subtitle from the leading edge, the price at the lower trailing corner. What has no line is told, and
  /// the price goes last: it is what tells one of two alike from the other.
  func placeDetails(in room: PixelRect, into parts: inout ScreenParts) {
    if words.sharesLine { return placeOnLine(in: room, into: &parts) }
    let price = words.lineHeight(words.priceStyle)
    let name = words.lineHeight(words.nameStyle)
    let hasPrice = item.price != nil && (item.text == nil || room.height >= name + price)
    placeNames(in: room.cut(bottom: hasPrice ? price : 0), into: &parts)
    guard let text = item.price else { return }
    if hasPrice {
      let line = room.slice(y: room.maxY - price, height: price)
      place(text, "price", words.priceStyle, .text, in: line, .trailing, lines: 1, into: &parts)
    } else {
      parts.note(.truncated, at: path.key("price"), text.longest.string)
    }
  }

  /// The name from the leading edge, and the price at the trailing one of the same line.
  private func placeOnLine(in room: PixelRect, into parts: inout ScreenParts) {
    let height = max(words.lineHeight(words.nameStyle), words.lineHeight(words.priceStyle))
    let line = room.slice(
      y: room.y + max(0, room.height - height) / 2, height: min(height, room.height))
    var rest = line
    if let price = item.price {
      let width = screen.line(price.longest, words.priceStyle, width: nil).text.width
      rest = line.without(
        width + pixels(10), atLeading: false, mirrored: screen.mirrorsContent)
    }
    if let name = item.text {
      place(name, "text", words.nameStyle, .text, in: rest, .leading, lines: 1, into: &parts)
    }
    if let price = item.price {
      place(price, "price", words.priceStyle, .text, in: line, .trailing, lines: 1, into: &parts)
    }
  }

  /// The name, by which people who hear the screen know the item, comes first.
  private func placeNames(in room: PixelRect, into parts: inout ScreenParts) {
    let small = words.lineHeight(words.subtitleStyle)
    let name = words.lineHeight(words.nameStyle)
    let hasSubtitle = item.subtitle != nil && room.height >= name + small
    var top = room.y
    if let text = item.text {
      let box = room.cut(bottom: hasSubtitle ? small : 0)
      let height = place(
        text, "text", words.nameStyle, .text, in: box, .leading, lines: 2, into: &parts)
      top += height
    }
    guard let text = item.subtitle else { return }
    let rest = room.slice(y: top, height: room.maxY - top)
    if rest.height >= small {
      place(
        text, "subtitle", words.subtitleStyle, .textSecondary, in: rest, .leading, lines: 2,
        into: &parts)
    } else {
      parts.note(.truncated, at: path.key("subtitle"), text.longest.string)
    }
  }

  /// Sets a text from the upper edge of its room.
  ///
  /// - Returns: Its height in pixels.
  @discardableResult
  private func place(
    _ text: TextVariants, _ key: String, _ style: TextStyle, _ role: ColorRole,
    in room: PixelRect, _ alignment: TextAlignment, lines: Int, into parts: inout ScreenParts
  ) -> Int {
    var set = screen.fitting(
      text, style, in: room.size, lines: lines, at: path.key(key), noting: &parts)
    set.isMirrored = screen.mirrorsContent
    let placed = set.placed(key == "text" ? .label : .content, in: room, alignment: alignment)
    add(.text(placed, ink(role)), into: &parts)
    return set.height
  }
}
