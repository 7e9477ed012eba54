extension Rule {
  static let tableWidth = Rule.lint(
    "TABLE-WIDTH", element: "table", applies: .carElements, severity: .warning,
    sources: [.carElements("Tables")],
    why: "Narrow tables cut text, which is hard to read from a distance and in passing.",
    check:
      "A table is at least as wide as the limit `table-width-percent` says of the safe width of the narrowest "
      + "screen. No more titles, or values at the ends of rows, are cut than the limit `table-cut-percent` says. "
      + "Anything at the end of a row takes room from its title.",
    remedy: "Make it wider, shorten the titles, or leave out what stands at the ends of rows.",
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
      .fires(
        at: "table",
        """
        table:
          rows: [{title: Arrival, accessory: {value: Northern Highway Services and Charging Station by the Old Stone Bridge}, push: a}]
        """
      ).hidden,
      .fires(
        at: "table",
        """
        profile: kiosk
        table:
          rows: [{title: Charging Station North, accessory: {value: about 12 minutes}, push: a}]
        """
      ).hidden,
      .fires(
        at: "table",
        """
        profile: kiosk
        table:
          rows: [{title: Northern Highway Services A4, accessory: {icon-button: {icon: info, about: About the Services, action: {emit: about}}}, push: a}]
        """
      ).hidden,
      .passes(
        """
        table:
          rows: [{title: Jazz, push: jazz}, {title: Rock, push: rock}]
        """),
      .passes(
        """
        table:
          rows: [{title: Charging Station, accessory: {value: 12 km}, push: a}]
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
        table:
          width: 400
          rows: [{title: Jazz, push: jazz}]
        """
      ).hidden,
    ]
  ) { (screen: ScreenReading) in
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
    let titles = scene.rows.count(where: isTitleCut)
    let cut = scene.rows.count { isTitleCut($0) || cutValue(in: $0) != nil }
    guard let percent = context.limit("table-cut-percent"),
      cut * 100 > percent * scene.rows.count
    else { return [] }
    let what = cut == titles ? "titles are cut" : "rows have a title or a value that is cut"
    return [
      Fault(at: scene.path, "\(cut) of \(scene.rows.count) \(what) on the screen of \(name)")
    ]
  }

  private func isTitleCut(_ row: RowPassage) -> Bool { cuts(in: row).contains(where: \.isTitle) }
}
