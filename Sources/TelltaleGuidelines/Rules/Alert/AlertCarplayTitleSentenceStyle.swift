extension Rule {
  static let alertCarplayTitleSentenceStyle = Rule.alert(
    "ALERT-CARPLAY-TITLE-SENTENCE-STYLE", applies: .car, severity: .warning,
    sources: .car("Alert titles and messages"),
    why: "A title that is a full sentence reads fastest when it is written as one.",
    check: "A sentence title has the capitals of running text (English) and a closing mark.",
    remedy: "Write it as in running text: “The route was lost.”",
    examples: [
      .fires(
        at: "alert.title",
        """
        alert:
          title: The Route Was Lost
          buttons: [{title: Retry}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: The route was lost.
          buttons: [{title: Retry}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Can't reach the map server.
          buttons: [{title: Retry}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Heavy traffic ahead
          buttons: [{title: Reroute}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 経路を再開しますか？
          buttons: [{title: 再開}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Exit to San Jose closed
          buttons: [{title: Reroute}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { $0.sentenceTitlesWithCapitals() + $0.sentenceTitlesWithoutMark() }
}
