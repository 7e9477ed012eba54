extension Rule {
  static let activityIndicatorVagueLabel = Rule.lint(
    "ACTIVITY-INDICATOR-VAGUE-LABEL", element: "activity-indicator",
    applies: .carElements, severity: .warning,
    sources: [.carElements("Activity indicators")],
    why: "“Loading” says nothing that the turning mark does not say.",
    check: "The label is not merely a word for loading or waiting.",
    remedy: "Say what is being loaded: “Loading stations”.",
    examples: [
      .fires(
        at: "activity-indicator.label",
        """
        activity-indicator: {label: Loading…}
        """),
      .fires(
        at: "activity-indicator.label",
        """
        lang: ja
        activity-indicator: {label: 読み込み中}
        """),
      .fires(
        at: "activity-indicator.label",
        """
        lang: zh
        activity-indicator: {label: 请稍候}
        """
      ).hidden,
      .passes(
        """
        activity-indicator: {label: Finding nearby stations}
        """),
      .passes(
        """
        activity-indicator: {label: Loading stations}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        activity-indicator: {label: 地図を読み込み中}
        """
      ).hidden,
      .passes(
        """
        lang: zh
        activity-indicator: {label: 正在加载地图}
        """
      ).hidden,
      .passes(
        """
        activity-indicator: {label: Loading “Please Wait”}
        """
      ).hidden,
      .passes(
        """
        lang: zh
        activity-indicator: {label: 正在加载“请稍候”}
        """
      ).hidden,
    ]
  ) { (scene: IndicatorReading) in
    scene.labels.filter { $0.lexicon.has($0.label, in: "vague-loading") }.map {
      Fault($0, "\(Quoting.text($0.string)) says no more than the turning mark")
    }
  }
}
