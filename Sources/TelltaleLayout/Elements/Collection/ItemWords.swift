import TelltaleGraphics
import TelltaleModel

/// How the words of the items of a collection are set: in which styles, and how much room is kept for them in all
/// items alike.
struct ItemWords: PartPlacer {
  let screen: ScreenContext
  let texts: ItemTexts
  /// How wide an item is, in points.
  let itemWidth: Points
  /// Items that grow are read from further away.
  var isLarge = false

  /// Beside the words of an item.
  var inset: Points { isLarge ? 14 : 10 }

  /// Pixels between a picture and the words below it, and between these and the lower edge.
  var margins: (top: Int, bottom: Int) {
    isLarge && texts.hasDetails ? (pixels(8), pixels(10)) : (pixels(4), pixels(4))
  }

  /// Of a name; it leads what stands below it.
  var nameStyle: TextStyle {
    let style = isLarge ? type.row : type.detail
    return TextStyle(size: style.size, weight: texts.hasDetails ? .semibold : style.weight)
  }

  var subtitleStyle: TextStyle { isLarge ? type.detail : type.style(.caption) }

  var priceStyle: TextStyle {
    TextStyle(size: isLarge ? type.row.size : type.detail.size, weight: .semibold, digits: .all)
  }

  func lineHeight(_ style: TextStyle) -> Int {
    screen.context.lineHeight(style, screen.context.language)
  }

  /// Of what stands below pictures, in pixels: two lines where the longest needs them.
  var captionHeight: Int {
    if texts.hasDetails, texts.hasPictures {
      return detailHeight + margins.top + margins.bottom + pixels(6)
    }
    guard let longest = texts.longestCaption else { return 0 }
    return lines(longest, nameStyle) * lineHeight(nameStyle) + pixels(6)
  }

  /// The least height of items that show nothing but words, in pixels.
  var leastHeight: Int { texts.hasDetails ? detailHeight + 2 * pixels(inset) : 0 }

  /// Of names with what stands below them, in pixels.
  private var detailHeight: Int {
    let name = texts.longestName.map { lines($0, nameStyle) * lineHeight(nameStyle) } ?? 0
    let subtitle =
      texts.longestSubtitle.map { lines($0, subtitleStyle) * lineHeight(subtitleStyle) } ?? 0
    if sharesLine { return max(name, lineHeight(priceStyle)) + pixels(10) }
    return name + subtitle + (texts.longestPrice == nil ? 0 : lineHeight(priceStyle))
  }

  /// Whether names and prices stand on one line: where nothing stands between them, and those of each item have room
  /// beside each other.
  var sharesLine: Bool {
    guard texts.longestSubtitle == nil, let longest = texts.longestName,
      let price = texts.longestLine.last
    else { return false }
    let room = pixels(itemWidth) - 2 * pixels(inset) - pixels(10)
    guard width(longest.content, nameStyle) <= room else { return false }
    let name = texts.longestLine.count > 1 ? texts.longestLine[0] : nil
    return width(price, priceStyle) + (name.map { width($0, nameStyle) } ?? 0) <= room
  }

  /// How wide the widest of some texts may be, of which this is probably the one, in pixels.
  private func width(_ text: TextContent, _ style: TextStyle) -> Int {
    // Another one with as many letters may be wider by a tenth.
    screen.line(text, style, width: nil).text.width * 11 / 10
  }

  /// One, or two where a text is wider than an item.
  private func lines(_ longest: LongestText, _ style: TextStyle) -> Int {
    let room = itemWidth.value - 2 * inset.value
    // Bold letters are wider than what ems are reckoned from.
    let ems = texts.hasDetails ? longest.ems * 1.15 : longest.ems
    guard ems * style.size.value * screen.context.growth(of: style.size) > room else { return 1 }
    return width(longest.content, style) > screen.pixels(Points(room)) ? 2 : 1
  }
}
