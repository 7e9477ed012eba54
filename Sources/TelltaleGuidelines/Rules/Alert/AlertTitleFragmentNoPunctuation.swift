extension Rule {
  static let alertTitleFragmentNoPunctuation = Rule.alert(
    "ALERT-TITLE-FRAGMENT-NO-PUNCTUATION", applies: .general, severity: .warning,
    sources: .general("Alert titles and messages"),
    why: "A heading has no closing mark; with one it looks like a sentence whose verb is missing.",
    check: "A title that is no sentence, question or command does not end in punctuation.",
    remedy: "Drop the mark, or make the title a full sentence.",
    examples: [
      .fires(
        at: "alert.title",
        """
        alert:
          title: Map Server Unreachable.
          buttons: [{title: OK}]
        """),
      .fires(
        at: "alert.title",
        """
        lang: ja
        alert:
          title: 地図サーバ接続不可。
          buttons: [{title: OK}]
        """),
      .fires(
        at: "alert.title",
        """
        alert:
          title: Low Tire Pressure…
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Map Server Unreachable
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Delete Route?
          buttons: [{title: Delete, role: destructive}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: The charger stopped responding.
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Move the car to continue.
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 路线不可用。
          buttons: [{title: 好}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 充電は停車してから。
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Parking Closed from 9 p.m.
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Road Closed at 5th Ave.
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: No Tickets for “Mamma Mia!”
          buttons: [{title: OK}]
        """
      ).hidden,
    ]
  ) { $0.fragmentTitlesWithMark() }
}
