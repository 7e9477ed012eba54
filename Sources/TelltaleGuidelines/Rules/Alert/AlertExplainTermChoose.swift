extension Rule {
  static let alertExplainTermChoose = Rule.alert(
    "ALERT-EXPLAIN-TERM-CHOOSE", applies: .general, severity: .warning,
    sources: .general("Alert titles and messages"),
    why: "A button may be reached by finger, key or pointer, so the verb must fit all of them.",
    check: "Where the text names a button, its verb is choose or select, not tap, click or press.",
    remedy: "Write “choose”, or drop the explanation.",
    examples: [
      .fires(
        at: "alert.message",
        """
        alert:
          title: Keep This Route?
          guidance: true
          message: Tap Keep to store it.
          buttons: [{title: Keep}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Keep This Route?
          guidance: true
          message: Choose Keep to store it.
          buttons: [{title: Keep}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Keep This Route?
          message: The touch panel keeps no record of it.
          buttons: [{title: Keep}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 経路を保存しますか？
          guidance: true
          message: 保存を選択すると経路が残ります。
          buttons: [{title: 保存}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Wash Programme Ended
          message: The tap stays open for a minute.
          buttons: [{title: Start Again}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { scene in
    scene.mentions.filter { $0.verb != .neutral }.map {
      Fault(
        $0.passage,
        "“\($0.word)” names one way to reach \(Quoting.text($0.title)), which may be reached "
          + "otherwise"
      ).mended(by: $0.verbFix("choose"))
    }
  }.forTheCar(since: .edition2026)
}
