extension Rule {
  static let tableRefreshRegularly = Rule.lint(
    "TABLE-REFRESH-REGULARLY", element: "table", applies: .carElements, severity: .note,
    sources: [.carElements("Tables")],
    why: "Content that is never asked for again becomes outdated on the screen.",
    check:
      "A table with an asynchronous source has `refresh`, a push binding, or "
      + "`refresh-on`.",
    remedy: "Add `refresh: 60`, in seconds.",
    examples: [
      .fires(
        at: "table.source",
        """
        table: {source: {async: stations}}
        """),
      .passes(
        """
        table: {source: {async: stations}, refresh: 60}
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
      .passes(
        """
        table: {source: {async: stations}, refresh-on: [appear]}
        """
      ).hidden,
    ]
  ) { (scene: TableReading) in
    guard scene.table.source?.isAsync == true, scene.table.refresh == nil else { return [] }
    return [Fault(at: scene.path.key("source"), "the rows are asked for once and never again")]
  }
}
