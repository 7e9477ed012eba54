extension Rule {
  static let tableSpinner = Rule.shared(
    "TABLE-SPINNER", .behaviour, element: "table", applies: .carElements, severity: .error,
    sources: [.carElements("Tables")],
    why: "Where rows take a while, a turning mark says that the app is still at work.",
    check: "A table with an asynchronous source does not say `indicator: false`.",
    remedy: "Leave `indicator` out.",
    kept: "An indicator is shown while rows are on their way.",
    examples: [
      .fires(
        at: "table.indicator",
        """
        table: {source: {async: stations}, refresh: 60, indicator: false}
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
        table: {source: {async: stations}, refresh: 60, indicator: true}
        """
      ).hidden,
    ]
  ) { (scene: TableReading) in
    guard scene.table.source?.isAsync == true, scene.table.hasIndicator == false else { return [] }
    return [
      Fault(at: scene.path.key("indicator"), "nothing shows that the rows are on their way")
    ]
  }
}
