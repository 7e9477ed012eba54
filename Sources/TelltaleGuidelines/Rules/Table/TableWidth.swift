extension Rule {
  static let tableWidth = Rule.lint(
    "TABLE-WIDTH", element: "table", applies: .carElements, severity: .warning,
    sources: [.carElements("Tables")],
    why: "Narrow tables cut text, which is hard to read from a distance and in passing.",
    check:
      "A table is at least as wide as the limit `table-width-percent` says of the safe "
      + "width of the narrowest screen, and no more titles are cut than the limit "
      + "`table-cut-percent` says.",
    remedy: "Make it wider, or shorten the titles.",
    examples: [
      .fires(
        at: "table.width",
        """
        table:
          width: 120
          rows: [{title: Jazz, push: jazz}]
        """),
      .fires(
        at: "table",
        """
        table:
          rows: [{title: Northern Highway Services and Charging Station by the Old Stone Bridge, push: a}, {title: Jazz, push: b}]
        """
      ).hidden,
      .passes(
        """
        table:
          rows: [{title: Jazz, push: jazz}, {title: Rock, push: rock}]
        """),
      .passes(
        """
        lang: ja
        table:
          rows: [{title: ジャズ, push: jazz}, {title: ロック, push: rock}]
        """
      ).hidden,
      .passes(
        """
        table:
          width: 400
          rows: [{title: Jazz, push: jazz}]
        """
      ).hidden,
    ]
  ) { (screen: ScreenScene) in
    screen.tables.flatMap { $0.narrowness() }
  }
}

extension TableInPlace {
  fileprivate func narrowness() -> [Fault] {
    let context = scene.context
    let name = context.name(of: measure.screen)
    let safe = context.safeSize(of: measure.screen).width
    if let width = scene.table.width, let percent = context.limit("table-width-percent"),
      width.value < safe.value * Double(percent) / 100
    {
      return [
        Fault(
          at: scene.path.key("width"),
          "the table takes less than \(percent) % of the screen of \(name)")
      ]
    }
    let cut = scene.rows.count { row in cuts(in: row).contains(where: \.isTitle) }
    guard let percent = context.limit("table-cut-percent"),
      cut * 100 > percent * scene.rows.count
    else { return [] }
    return [
      Fault(
        at: scene.path,
        "\(cut) of \(scene.rows.count) titles are cut on the screen of \(name)")
    ]
  }
}
