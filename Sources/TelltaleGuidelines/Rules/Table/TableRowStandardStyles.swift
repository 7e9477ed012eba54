extension Rule {
  static let tableRowStandardStyles = Rule.construct(
    "TABLE-ROW-STANDARD-STYLES", element: "table-row", applies: .carElements,
    sources: [.carElements("Table rows")],
    why: "Rows of a few known kinds are read without looking twice.",
    check: "`style` is default, subtitle, value1 or value2, or one that the table declares.",
    remedy: "Use one of the four, or declare the style under `row-styles`.",
    examples: [
      .fires(
        at: "table.rows[0].style",
        """
        table: {rows: [{style: value3, title: Jazz, push: jazz}]}
        """),
      .passes(
        """
        table: {rows: [{style: value1, title: Volume, subtitle: '7', push: volume}]}
        """),
      .passes(
        """
        table: {rows: [{title: Main Street, subtitle: Springfield, push: a}, {title: Jazz, push: b}]}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        table:
          rows: [{style: 天気, title: 月曜, 最高: '9', push: mon}]
          row-styles: {天気: {slots: [icon, title, 最低, 最高]}}
        """
      ).hidden,
    ])
}
