import TelltaleCatalogue
import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// Reads tables.
struct TableReader: ElementReader {
  var scrolls: Bool { true }

  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    var table = Table()
    // Rows name styles, which may stand below them.
    if let styles = entry.value["row-styles"] {
      table.rowStyles = RowStylesReader().styles(
        styles, at: path.key("row-styles"), in: &context)
    }
    guard Self.record.read(entry.value, at: path, into: &table, in: &context) else { return nil }
    if let sections = entry.value["sections"] {
      SectionsReader().read(sections, at: path.key("sections"), into: &table, in: &context)
    }
    context.checkUnique(
      table.rows.enumerated().map { ($1.id, table.sections.place(ofRow: $0, below: path)) },
      "give each row its own")
    SectionsReader().check(table, entry.value, at: path, in: &context)
    return .table(table)
  }
}

// MARK: Format

extension TableReader {
  static var definitions: [JSONValue.Member] {
    [.init("table", record.schema), RowReader.definition] + RowStylesReader.definitions
      + [CheckmarkReader.definition] + AccessoryReader.definitions + SectionsReader.definitions
  }

  private static let record = SceneRecord<Table>(
    "a table", [id] + loading + look,
    refusing: [
      KeyRefusal(
        [
          "columns", "column", "column-count", "grid", "grid-columns", "rows-per-line", "layout",
          "axis",
        ], .tableSingleColumn, "would give the table columns; it has one",
        remedy: "remove the key, or use a collection")
    ])

  private static let id = SceneKey<Table>.key(
    "id", .name("an id"), "Its name for the application."
  ) { $0.id = $1 }

  private static let loading: [SceneKey<Table>] = [
    .key("source", .source, "The source of its rows.") { $0.source = $1 },
    .key("cache", .flag, "Rows of last time are shown until new ones come.", usual: false) {
      $0.isCached = $1
    },
    .refresh(
      "refresh", refresh,
      "The interval at which rows are asked for again: seconds, or {push: name}."),
    .refresh("refresh-on", occasions, "Rows are asked for again on these occasions."),
    .key("indicator", .flag, "A mark turns while rows are under way.") { $0.hasIndicator = $1 },
    .key("wait-for-all", schema: ["const": false], "Never: rows are shown as they come.") {
      entry, path, context, _ in
      guard context.value(.flag, entry.value) == true else { return }
      context.refuse(
        .tableShowAtOnce, at: path,
        "the table would wait for all of its rows; rows are shown as they come",
        remedy: "remove the key")
    },
  ]

  private static let look: [SceneKey<Table>] = [
    .apart(
      "row-styles", schema: SchemaPiece.map(of: "rowStyle", Limits.rowStyles),
      "Styles of its own, by name."),
    .key("new-data-hint", .flag, "Shows a hint for rows that come out of sight.", usual: false) {
      $0.hasNewDataHint = $1
    },
    .key("width", .points(1...4_000), "Points; absent, all there is.") { $0.width = $1 },
    .key(
      "sorted-by", .name("what rows are sorted by"),
      "The order of rows; rows may then come in between."
    ) { $0.sortedBy = $1 },
    .key(
      "rows", schema: SchemaPiece.list(of: SchemaPiece.reference("tableRow"), atMost: Limits.rows),
      "The rows."
    ) { entry, path, context, table in
      table.rows = RowReader(styles: table.rowStyles).rows(entry.value, at: path, in: &context)
    },
    .apart(
      "sections",
      schema: SchemaPiece.list(
        of: SchemaPiece.reference("tableSection"), atLeast: 1, atMost: Limits.tableSections),
      "Rows in sections, with texts above and below each; in place of `rows`."),
    .key("footer", .content, "The content below the rows.") { $0.footer = $1 },
  ]
}

extension SceneKey where Context == SceneContext, Value == Table {
  /// One of two keys by which rows come anew, which are not for one table.
  fileprivate static func refresh(
    _ name: String, _ part: SceneValue<TableRefresh>, _ doc: String
  ) -> Self {
    .key(name, schema: part.schema, doc) { entry, path, context, table in
      let refresh = part.read(entry, path, &context)
      if table.refresh != nil, refresh != nil {
        context.complaints.add(
          entry.location, "both \"refresh\" and \"refresh-on\", expected one of the two",
          remedy: "keep the one that the rows change by")
      }
      table.refresh = table.refresh ?? refresh
    }
  }
}

extension TableReader {
  /// Seconds, or `{push: name}`.
  private static var refresh: SceneValue<TableRefresh> {
    SceneValue(
      schema: SchemaPiece.either(ValueReader<Int>.timeout.schema, pushed.schema)
    ) { entry, path, context in
      guard case .mapping = entry.value.value else {
        return context.value(.timeout, entry.value).map { .every(milliseconds: $0) }
      }
      var binding: String?
      pushed.read(entry.value, at: path, into: &binding, in: &context)
      return binding.map(TableRefresh.pushed)
    }
  }

  private static var pushed: SceneRecord<String?> {
    SceneRecord(
      "seconds, or {push: name}",
      ["push", "bind"].map { .key($0, .name("the name of a push"), "A name.") { $0 = $1 } })
  }

  /// What people or the program do.
  private static var occasions: SceneValue<TableRefresh> {
    let reader = ValueReader<RefreshOccasion>.choice
    return SceneValue(
      schema: SchemaPiece.either(
        reader.schema, SchemaPiece.list(of: reader.schema, atLeast: 1, atMost: 2))
    ) { entry, _, context in
      guard case .sequence = entry.value.value else {
        return context.value(reader, entry.value).map { .on([$0]) }
      }
      return context.value(reader.list(atLeast: 1), entry.value).map { .on(Set($0)) }
    }
  }
}
