extension Rule {
  static let tableRowCustomStyle = Rule.construct(
    "TABLE-ROW-CUSTOM-STYLE", element: "table-row", applies: .carElements,
    sources: [.carElements("Table rows")],
    why: "Rows of one kind look alike; one row with a layout of its own looks like a mistake.",
    check:
      "Layouts are declared once under `row-styles` and used by name; a row has no keys for "
      + "them.",
    remedy: "Declare a style under `row-styles` and name it.",
    examples: [
      .fires(
        at: "table.rows[0].font",
        """
        table: {rows: [{title: Jazz, font: Hairline Script, push: jazz}]}
        """),
      .fires(
        at: "table.rows[1].x",
        """
        table: {rows: [{title: Jazz, push: jazz}, {title: Rock, x: 20, push: rock}]}
        """),
      .passes(
        """
        table:
          row-styles: {weather: {slots: [icon, title, low, high]}}
          rows: [{style: weather, title: Monday, low: 3°, high: 9°, push: monday}]
        """,
        beside: ["TABLE-ROW-CONCISE", "TABLE-WIDTH"]),
      .passes(
        """
        table:
          row-styles: {gauge: {slots: [{name: title, x: 0, width: 120, weight: semibold}, {name: level, x: 128, alignment: trailing}]}}
          rows: [{style: gauge, title: Battery, level: 80 %, push: battery}]
        """
      ).hidden,
    ])
}
