extension Rule {
  static let activityIndicatorHelpfulInfo = Rule.lint(
    "ACTIVITY-INDICATOR-HELPFUL-INFO", element: "activity-indicator",
    applies: .carElements, severity: .note,
    sources: [.carElements("Activity indicators")],
    why: "People who wait for long want to know the reason.",
    check:
      "An indicator has a label, unless its task is expected to take no longer than the limit `wait-seconds` says.",
    remedy: "Say what goes on: `label: Finding nearby stations`.",
    examples: [
      .fires(
        at: "activity-indicator",
        """
        activity-indicator: {expected-seconds: 10}
        """),
      .passes(
        """
        activity-indicator: {expected-seconds: 10, label: Finding nearby stations}
        """),
      .passes(
        """
        activity-indicator: {expected-seconds: 1}
        """
      ).hidden,
      .passes(
        """
        screen:
          source: {async: map, expected-seconds: 2}
          loading: {activity-indicator: {}}
        """
      ).hidden,
      .passes(
        """
        lang: zh
        activity-indicator: {label: 正在查找附近的充电站}
        """
      ).hidden,
      .passes(
        """
        screen:
          source: {async: map, expected-seconds: 3}
          loading: {activity-indicator: {}}
        """
      ).hidden,
    ]
  ) { (scene: IndicatorReading) in
    guard scene.labels.isEmpty, let limit = scene.context.limit("wait-seconds") else { return [] }
    guard let seconds = scene.expectedSeconds else {
      return [Fault(at: scene.path, "no label says what people wait for")]
    }
    guard seconds > Double(limit) else { return [] }
    return [
      Fault(
        at: scene.path,
        "no label says what people wait for, for more than \(limit) seconds")
    ]
  }
}
