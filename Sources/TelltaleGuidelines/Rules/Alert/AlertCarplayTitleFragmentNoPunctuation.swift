extension Rule {
  static let alertCarplayTitleFragmentNoPunctuation = Rule.alert(
    "ALERT-CARPLAY-TITLE-FRAGMENT-NO-PUNCTUATION", applies: .car, severity: .warning,
    sources: .car("Alert titles and messages"),
    why: "A heading has no closing mark; with one it looks like a sentence whose verb is missing.",
    check: "A title that is no sentence, question or command does not end in punctuation.",
    remedy: "Drop the mark, or make the title a full sentence or a question.",
    examples: [
      .fires(
        at: "alert.title",
        """
        alert:
          title: Route Unavailable.
          buttons: [{title: Retry}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Route unavailable
          buttons: [{title: Retry}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Still there?
          buttons: [{title: Resume}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 経路がありません。
          buttons: [{title: 再検索}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Tunnel closed from 9 p.m.
          buttons: [{title: Reroute}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: No results for “Yahoo!”
          buttons: [{title: Retry}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { $0.fragmentTitlesWithMark() }
}
