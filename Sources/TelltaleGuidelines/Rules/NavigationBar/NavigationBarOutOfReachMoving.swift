extension Rule {
  static let navigationBarOutOfReachMoving = Rule.lint(
    "NAVIGATION-BAR-OUT-OF-REACH-MOVING", element: "navigation-bar", applies: .car,
    severity: .warning,
    sources: [.own("Navigation bars")],
    why:
      "While the vehicle moves, a tap that leads too deep is refused, and the driver has looked for nothing.",
    check:
      "No screen has more screens below it, by the shortest way, than may lie on each other while the vehicle "
      + "moves (`driving: moving: depth`).",
    remedy:
      "Give the screen a shorter way or a tab, or use it only for content for the parked car.",
    examples: [
      .fires(
        at: "screens.d.content[0].table.rows[0].push",
        """
        start: a
        screens:
          a: {content: [{table: {rows: [{title: Area, push: b}]}}]}
          b: {content: [{table: {rows: [{title: Town, push: c}]}}]}
          c: {content: [{table: {rows: [{title: Street, push: d}]}}]}
          d: {content: [{table: {rows: [{title: House, push: e}]}}]}
          e: {content: [{label: {text: Lights are off, message: true}}]}
        """),
      .fires(
        at: "screens.d.content[0].button.action",
        """
        start: a
        screens:
          a: {content: [{table: {rows: [{title: Area, push: b}]}}]}
          b: {content: [{table: {rows: [{title: Town, push: c}]}}]}
          c: {content: [{table: {rows: [{title: Street, push: d}]}}]}
          d: {content: [{button: {title: Show House, action: {push: e}}}]}
          e: {content: [{label: {text: Lights are off, message: true}}]}
        """
      ).hidden,
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
          d: {content: [{table: {rows: [{title: 部屋, push: e}]}}]}
          e: {content: [{label: {text: 消灯中, message: true}}]}
        """
      ).hidden,
    ]
  ) { (app: AppReading) in
    guard let most = app.context.profile.behaviour.driving[.moving]?.depth else { return [] }
    return app.shortestTrails().filter { $0.depth == most }.map { push, names, _ in
      Fault(
        at: push.path,
        "“\(names.last ?? push.screen)” is screen \(most + 1) on the way, and at most \(most) lie on each other "
          + "while the vehicle moves")
    }
  }
}
