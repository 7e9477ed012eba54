extension Rule {
  static let alertCarplayTitleSingleWord = Rule.alert(
    "ALERT-CARPLAY-TITLE-SINGLE-WORD", applies: .car, severity: .warning,
    sources: .car("Alert titles and messages"),
    why: "One word seldom helps a driver; a question or a short sentence does.",
    check:
      "The title has more than one word; for Japanese more than one run of kanji or katakana, "
      + "for Chinese more than two characters.",
    remedy: "Write a question or a short sentence: “Resume navigation?”",
    examples: [
      .fires(
        at: "alert.title",
        """
        alert:
          title: Offline
          buttons: [{title: Retry}, {role: cancel}]
        """),
      .fires(
        at: "alert.title",
        """
        lang: ja
        alert:
          title: オフライン
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Resume navigation?
          buttons: [{title: Resume}, {role: cancel}]
        """),
      .passes(
        """
        lang: zh
        alert:
          title: 路线丢失
          buttons: [{title: 重试}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: No route
          buttons: [{title: Retry}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: iPhone 15
          buttons: [{title: Pair}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { $0.singleWordTitles() }
}
