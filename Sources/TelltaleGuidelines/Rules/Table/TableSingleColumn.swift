extension Rule {
  static let tableSingleColumn = Rule.construct(
    "TABLE-SINGLE-COLUMN", element: "table", applies: .carElements,
    sources: [.carElements("Tables")],
    why: "One column is read from top to bottom without searching.",
    check: "A table has no keys for columns or a grid.",
    remedy: "Remove the key, or use a collection.",
    examples: [
      .fires(
        at: "table.columns",
        """
        table: {columns: 2, rows: [{title: Jazz, push: jazz}]}
        """),
      .passes(
        """
        table: {rows: [{title: Jazz, push: jazz}, {title: Rock, push: rock}]}
        """),
      .passes(
        """
        table: {rows: [{style: value1, title: Volume, subtitle: '7', push: volume}]}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        table: {rows: [{title: ジャズ, push: jazz}, {title: ロック, push: rock}]}
        """
      ).hidden,
    ])
}
