import TelltaleModel
import TelltaleSyntax

/// Reads the sections of a table, each with its rows.
struct SectionsReader {
  /// Adds the sections, and the rows of all of them, to a table.
  func read(
    _ node: YAMLNode, at path: NodePath, into table: inout Table, in context: inout SceneContext
  ) {
    let rows = RowReader(styles: table.rowStyles)
    let record = Self.record(rows)
    let drafts = context.list(
      node, of: "sections", atMost: Limits.tableSections, at: path
    ) { node, path, context in
      var draft = Draft()
      return record.read(node, at: path, into: &draft, in: &context) ? draft : nil
    }
    // Rows beside sections are complained about, and belong to none.
    if !drafts.isEmpty { table.rows = [] }
    for draft in drafts {
      var section = draft.section
      section.count = draft.rows.count
      table.sections.append(section)
      table.rows += draft.rows
    }
  }

  /// Complains about what a table cannot have beside sections.
  func check(
    _ table: Table, _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) {
    guard let sections = node["sections"], !table.sections.isEmpty else { return }
    for key in ["rows", "source"] where node[key]?.isNull == false {
      context.complaints.add(
        node[key]?.location ?? sections.location,
        "both \(Quoted.text(key)) and \"sections\", expected one of the two",
        remedy: key == "rows"
          ? "put the rows into a section"
          : "rows of sections stand in the scene; give rows from a source a table of their own")
    }
    context.checkUnique(
      table.sections.enumerated().map { ($1.id, path.key("sections").item($0)) },
      "give each section its own")
  }

  // MARK: Format

  static var definitions: [JSONValue.Member] {
    [.init("tableSection", record(RowReader(styles: [])).schema)]
  }

  private struct Draft {
    var section = TableSection()
    var rows: [TableRow] = []
  }

  private static func record(_ rows: RowReader) -> SceneRecord<Draft> {
    SceneRecord(
      "a section",
      [
        .key("id", .name("an id"), "Its name for the application.") { $0.section.id = $1 },
        .boundTitle(
          "header",
          "The subject of its rows, above them, in its own capitals as in Apple's lists."
        ) { ($0.section.header, $0.section.headerBinding) = ($1, $2) },
        .boundTitle("footer", "A note on its rows, below them.") {
          ($0.section.footer, $0.section.footerBinding) = ($1, $2)
        },
        .key(
          "rows",
          schema: SchemaPiece.list(of: SchemaPiece.reference("tableRow"), atMost: Limits.rows),
          "The rows.", isRequired: true
        ) { entry, path, context, draft in
          draft.rows = rows.rows(entry.value, at: path, in: &context)
        },
      ])
  }
}
