extension Rule {
  static let alertTitleSingleWord = Rule.alert(
    "ALERT-TITLE-SINGLE-WORD", applies: .general, severity: .warning,
    sources: .general("Alert titles and messages"),
    why: "One word alone hardly ever tells what is the matter.",
    check:
      "The title has more than one word; for Japanese more than one run of kanji or katakana, "
      + "for Chinese more than two characters.",
    remedy: "Say what happened to what: “Map Server Unreachable”.",
    examples: [
      .fires(
        at: "alert.title",
        """
        alert:
          title: Offline
          buttons: [{title: OK}]
        """),
      .fires(
        at: "alert.title",
        """
        lang: ja
        alert:
          title: オフライン
          buttons: [{title: OK}]
        """),
      .fires(
        at: "alert.title",
        """
        lang: zh
        alert:
          title: 离线
          buttons: [{title: 好}]
        """),
      .passes(
        """
        alert:
          title: Map Server Unreachable
          buttons: [{title: OK}]
        """),
      .passes(
        """
        lang: ja
        alert:
          title: 地図サーバに接続できません。
          buttons: [{title: OK}]
        """),
      .passes(
        """
        lang: zh
        alert:
          title: GPS丢失
          buttons: [{title: 好}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Wi-Fi Off
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: iPhone 15
          buttons: [{title: OK}]
        """
      ).hidden,
    ]
  ) { $0.singleWordTitles() }
}
