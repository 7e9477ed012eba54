extension Rule {
  static let alertTitleShort = Rule.alert(
    "ALERT-TITLE-SHORT", applies: .general, severity: .note,
    sources: .general("Alert titles and messages"),
    why: "A brief title is taken in at once; a long one is read late or not at all.",
    check:
      "The title is within the limits `alert-title-words` and `alert-title-characters` of its "
      + "language.",
    remedy: "Say it in fewer words, or give a shorter title as well: `title: [long, short]`.",
    examples: [
      .fires(
        at: "alert.title",
        """
        alert:
          title: The Server That Holds the Maps for This Region Has Stopped Answering Requests
          buttons: [{title: OK}]
        """),
      .fires(
        at: "alert.title",
        """
        lang: zh
        alert:
          title: 由于当前网络连接状况不稳定因此暂时无法下载此地区的全部离线地图数据
          buttons: [{title: 好}]
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
          title: Turn-by-Turn Directions for the Bay Bridge Are Out of Date
          text-class: fragment
          buttons: [{title: OK}]
        """, beside: ["ALERT-TITLE-SENTENCE-PUNCTUATION"]
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: この地域の地図データをダウンロードできませんでした。
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Map of the Bay Area from Six Years Ago Loaded
          buttons: [{title: OK}]
        """
      ).hidden,
    ]
  ) { scene in
    LengthCheck(scene.context, words: "alert-title", characters: "alert-title")
      .faults(scene.title, name: "the title")
  }
}
