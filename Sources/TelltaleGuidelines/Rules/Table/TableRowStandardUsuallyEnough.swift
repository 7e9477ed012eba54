import TelltaleModel

extension Rule {
  static let tableRowStandardUsuallyEnough = Rule.lint(
    "TABLE-ROW-STANDARD-USUALLY-ENOUGH", element: "table-row",
    applies: .carElements, severity: .note,
    sources: [.carElements("Table rows")],
    why: "The standard styles cover most cases, and people know them.",
    check:
      "A style of the table’s own is used by a row, and is not one that the standard "
      + "styles have.",
    remedy: "Use the standard style.",
    examples: [
      .fires(
        at: "table.row-styles.plain",
        """
        table:
          row-styles: {plain: {slots: [title]}}
          rows: [{style: plain, title: Jazz, push: jazz}]
        """),
      .fires(
        at: "table.row-styles.unused",
        """
        table:
          row-styles: {unused: {slots: [title, low, high]}}
          rows: [{title: Jazz, push: jazz}]
        """
      ).hidden,
      .passes(
        """
        table:
          row-styles: {weather: {slots: [icon, title, low, high]}}
          rows: [{style: weather, title: Mon, low: 3°, high: 9°, push: monday}]
        """),
      .passes(
        """
        table:
          rows: [{title: Jazz, push: jazz}, {title: Rock, push: rock}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        table:
          rows: [{title: ジャズ, push: jazz}, {title: ロック, push: rock}]
        """
      ).hidden,
    ]
  ) { (scene: TableReading) in
    let used = scene.table.rows.map(\.style)
    return scene.table.rowStyles.compactMap { style in
      let path = scene.path.key("row-styles").key(style.name)
      guard used.contains(.custom(style.name)) else {
        return Fault(at: path, "no row has the style “\(style.name)”", remedy: "Leave it out.")
      }
      return style.standard.map {
        Fault(at: path, "“\(style.name)” looks like the standard style \($0.rawValue)")
      }
    }
  }
}

extension RowStyle {
  /// The standard style that looks the same.
  fileprivate var standard: StandardRowStyle? {
    let texts = slots.first?.isPicture == true ? Array(slots.dropFirst()) : slots
    guard texts.allSatisfy({ $0.x == nil && $0.width == nil }), texts.first?.name == "title",
      texts[0].alignment != .trailing
    else { return nil }
    switch texts.count {
    case 1: return texts[0].alignment == .center ? nil : .default
    case 2: return texts[1].alignment == .trailing ? .value1 : nil
    default: return nil
    }
  }
}
