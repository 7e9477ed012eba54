/// The rows of `zenity --list`: what is shown of each, and what is printed of those that are chosen.
struct ZenityList: Equatable {
  /// Cells of each row, as many as there are columns.
  let rows: [[String]]
  /// Any number of rows can be chosen.
  let takesSeveral: Bool
  /// Rows that are chosen at first.
  let marked: Set<Int>
  private let hasMarks: Bool
  private let shown: [Int]
  private let printed: [Int]
  private let separator: String

  /// An action sheet has so many choices beside Cancel, a table so many rows.
  private static let most = (sheet: 19, table: 10_000)

  /// - Parameters:
  ///   - call: with its columns.
  ///   - input: lines of standard input, a cell each, where the call itself names none.
  /// - Throws: ``ZenityRefusal`` for what is not shown.
  init(_ call: ZenityCall, _ input: String?) throws(ZenityRefusal) {
    let columns = max(1, call.all("column").count)
    if call.flags.contains("editable") {
      throw ZenityRefusal(
        message:
          "--editable is not shown: rows are chosen, and nothing is typed into them; ask for a text"
          + " with --entry or --forms")
    }
    if call.flags.contains("imagelist") {
      throw ZenityRefusal(
        message: "--imagelist is not shown: pictures come with a scene of their own (telltale run)")
    }
    let lines =
      input.map { PrintedText.withPlainLines($0).split(separator: "\n").map(String.init) } ?? []
    let cells = call.operands.isEmpty ? lines : call.operands
    let rows = stride(from: 0, to: cells.count, by: columns).map { start in
      let row = Array(cells[start..<min(start + columns, cells.count)])
      return row + Array(repeating: "", count: columns - row.count)
    }
    guard rows.count <= Self.most.table else {
      throw ZenityRefusal(
        message: "the list has \(rows.count) rows; at most \(Self.most.table) are shown")
    }
    self.rows = rows
    hasMarks = call.flags.contains("checklist") || call.flags.contains("radiolist")
    takesSeveral = call.flags.contains("checklist") || call.flags.contains("multiple")
    let set = hasMarks ? rows.indices.filter { rows[$0][0].lowercased() == "true" } : []
    // Of a radio list the last that is set counts.
    marked = Set(call.flags.contains("radiolist") ? set.suffix(1) : set[...])
    // The first column of such lists is what is set at first.
    let first = hasMarks ? 1 : 0
    let hidden = Self.numbers(call.value("hide-column") ?? "")
    shown = first < columns ? (first..<columns).filter { !hidden.contains($0) } : []
    let wanted = call.value("print-column") ?? ""
    let chosen = Self.numbers(wanted).filter { $0 < columns }
    printed =
      wanted.lowercased() == "all" && first < columns
      ? Array(first..<columns) : chosen.isEmpty ? [min(first, columns - 1)] : chosen
    separator = ZenityText.unescaped(call.value("separator") ?? "|")
  }

  /// Whether a sheet shows it, of which one choice is the answer.
  var isSheet: Bool { !takesSeveral && !rows.isEmpty && rows.count <= Self.most.sheet }

  /// Columns by their place from 0, as they are told from 1.
  private static func numbers(_ text: String) -> [Int] {
    text.split(separator: ",").compactMap { Int(ZenityText.trimmed($0)) }.filter { $0 > 0 }
      .map { $0 - 1 }
  }

  /// What stands on the button of a row.
  func label(_ row: Int) -> String { Self.joined(cells(row)) }

  /// What a row of a table says first.
  func title(_ row: Int) -> String { Self.joined(cells(row).prefix(1)) }

  /// What it says below that; `nil` for nothing.
  func subtitle(_ row: Int) -> String? {
    let others = cells(row).dropFirst()
    return others.isEmpty ? nil : Self.joined(others)
  }

  private func cells(_ row: Int) -> [String] {
    shown.map { ZenityText.trimmed(PrintedText.shown(rows[row][$0])[...]) }.filter { !$0.isEmpty }
  }

  private static func joined(_ cells: some Collection<String>) -> String {
    cells.isEmpty ? "–" : cells.joined(separator: " · ")
  }

  /// What the caller reads when these are chosen: nothing at all where none is.
  func output(of chosen: [Int]) -> String {
    let cells = chosen.flatMap { row in printed.map { rows[row][$0] } }
    return cells.isEmpty ? "" : cells.joined(separator: separator) + "\n"
  }
}
