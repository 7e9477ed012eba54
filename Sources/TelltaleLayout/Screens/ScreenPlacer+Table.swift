import TelltaleGraphics
import TelltaleModel

/// One row with all that its placing depends on.
struct RowSetting {
  var row: TableRow
  var id: ControlID
  var name: String
  var frame: PixelRect
  /// Where the table's rows stand in the file, and which of them this is.
  var rows: NodePath
  var index: Int
  /// Room that pictures of other rows take, so that texts stand in one column.
  var textColumn: Int
  var style: RowStyle?
  var isMarked = false
  var hasMarks = false
  var isStale = false
  /// The mark or chevron at its end.
  var sign: StyledText?
  /// Whether a value stands below its title, not beside it.
  var isStacked = false
  /// Pixels at the end that are not for text.
  var reserved = 0

  /// Made only where there is something to be told about the row.
  var path: NodePath { rows.item(index) }
}

extension ScreenPlacer {
  /// All rows of a table are equally high, so that a place can be reckoned without walking there.
  func rowHeight(of list: RowList) -> Int {
    let least = pixels(metrics.rowHeight)
    let title = context.lineHeight(type.row, context.language)
    let detail = context.lineHeight(type.detail, context.language)
    let inset = pixels(metrics.rowGap)
    let isTall = list.hasTallRows || list.hasValues && stacksValues(of: list)
    let oneLine = max(least, title + inset / 2, isTall ? title + detail + inset : 0)
    let twoLines = 2 * title + inset / 2
    // A list of which two rows are seen is no list.
    let breaks = 3 * twoLines <= frame.height && breaksTitles(of: list)
    return breaks ? max(oneLine, twoLines) : oneLine
  }

  /// Whether a screen is too narrow for two columns of text, so that values stand below their titles:
  /// told by its width and the size of text alone, since all rows are to be equally high whatever is
  /// in them.
  func stacksValues(of list: RowList) -> Bool {
    // Two columns take a dozen ems at the least: six Chinese characters each.
    textEms(of: list) < 12
  }

  /// Whether large titles get a second line: some of them would have to be a good deal smaller to
  /// stand on one.
  private func breaksTitles(of list: RowList) -> Bool {
    context.textSize > 1 && 0.85 * list.longestTitle > textEms(of: list)
  }

  /// How wide a row is inside, in ems of its text.
  private func textEms(of list: RowList) -> Double {
    let picture = list.hasPictures ? metrics.rowImage.value + metrics.rowGap.value : 0
    let width = Double(frame.width) / density.pixelsPerPoint - 2 * metrics.rowInset.value - picture
    return width / (type.row.size.value * context.textSize)
  }

  func tableHeight(_ table: Table, at path: NodePath) -> Int {
    let list = setting.data.rows(of: table, at: path)
    return list.count * rowHeight(of: list) + missingHeight(table, list)
      + footerHeight(table, at: path)
  }

  /// What stands in the place of the rows where there are none.
  private func missing(_ table: Table, _ list: RowList) -> Notice? {
    list.count == 0 ? notice(of: table.source) : nil
  }

  private func missingHeight(_ table: Table, _ list: RowList) -> Int {
    guard let notice = missing(table, list) else { return 0 }
    return noticeHeight(notice, width: contentColumn.width) + 2 * pixels(metrics.gap)
  }

  private func footerHeight(_ table: Table, at path: NodePath) -> Int {
    let spinner = isLoading(table) ? pixels(metrics.spinner) + 2 * pixels(metrics.gap) : 0
    guard !table.footer.isEmpty else { return spinner }
    let heights = table.footer.placed(at: path.key("footer")).map {
      extent(of: $0, width: contentColumn.width).whole + pixels(metrics.gap)
    }
    return spinner + heights.reduce(pixels(metrics.gap), +)
  }

  /// True while rows are on their way and the wait has become long enough to be shown.
  private func isLoading(_ table: Table) -> Bool {
    guard let source = table.source, table.hasIndicator != false else { return false }
    return setting.data.state(of: source) == .loading && setting.view.spins.contains(source.name)
  }

  /// One column of rows; only what is seen, and as much again above and below, gets a place
  /// (TABLE-SINGLE-COLUMN, TABLE-ANY-AMOUNT).
  mutating func placeTable(_ table: Table, at path: NodePath, in frame: PixelRect) {
    let list = setting.data.rows(of: table, at: path)
    let frame = narrowed(frame, to: table.width)
    if list.count == 0, isLoading(table) {
      return placeIndicator(ActivityIndicator(), in: frame)
    }
    if area == nil, table.footer.isEmpty, let notice = missing(table, list) {
      return placeNotice(notice, in: frame, at: path)
    }
    let height = rowHeight(of: list)
    let content = PixelSize(width: frame.width, height: tableHeight(table, at: path))
    if area != nil {
      placeRows(of: table, list, at: path, in: frame, from: frame.origin)
    } else {
      scroll(path, content: content, in: frame, step: height) { placer, origin in
        placer.placeRows(of: table, list, at: path, in: frame, from: origin)
      }
    }
    placeHint(table, at: path, in: frame)
  }

  private mutating func placeRows(
    of table: Table, _ list: RowList, at path: NodePath, in frame: PixelRect,
    from origin: PixelPoint
  ) {
    let height = rowHeight(of: list)
    let seen = clip.intersection(frame)
    let overscan = max(seen.height, height)
    let first = max(0, (seen.y - overscan - origin.y) / height)
    let last = min(list.count, (seen.maxY + overscan - origin.y) / height + 1)
    let column = list.hasPictures ? pixels(metrics.rowImage) + pixels(metrics.rowGap) : 0
    let rows = path.key("rows")
    let isStacked = list.hasValues && stacksValues(of: list)
    var signs = RowSigns()
    for index in first..<max(first, last) {
      let row = list.rows[index]
      let id = ControlID.entry(path, list.keys[index])
      let own = PixelRect(
        x: origin.x, y: origin.y + index * height, width: frame.width, height: height)
      let name = row.id ?? row.title.longest.string
      guard own.intersects(clip) else {
        if row.isSelectable {
          addUnseen(id, named: name, frame: own, meaning: ControlMeaning(row))
        }
        continue
      }
      placeRow(
        RowSetting(
          row: row, id: id, name: name, frame: own,
          rows: rows, index: index, textColumn: column, style: table.style(of: row),
          isMarked: setting.view.isMarked(row, id), hasMarks: row.checkmark != nil,
          isStale: list.isStale, sign: signs.sign(of: row, in: self), isStacked: isStacked))
    }
    let missingHeight = missingHeight(table, list)
    if let notice = missing(table, list) {
      placeNotice(notice, in: frame.slice(y: origin.y, height: missingHeight), at: path)
    }
    placeFooter(
      table, at: path,
      from: PixelPoint(x: origin.x, y: origin.y + list.count * height + missingHeight),
      width: frame.width)
  }

  private func narrowed(_ frame: PixelRect, to width: Points?) -> PixelRect {
    guard let width else { return frame }
    let own = min(frame.width, pixels(width))
    return PixelRect(x: frame.midX - own / 2, y: frame.y, width: own, height: frame.height)
  }

  private mutating func placeFooter(
    _ table: Table, at path: NodePath, from origin: PixelPoint, width: Int
  ) {
    var y = origin.y + pixels(metrics.gap)
    if isLoading(table) {
      let side = pixels(metrics.spinner)
      add(.spinner(PixelRect(x: origin.x + (width - side) / 2, y: y, width: side, height: side)))
      y += side + pixels(metrics.gap)
    }
    let inset = pixels(metrics.rowInset)
    for placed in table.footer.placed(at: path.key("footer")) {
      let height = extent(of: placed, width: width - 2 * inset).whole
      place(
        placed, in: PixelRect(x: origin.x + inset, y: y, width: width - 2 * inset, height: height))
      y += height + pixels(metrics.gap)
    }
  }

  /// Tells of rows that came outside of what is seen (TABLE-NEW-DATA-HINT).
  private mutating func placeHint(_ table: Table, at path: NodePath, in frame: PixelRect) {
    guard let count = setting.view.newRows[path]?.count, count > 0 else { return }
    let words = setting.words.newRows.split(separator: "#", omittingEmptySubsequences: false)
    let least = pixels(profile.alert.minimumTarget)
    let height = max(least, context.lineHeight(type.detail, context.language))
    let text = fitting(
      TextVariants(TextContent(words.joined(separator: String(count)))), type.detail,
      width: max(1, frame.width - height), at: path)
    let width = min(frame.width, text.text.width + height)
    let box = PixelRect(
      x: frame.midX - width / 2, y: frame.y + pixels(8), width: width, height: height)
    let id = ControlID.hint(path)
    add(.fill(box, radius: height / 2, .role(.raised)), of: id)
    addGround(box, radius: height / 2, of: id)
    add(.text(text.centred(.label, in: box, alignment: .center), .role(.accent)), of: id)
    add(id, named: "new-rows", frame: box, radius: height / 2)
  }
}

extension Table {
  func style(of row: TableRow) -> RowStyle? {
    guard case .custom(let name) = row.style else { return nil }
    return rowStyles.first { $0.name == name }
  }
}
