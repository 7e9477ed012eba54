extension Rule {
  static let alertTitleSentenceCase = Rule.alert(
    "ALERT-TITLE-SENTENCE-CASE", applies: .general, severity: .warning,
    sources: .general("Alert titles and messages"),
    why: "A title that is a full sentence reads as one when it is capitalised as one.",
    check:
      "In an English sentence title, no word that cannot be a name has a capital inside the "
      + "sentence, and the first word has one.",
    remedy: "Write it as in running text: “The route could not be saved.”",
    examples: [
      .fires(
        at: "alert.title",
        """
        alert:
          title: The Route Could Not Be Saved.
          buttons: [{title: OK}]
        """),
      .fires(
        at: "alert.title",
        """
        alert:
          title: the route could not be saved.
          buttons: [{title: OK}]
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
        lang: ja
        alert:
          title: 経路を保存できませんでした。
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Anna’s iPhone is not paired with Bluetooth.
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: “Is This Love” can’t be played.
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 无法将 iPhone 与车辆配对。
          buttons: [{title: 好}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: The Golden Gate Bridge is closed.
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: The USB drive and the SD card can’t be read.
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: On Monday the A 9 is closed.
          buttons: [{title: OK}]
        """
      ).hidden,
    ]
  ) { $0.sentenceTitlesWithCapitals() }
}
