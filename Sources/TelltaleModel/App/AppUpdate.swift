/// A message of an application while its scene is shown.
package enum AppUpdate: Hashable, Sendable {
  /// A text under a name. Where it is absent, the scene's own stands there again; the same holds for badges and
  /// progress.
  case text(String, TextVariants?)
  case badge(String, Badge?)
  case progress(String, Double?)
  /// The state of what is bound to the name: it can be chosen, is on, or is hidden.
  case flag(String, Bool?)
  case source(String, SourceState)
  case rows(String, RowChange)
  case items(String, [CollectionItem])
  /// The picture of that name is there now.
  case picture(String)
  /// The picture that stands from now on where the scene binds that name; where it is absent, the scene's own.
  case delivered(String, DeliveredPicture?)
  case layout(String, CollectionLayout)
  case driving(DrivingState)
  case appearance(Appearance)
  /// A factor from 1 to 2.
  case textSize(Double)
  case aid(Aid, Bool)
  /// Opens a question; a sheet is refused, since nobody asked for it (ACTION-SHEET-TRIGGER).
  case ask(Question)
  /// Takes a question back.
  case withdraw(QuestionID)
  case push(String)
  case pop
  /// Back to the first screen of the section, out of a modal as well, whose fields are dropped.
  case popAll
  case select(tab: String)
  /// From now on the application tells something at least every so many milliseconds; absent, when
  /// it likes.
  case heartbeat(milliseconds: Int?)
  /// From now on the application hears when no hand has done anything for so many milliseconds;
  /// absent, it does not.
  case idle(milliseconds: Int?)
  /// Tells in passing what was done.
  case toast(Toast)
  /// It is another minute where the unit stands; told by the unit, and by no application.
  case time(WallTime)
}

/// A change of a table's rows.
package enum RowChange: Hashable, Sendable {
  case replace([TableRow])
  /// Rows of last time, until those of today come (TABLE-STALE-DATA).
  case stale([TableRow])
  case prepend([TableRow])
  case append([TableRow])
  /// In between; for sorted tables only (TABLE-ADD-AT-ENDS).
  case insert([TableRow], at: Int)
  /// In place of the row of the same id.
  case update(TableRow)
  /// Only what is named of the row of the same id.
  case change(RowPatch)
  case remove(Set<String>)
}
