extension Rule {
  static let tableRowConcise = Rule.lint(
    "TABLE-ROW-CONCISE", element: "table-row", applies: .carElements, severity: .warning,
    cases: ["note where only a subtitle is cut that is not the row’s value"],
    sources: [.carElements("Table rows")],
    why: "Cut words are hard to make out in passing.",
    check:
      "No title and no subtitle is cut on the narrowest screen of the profile, at the "
      + "default text size.",
    remedy: "Shorten it, or give a shorter text as well: `title: [long, short]`.",
    examples: [
      .fires(
        at: "table.rows[0].title",
        """
        table:
          rows: [{title: Northern Highway Services and Charging Station by the Old Stone Bridge, push: a}]
        """),
      .passes(
        """
        table:
          rows: [{title: Highway Services, push: a}]
        """),
      .passes(
        """
        table:
          rows: [{title: [Northern Highway Services and Charging Station by the Old Stone Bridge, Highway Services], push: a}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        table:
          rows: [{style: value1, title: 充電スポット, subtitle: 12 km, push: a}]
        """
      ).hidden,
    ]
  ) { (screen: ScreenReading) in
    screen.tables.flatMap { table in
      table.scene.rows.flatMap { row in
        table.cuts(in: row).map { cut in
          Fault(
            cut.text,
            "only \(Quoting.text(cut.shown)), \(cut.shown.count) characters, is seen on the screen of "
              + "\(screen.context.name(of: table.measure.screen))",
            severity: row.canLose(cut) ? .note : nil)
        }
      }
    }
  }
}

extension RowPassage {
  /// A subtitle that is cut is a small loss, unless it is the value of the row.
  fileprivate func canLose(_ cut: RowCut) -> Bool {
    !cut.isTitle && row.style != .standard(.value1)
  }
}
