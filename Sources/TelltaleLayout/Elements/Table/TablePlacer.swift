import TelltaleGraphics
import TelltaleModel

/// Places one column of rows, with what stands below them.
struct TablePlacer: ElementPlacer {
  let screen: ScreenContext
  private let table: Table
  private let path: NodePath
  private let list: RowList

  init(_ table: Table, at path: NodePath, in screen: ScreenContext) {
    self.screen = screen
    self.table = table
    self.path = path
    list = screen.setting.data.rows(of: table, at: path)
  }

  func extent(width: Int) -> Extent {
    .flexible(least: 2 * pixels(metrics.rowHeight), whole: height(width: width))
  }

  private func height(width: Int) -> Int {
    plan(width: width).height + missingHeight + cutHeight + footerHeight
  }

  /// Where rows stand, and what is said above and below their sections.
  func plan(width: Int) -> SectionPlan {
    let width = table.width.map { min(width, pixels($0)) } ?? width
    return SectionPlan(table, count: list.count, rowHeight: rowHeight.height, width: width, screen)
  }

  private var rowHeight: RowHeight { RowHeight(screen: screen, list: list) }

  /// What stands in the place of the rows where there are none.
  private var missing: EmptyStatePlacer? {
    guard list.count == 0, let notice = screen.notice(of: table.source) else { return nil }
    return EmptyStatePlacer(screen: screen, notice: notice, path: path)
  }

  private var missingHeight: Int {
    missing.map { $0.height(width: screen.column.width) + 2 * pixels(metrics.gap) } ?? 0
  }

  /// Why the list ends here, where it is cut while the vehicle moves.
  private var cut: CutLinePlacer? { list.isCut ? CutLinePlacer(screen: screen) : nil }

  private var cutHeight: Int { cut.map { $0.height + 2 * pixels(metrics.gap) } ?? 0 }

  private var footer: [PlacedElement] {
    screen.shown(table.footer.placed(at: path.key("footer")))
  }

  private var footerHeight: Int {
    let spinner = isLoading ? pixels(metrics.spinner) + 2 * pixels(metrics.gap) : 0
    let footer = footer
    guard !footer.isEmpty else { return spinner }
    let heights = footer.map {
      screen.extent(of: $0, width: screen.column.width).whole + pixels(metrics.gap)
    }
    return spinner + heights.reduce(pixels(metrics.gap), +)
  }

  /// True while rows are on their way and the wait has become long enough to be shown.
  private var isLoading: Bool {
    guard let source = table.source, table.hasIndicator != false else { return false }
    return screen.setting.data.state(of: source) == .loading
      && screen.setting.view.spins.contains(source.name)
  }

  /// One column of rows; only what is seen, and as much again above and below, gets a place
  /// (TABLE-SINGLE-COLUMN, TABLE-ANY-AMOUNT).
  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    let frame = narrowed(frame)
    if list.count == 0, isLoading {
      return ActivityIndicatorPlacer(screen: screen, indicator: ActivityIndicator())
        .place(in: frame, into: &parts)
    }
    if parts.area == nil, table.footer.isEmpty, let missing {
      return missing.place(in: frame, into: &parts)
    }
    if parts.area != nil {
      placeAll(in: frame, from: frame.origin, into: &parts)
    } else {
      let window = ScrollWindow(
        screen: screen, path: path,
        content: PixelSize(width: frame.width, height: height(width: frame.width)),
        viewport: frame, step: rowHeight.height, title: LargeTitle(before: frame, in: screen))
      window.place(into: &parts) { placeAll(in: frame, from: $1, into: &$0) }
    }
    if let count = screen.setting.view.newRows[path]?.count, count > 0 {
      NewRowsHintPlacer(screen: screen, count: count, path: path).place(in: frame, into: &parts)
    }
  }

  private func narrowed(_ frame: PixelRect) -> PixelRect {
    guard let width = table.width else { return frame }
    let own = min(frame.width, pixels(width))
    return frame.slice(x: frame.midX - own / 2, width: own)
  }

  private func placeAll(
    in frame: PixelRect, from origin: PixelPoint, into parts: inout ScreenParts
  ) {
    let shape = rowHeight
    let plan = plan(width: frame.width)
    let column = plan.column(of: frame)
    plan.placeTexts(in: column, from: origin.y, at: path, into: &parts)
    plan.placeCards(in: column, from: origin.y, into: &parts)
    placeRows(
      in: column, from: PixelPoint(x: origin.x + column.x - frame.x, y: origin.y), plan,
      height: shape.height, isStacked: shape.isStacked, into: &parts)
    let missingHeight = missingHeight
    missing?.place(in: frame.slice(y: origin.y, height: missingHeight), into: &parts)
    let end = origin.y + plan.height + missingHeight
    cut?.place(
      at: PixelPoint(x: origin.x, y: end + pixels(metrics.gap)), width: frame.width, into: &parts)
    placeFooter(
      from: PixelPoint(x: origin.x, y: end + cutHeight), width: frame.width, into: &parts)
  }

  private func placeRows(
    in frame: PixelRect, from origin: PixelPoint, _ plan: SectionPlan, height: Int,
    isStacked: Bool, into parts: inout ScreenParts
  ) {
    let seen = parts.clip.intersection(frame)
    let overscan = max(seen.height, height)
    let rows = plan.rows(
      from: seen.y - overscan - origin.y, to: seen.maxY + overscan - origin.y)
    let column = list.hasPictures ? pixels(metrics.rowImage) + pixels(metrics.rowGap) : 0
    let controls = ControlList(table, at: path)
    let signs = RowSigns(screen: screen)
    for index in rows {
      let row = list.rows[index]
      let id = ControlID.entry(path, list.keys[index])
      let own = PixelRect(
        x: origin.x, y: origin.y + plan.top(of: index), width: frame.width, height: height)
      let purpose = ControlPurpose.choose(controls, index: index)
      let name = row.id ?? row.title.longest.string
      if !row.isSelectable { parts.addReading(own) }
      guard own.intersects(parts.clip) else {
        addUnseen(
          row, id, named: name, for: purpose, in: own, at: controls.place(of: index), &parts)
        continue
      }
      let placer = RowPlacer(
        screen: screen, row: row, id: id, name: name, purpose: purpose, frame: own,
        rows: controls.entries, index: index, list: controls,
        textColumn: column, style: table.style(of: row),
        isMarked: screen.setting.view.isMarked(row, id),
        isLeading: screen.setting.view.leading == id, hasMarks: row.checkmark != nil,
        isStale: list.isStale, sign: signs.sign(of: row),
        isOn: row.toggle.map { screen.setting.isOn($0, of: id) } ?? false, isStacked: isStacked,
        isOnCard: plan.isGrouped, endsCard: plan.endsCard(index))
      placer.place(into: &parts)
    }
  }

  /// A row that is scrolled out of view can be reached by the focus.
  private func addUnseen(
    _ row: TableRow, _ id: ControlID, named name: String, for purpose: ControlPurpose,
    in frame: PixelRect, at path: @autoclosure () -> NodePath, _ parts: inout ScreenParts
  ) {
    guard row.hasButton else {
      guard row.isSelectable else { return }
      return parts.addUnseen(
        id, named: name, for: purpose, frame: frame, meaning: ControlMeaning(row))
    }
    let button = RowButtonPlacer(of: row, id, in: frame, at: path(), screen)
    if row.isSelectable {
      parts.addUnseen(
        id, named: name, for: purpose, frame: button?.rest ?? frame, meaning: ControlMeaning(row))
    }
    button?.addUnseen(into: &parts)
  }

  private func placeFooter(
    from origin: PixelPoint, width: Int, into parts: inout ScreenParts
  ) {
    var y = origin.y + pixels(metrics.gap)
    if isLoading {
      let side = pixels(metrics.spinner)
      let x = origin.x + (width - side) / 2
      parts.add(.spinner(PixelRect(x: x, y: y, width: side, height: side)))
      y += side + pixels(metrics.gap)
    }
    let inset = pixels(metrics.rowInset)
    for placed in footer {
      let height = screen.extent(of: placed, width: width - 2 * inset).whole
      let frame = PixelRect(
        x: origin.x + inset, y: y, width: width - 2 * inset, height: height)
      screen.place(placed, in: frame, into: &parts)
      y += height + pixels(metrics.gap)
    }
  }
}

extension Table {
  fileprivate func style(of row: TableRow) -> RowStyle? {
    guard case .custom(let name) = row.style else { return nil }
    return rowStyles.first { $0.name == name }
  }
}
