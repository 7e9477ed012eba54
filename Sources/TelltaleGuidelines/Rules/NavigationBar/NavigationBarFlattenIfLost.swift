extension Rule {
  static let navigationBarFlattenIfLost = Rule.lint(
    "NAVIGATION-BAR-FLATTEN-IF-LOST", element: "navigation-bar",
    applies: .carElements, severity: .note,
    sources: [.carElements("Navigation bars")],
    why: "Where people would get lost without the whole path, there are too many levels.",
    check:
      "No screen is further from its root, by the shortest way, than the limit "
      + "`screen-depth` says.",
    remedy: "Leave out a level, or give the screen a tab.",
    examples: [
      .fires(
        at: "screens.e.content[0].table.rows[0].push",
        """
        start: a
        screens:
          a: {content: [{table: {rows: [{title: Area, push: b}]}}]}
          b: {content: [{table: {rows: [{title: Town, push: c}]}}]}
          c: {content: [{table: {rows: [{title: Street, push: d}]}}]}
          d: {content: [{table: {rows: [{title: House, push: e}]}}]}
          e: {content: [{table: {rows: [{title: Room, push: f}]}}]}
          f: {content: [{label: {text: Lights are off, message: true}}]}
        """),
      .passes(
        """
        start: a
        screens:
          a: {content: [{table: {rows: [{title: Area, push: b}]}}]}
          b: {content: [{table: {rows: [{title: Town, push: c}]}}]}
          c: {content: [{table: {rows: [{title: Street, push: d}]}}]}
          d: {content: [{label: {text: Lights are off, message: true}}]}
        """),
      .passes(
        """
        lang: ja
        start: a
        screens:
          a: {content: [{table: {rows: [{title: 地域, push: b}, {title: 部屋, push: e}]}}]}
          b: {content: [{table: {rows: [{title: 町, push: c}]}}]}
          c: {content: [{table: {rows: [{title: 通り, push: d}]}}]}
          d: {content: [{table: {rows: [{title: 家, push: e}]}}]}
          e: {content: [{table: {rows: [{title: 部屋, push: f}]}}]}
          f: {content: [{label: {text: 消灯中, message: true}}]}
        """
      ).hidden,
    ]
  ) { (app: AppReading) in
    guard let limit = app.context.limit("screen-depth") else { return [] }
    return app.shortestTrails().filter { $0.depth == limit + 1 }.map { push, names, depth in
      Fault(
        at: push.path,
        "\(depth) steps from the root: \(names.map { "“\($0)”" }.joined(separator: ", "))")
    }
  }
}
