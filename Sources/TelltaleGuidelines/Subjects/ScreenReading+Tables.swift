import TelltaleModel

/// A table as it stands on its screen, with what is cut of its texts.
struct TableInPlace {
  let scene: TableReading
  let measure: ScreenMeasure

  /// What is cut of a row, title first.
  func cuts(in row: RowPassage) -> [RowCut] {
    [(row.titles, "title"), (row.subtitles, "subtitle")].compactMap { texts, key in
      let path = row.path.key(key)
      guard let cut = measure.cut(at: path) else { return nil }
      let text = texts.first { $0.string == cut.text } ?? texts.last
      return text.map { RowCut(text: $0, shown: cut.shown, isTitle: key == "title") }
    }
  }

  /// What is cut of the value at a row's end; `nil` where the row has none, or all of it is seen.
  func cutValue(in row: RowPassage) -> RowCut? {
    guard case .value? = row.row.accessory,
      let cut = measure.cut(at: row.path.key("accessory").key("value")),
      let text = row.accessories.first(where: { $0.string == cut.text }) ?? row.accessories.last
    else { return nil }
    return RowCut(text: text, shown: cut.shown, isTitle: false)
  }
}

/// A text of a row that is cut.
struct RowCut {
  let text: Passage
  /// The part that is seen.
  let shown: String
  let isTitle: Bool
}

extension ScreenReading {
  /// The tables on this screen, as they are laid out.
  var tables: [TableInPlace] {
    let tables = visible.compactMap { placed -> TableReading? in
      guard case .table(let table) = placed.element else { return nil }
      var own = context
      own.element = placed.element
      own.path = placed.path
      return TableReading(table, own)
    }
    guard !tables.isEmpty, let measure = measure.value else { return [] }
    return tables.map { TableInPlace(scene: $0, measure: measure) }
  }
}
