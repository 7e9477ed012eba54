extension Rule {
  static let activityIndicatorLabelAbove = Rule.layout(
    "ACTIVITY-INDICATOR-LABEL-ABOVE", element: "activity-indicator", applies: .carElements,
    severity: .error,
    sources: [.carElements("Activity indicators")],
    why: "People read the reason before they see the turning mark.",
    check: "The label stands above the indicator, both in the middle; no key places it elsewhere.",
    remedy: "Remove the key.",
    kept: "The loader refuses keys that place the label; placing puts it above the indicator.",
    examples: [
      .fires(
        at: "activity-indicator.label-position",
        """
        activity-indicator: {label: Finding nearby stations, label-position: below, expected-seconds: 10}
        """),
      .situation(
        when: "an indicator with a label is shown",
        then: "the label ends above it, and both have one axis"),
      .passes(
        """
        activity-indicator: {label: Finding nearby stations, expected-seconds: 10}
        """),
      .passes(
        """
        lang: ja
        activity-indicator: {label: 近くの駅を検索中, expected-seconds: 10}
        """
      ).hidden,
    ])
}
