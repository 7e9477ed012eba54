extension Rule {
  static let alertExplainTitleExact = Rule.alert(
    "ALERT-EXPLAIN-TITLE-EXACT", applies: .everywhere, severity: .warning,
    sources: .allPages("Alert titles and messages"),
    why: "People look for the button by the very letters they have read.",
    check: "Where the text names a button, it does so with the capitals of its title.",
    remedy: "Write the title as it stands on the button.",
    examples: [
      .fires(
        at: "alert.message",
        """
        alert:
          title: Several Matches Found
          guidance: true
          message: Choose view all to see them.
          buttons: [{title: View All}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Several Matches Found
          guidance: true
          message: Choose View All to see them.
          buttons: [{title: View All}, {role: cancel}]
        """, beside: ["ALERT-CARPLAY-EXPLAIN-TERM-TAP"]),
      .passes(
        """
        alert:
          title: Update Available
          message: Select open parking spots on the map.
          buttons: [{title: Open}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 複数の候補があります。
          guidance: true
          message: すべて表示をタップします。
          buttons: [{title: すべて表示}, {role: cancel}]
        """, beside: ["ALERT-EXPLAIN-TERM-CHOOSE"]
      ).hidden,
    ]
  ) { scene in
    scene.mentions.filter { !$0.isExact }.map {
      Fault($0.passage, "“\($0.spelling)” is titled \(Quoting.text($0.title))").mended(
        by: .rewriting(
          $0.passage, as: $0.passage.replacing(word: $0.spelling, by: $0.title),
          "Write the button’s title", isSafe: false))
    }
  }
}
