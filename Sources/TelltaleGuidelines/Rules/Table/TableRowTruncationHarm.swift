extension Rule {
  static let tableRowTruncationHarm = Rule.lint(
    "TABLE-ROW-TRUNCATION-HARM", element: "table-row", applies: .carElements, severity: .note,
    sources: [.carElements("Table rows")],
    why: "What a cut takes away matters most where it takes what tells two rows apart.",
    check: "No two rows of different titles look the same once they are cut.",
    remedy: "Begin with what tells them apart.",
    examples: [
      .fires(
        at: "table.rows[1].title",
        """
        table:
          rows:
          - {title: Northern Highway Services and Charging Station by the Old Stone Bridge North, push: a}
          - {title: Northern Highway Services and Charging Station by the Old Stone Bridge South, push: b}
        """),
      .passes(
        """
        table:
          rows: [{title: Highway Services North, push: a}, {title: Highway Services South, push: b}]
        """, beside: ["TABLE-ROW-CONCISE"]),
      .passes(
        """
        table:
          rows:
          - {style: subtitle, title: Services, subtitle: Northern Highway Services and Charging Station by the Old Stone Bridge, push: a}
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
  ) { (screen: ScreenScene) in
    screen.tables.flatMap { table in
      var seen: [String: String] = [:]
      return table.scene.rows.compactMap { row -> Fault? in
        guard let cut = table.cuts(in: row).first(where: \.isTitle) else { return nil }
        let before = seen.updateValue(cut.text.string, forKey: cut.shown)
        guard let before, before != cut.text.string else { return nil }
        return Fault(
          cut.text, "cut to \(Quoting.text(cut.shown)) it looks like \(Quoting.text(before))")
      }
    }
  }
}
