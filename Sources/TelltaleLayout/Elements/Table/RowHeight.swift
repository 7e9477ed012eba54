import TelltaleGraphics
import TelltaleModel

/// How high the rows of a list are: all equally, so that a place can be reckoned without walking
/// there, and whatever is in them, so that it is told by the list as a whole.
struct RowHeight: PartPlacer {
  let screen: ScreenContext
  let list: RowList

  /// In pixels.
  var height: Int {
    let least = pixels(metrics.rowHeight)
    let title = screen.context.lineHeight(type.row, screen.context.language)
    let detail = screen.context.lineHeight(type.detail, screen.context.language)
    let inset = pixels(metrics.rowGap)
    let isTall = list.hasTallRows || isStacked
    let oneLine = max(least, title + inset / 2, isTall ? title + detail + inset * 3 / 2 : 0)
    let twoLines = 2 * title + inset / 2
    // A list of which two rows are seen is no list.
    let breaks = 3 * twoLines <= screen.frame.height && breaksTitles
    return breaks ? max(oneLine, twoLines) : oneLine
  }

  /// Whether a screen is too narrow for two columns of text, so that values stand below their titles.
  var isStacked: Bool {
    // Two columns take a dozen ems at the least: six Chinese characters each.
    list.hasValues && textEms < 12
  }

  /// Whether large titles get a second line: some of them would have to be a good deal smaller to
  /// stand on one.
  private var breaksTitles: Bool {
    screen.context.textSize > 1 && 0.85 * list.longestTitle > textEms
  }

  /// How wide a row is inside, in ems of its text.
  private var textEms: Double {
    let picture = list.hasPictures ? metrics.rowImage.value + metrics.rowGap.value : 0
    let whole = Double(screen.frame.width) / screen.density.pixelsPerPoint
    let width = whole - 2 * metrics.rowInset.value - picture
    return width / (type.row.size.value * screen.context.growth(of: type.row.size))
  }
}
