import TelltaleModel

/// What an application tells while its scene is shown.
package enum AppUpdate: Hashable, Sendable {
  case text(String, TextVariants)
  case badge(String, Badge)
  case progress(String, Double)
  case source(String, SourceState)
  case rows(String, RowChange)
  case items(String, [CollectionItem])
  /// The picture of that name is there now.
  case picture(String)
  case layout(NodePath, CollectionLayout)
  case driving(DrivingState)
  case appearance(Appearance)
  /// Opens a question; a sheet is refused, since nobody asked for it (ACTION-SHEET-TRIGGER).
  case ask(Question)
  case push(String)
  case select(tab: String)
}

/// A change of a table's rows.
package enum RowChange: Hashable, Sendable {
  case replace([TableRow])
  case prepend([TableRow])
  case append([TableRow])
  /// In between; for sorted tables only (TABLE-ADD-AT-ENDS).
  case insert([TableRow], at: Int)
  case update(TableRow, id: String)
  case remove(id: String)
}
