import TelltaleModel

/// A table as its rules see it.
struct TableReading: RuleReading {
  let table: Table
  let context: RuleSubject
  let rows: [RowPassage]
  /// What stands above and below sections.
  private let sectionTexts: [Passage]

  init(_ table: Table, _ context: RuleSubject) {
    self.table = table
    self.context = context
    rows = table.rows.enumerated().map { index, row in
      RowPassage(row, at: table.sections.place(ofRow: index, below: context.path), context)
    }
    let sections = context.path.key("sections")
    sectionTexts = table.sections.enumerated().flatMap { index, section in
      let own = sections.item(index)
      return [(section.header, "header"), (section.footer, "footer")].flatMap { text, key in
        text.map { context.passages($0, at: own.key(key)) } ?? []
      }
    }
  }

  var allTexts: [Passage] {
    rows.flatMap { $0.titles + $0.subtitles + $0.values + $0.accessories } + sectionTexts
  }
}

/// A row with its texts read.
struct RowPassage {
  let row: TableRow
  let path: NodePath
  let titles: [Passage]
  let subtitles: [Passage]
  /// Texts of a style of the table's own.
  let values: [Passage]
  /// What stands at its end.
  let accessories: [Passage]

  init(_ row: TableRow, at path: NodePath, _ context: RuleSubject) {
    self.row = row
    self.path = path
    titles = context.passages(row.title, at: path.key("title"))
    subtitles = row.subtitle.map { context.passages($0, at: path.key("subtitle")) } ?? []
    values = row.values.sorted { $0.key < $1.key }.flatMap { slot, text in
      context.passages(text, at: path.key(slot))
    }
    let end = path.key("accessory")
    switch row.accessory {
    case .value(let value)?:
      accessories = value.text.map { context.passages($0, at: end.key("value")) } ?? []
    case .iconButton(let button)?:
      let about = end.key("icon-button").key("about")
      accessories = button.title.map { context.passages($0, at: about) } ?? []
    case .badge?, .toggle?, .icon?, nil: accessories = []
    }
  }

  var title: Passage { titles[0] }
  var subtitle: Passage? { subtitles.first }
}
