import TelltaleModel

/// A table as its rules see it.
struct TableScene: RuleReading {
  let table: Table
  let context: RuleScene
  let rows: [RowPassage]

  init(_ table: Table, _ context: RuleScene) {
    self.table = table
    self.context = context
    let list = context.path.key("rows")
    rows = table.rows.enumerated().map { RowPassage($1, at: list.item($0), context) }
  }

  var allTexts: [Passage] { rows.flatMap { $0.titles + $0.subtitles + $0.values } }
}

/// A row with its texts read.
struct RowPassage {
  let row: TableRow
  let path: NodePath
  let titles: [Passage]
  let subtitles: [Passage]
  /// Texts of a style of the table's own.
  let values: [Passage]

  init(_ row: TableRow, at path: NodePath, _ context: RuleScene) {
    self.row = row
    self.path = path
    titles = context.passages(row.title, at: path.key("title"))
    subtitles = row.subtitle.map { context.passages($0, at: path.key("subtitle")) } ?? []
    values = row.values.sorted { $0.key < $1.key }.flatMap { slot, text in
      context.passages(text, at: path.key(slot))
    }
  }

  var title: Passage { titles[0] }
  var subtitle: Passage? { subtitles.first }
}
