extension Rule {
  static let tableRowDefaultUse = Rule.construct(
    "TABLE-ROW-DEFAULT-USE", element: "table-row", applies: .carElements,
    sources: [.carElements("Table rows")],
    why: "The default style has room for a title alone; a second text would not be seen.",
    check: "A row whose style is named as default has no subtitle, value or detail.",
    remedy: "Make the style subtitle, value1 or value2.",
    examples: [
      .fires(
        at: "table.rows[0].subtitle",
        """
        table: {rows: [{style: default, title: Jazz, subtitle: 12 stations, push: jazz}]}
        """),
      .passes(
        """
        table: {rows: [{style: default, title: Jazz, push: jazz}]}
        """),
      .passes(
        """
        table: {rows: [{title: Jazz, subtitle: 12 stations, push: jazz}]}
        """
      ).hidden,
      .passes(
        """
        lang: zh
        table: {rows: [{style: subtitle, title: 爵士乐, subtitle: 12 个电台, push: jazz}]}
        """
      ).hidden,
    ])
}
