extension Rule {
  static let alertTitleSentencePunctuation = Rule.alert(
    "ALERT-TITLE-SENTENCE-PUNCTUATION", applies: .general, severity: .warning,
    sources: .general("Alert titles and messages"),
    why: "A full sentence without its closing mark looks cut off.",
    check:
      "A sentence title ends in a full stop, question or exclamation mark, a question in a "
      + "question mark.",
    remedy: "Close the sentence, or shorten the title to a few words without a verb.",
    examples: [
      .fires(
        at: "alert.title",
        """
        alert:
          title: The route could not be saved
          buttons: [{title: OK}]
        """),
      .fires(
        at: "alert.title",
        """
        lang: zh
        alert:
          title: 无法保存路线,因为存储空间已满
          buttons: [{title: 好}]
        """),
      .fires(
        at: "alert.title",
        """
        alert:
          title: Do you want to resume.
          buttons: [{title: Resume}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: The route could not be saved.
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Do Not Disturb While Driving
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Parking Ends at 9 AM
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 路线不可用
          buttons: [{title: 好}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: “I Will Survive” Not Found
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Parking Rules Changed
          buttons: [{title: OK}]
        """
      ).hidden,
    ]
  ) { $0.sentenceTitlesWithoutMark() }
}
