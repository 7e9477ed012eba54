import TelltaleModel

extension Rule {
  static let activityIndicatorNoStaticScreen = Rule.lint(
    "ACTIVITY-INDICATOR-NO-STATIC-SCREEN", element: "activity-indicator",
    applies: .carElements, severity: .warning,
    sources: [.carElements("Activity indicators")],
    why:
      "A screen that shows nothing while its content is loading looks broken.",
    check:
      "A screen with an asynchronous `source` has something to show until it delivers: "
      + "an activity indicator, rows or other content under `loading`.",
    remedy: "Add `loading: {activity-indicator: {label: …}}`.",
    examples: [
      .fires(
        at: "screen.source",
        """
        screen:
          source: {async: stations}
          loading: {}
        """),
      .passes(
        """
        screen:
          source: {async: stations}
          loading: {activity-indicator: {label: Finding nearby stations}}
        """),
      .passes(
        """
        screen:
          source: {async: stations}
          loading: {label: {text: Stations near the car, message: true}}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        screen:
          source: {async: stations}
          loading: {activity-indicator: {label: 近くの駅を検索中}}
        """
      ).hidden,
      .passes(
        """
        screen:
          content:
          - table: {source: {async: stations}, refresh: 60}
        """
      ).hidden,
    ]
  ) { (screen: ScreenReading) in
    guard let source = screen.source, source.isAsync, screen.loading.isEmpty,
      !screen.showsLife
    else { return [] }
    return [
      Fault(
        at: screen.path.key("source"), "nothing is shown until “\(source.name)” has come")
    ]
  }
}

extension ScreenReading {
  /// Whether its content has something to show of itself before the source has delivered.
  fileprivate var showsLife: Bool {
    visible.contains { placed in
      if case .table(let table) = placed.element { return table.isCached || table.source != nil }
      return placed.element.traits.tellsOfWork
    }
  }
}
