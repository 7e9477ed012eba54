import TelltaleModel

/// The rows of `zenity --list`: what is shown of each, and what is printed of those that are chosen.
struct ZenityList: Equatable {
  /// Cells of each row, as many as there are columns; a cell that never came is `nil`.
  private(set) var rows: [[String?]] = []
  /// Any number of rows can be chosen.
  let takesSeveral: Bool
  /// Titles of the columns that are shown; none where they are hidden.
  let headers: [String]
  /// Rows come from standard input, and not with the call.
  let isRead: Bool
  private let columns: Int
  private let hasMarks: Bool
  private let isRadio: Bool
  private let shown: [Int]
  private let printed: [Int]
  private let separator: String
  /// Cells of a row whose last one has not come.
  private var begun: [String] = []

  /// An action sheet has so many choices beside Cancel.
  private static let mostOfSheet = 19

  /// - Parameter call: with its columns, and its rows if it has any.
  /// - Throws: ``ZenityRefusal`` for what is not shown.
  init(_ call: ZenityCall) throws(ZenityRefusal) {
    if call.flags.contains("editable") {
      throw ZenityRefusal(
        message:
          "--editable is not shown: rows can be chosen but not edited; ask for a text"
          + " with --entry or --forms")
    }
    if call.flags.contains("imagelist") {
      throw ZenityRefusal(
        message: "--imagelist is not shown: write a scene to show pictures (telltale run)")
    }
    let titles = call.all("column")
    columns = max(1, titles.count)
    isRadio = call.flags.contains("radiolist")
    hasMarks = isRadio || call.flags.contains("checklist")
    takesSeveral = call.flags.contains("checklist") || call.flags.contains("multiple")
    // The first column of such lists is what is set at first.
    let first = hasMarks ? 1 : 0
    let hidden = Self.numbers(call.value("hide-column") ?? "")
    shown = first < columns ? (first..<columns).filter { !hidden.contains($0) } : []
    headers =
      call.flags.contains("hide-header")
      ? [] : shown.map { ZenityText.cut(PrintedText.shown(titles[$0])) }.filter { !$0.isEmpty }
    printed = Self.printed(call.value("print-column"), columns, first)
    separator = ZenityText.unescaped(call.value("separator") ?? "|")
    isRead = call.operands.isEmpty
    for cell in call.operands { add(cell) }
    finish()
  }

  /// Columns by their place from 0, as they are told from 1.
  private static func numbers(_ text: String) -> [Int] {
    text.split(separator: ",").compactMap { Int(ZenityText.trimmed($0)) }.filter { $0 > 0 }
      .map { $0 - 1 }
  }

  /// Places of the cells that are told of a row: of `--print-column` those that there are, else the first that is shown.
  private static func printed(_ wanted: String?, _ columns: Int, _ first: Int) -> [Int] {
    guard let wanted else { return [first] }
    if wanted.lowercased() == "all" { return first < columns ? Array(first..<columns) : [] }
    return numbers(wanted).filter { $0 < columns }
  }

  // MARK: Rows

  /// Takes a cell; true where it ends a row.
  @discardableResult mutating func add(_ cell: String) -> Bool {
    begun.append(cell)
    guard begun.count == columns else { return false }
    rows.append(begun)
    begun = []
    return true
  }

  /// No further cell comes: what there is of a row is a row.
  mutating func finish() {
    guard !begun.isEmpty else { return }
    rows.append(begun + Array(repeating: nil, count: columns - begun.count))
    begun = []
  }

  /// Rows that are chosen at first; of a radio list the last that is set counts.
  var marked: Set<Int> {
    guard hasMarks else { return [] }
    let set = rows.indices.filter { isSet($0) }
    return Set(isRadio ? set.suffix(1) : set[...])
  }

  /// Whether a row says of itself that it is chosen at first.
  func isSet(_ row: Int) -> Bool { hasMarks && rows[row][0]?.lowercased() == "true" }

  /// Whether a sheet can show it, of which one choice is the answer.
  var isSheet: Bool { !isRead && !takesSeveral && rows.count <= Self.mostOfSheet }

  /// Whether each row can be told from the others by what stands on its button.
  var labelsDiffer: Bool {
    Set(rows.indices.map { TextLikeness(label($0)) }).count == rows.count
  }

  // MARK: What is shown and printed

  /// What stands on the button of a row.
  func label(_ row: Int) -> String { ZenityText.cut(Self.joined(cells(row))) }

  /// What a row of a table says first.
  func title(_ row: Int) -> String {
    ZenityText.cut(Self.joined(cells(row).prefix(1)), to: Self.mostOfCell)
  }

  /// What it says beside that; `nil` for nothing.
  func subtitle(_ row: Int) -> String? {
    let others = cells(row).dropFirst()
    return others.isEmpty ? nil : ZenityText.cut(Self.joined(others), to: Self.mostOfCell)
  }

  /// Whether what was typed stands in a row, in capitals or not.
  func row(_ row: Int, has text: String) -> Bool {
    Self.joined(cells(row)).lowercased().contains(text: text.lowercased())
  }

  private func cells(_ row: Int) -> [String] {
    shown.compactMap { rows[row][$0] }.map { ZenityText.trimmed(PrintedText.shown($0)[...]) }
      .filter { !$0.isEmpty }
  }

  /// Characters of a row that are shown; all are told.
  private static let mostOfCell = 1000

  private static func joined(_ cells: some Collection<String>) -> String {
    cells.isEmpty ? "–" : cells.joined(separator: " · ")
  }

  /// What the caller reads when these are chosen: nothing at all where none is. zenity writes `(null)` for a cell that is
  /// none, such as a mark.
  func output(of chosen: [Int]) -> String {
    let cells = chosen.flatMap { row in printed.map { cell($0, of: row) ?? "(null)" } }
    return cells.isEmpty ? "" : cells.joined(separator: separator) + "\n"
  }

  private func cell(_ column: Int, of row: Int) -> String? {
    column < columns && !(hasMarks && column == 0) ? rows[row][column] : nil
  }
}
