extension Rule {
  static let alertCarplayTitleShort = Rule.alert(
    "ALERT-CARPLAY-TITLE-SHORT", applies: .car, severity: .warning,
    sources: .car("Alert titles and messages"),
    why: "The less there is to read on the screen, the longer the eyes stay on the road.",
    check:
      "The title is within the limits `alert-title-words` and `alert-title-characters` of its "
      + "language, and with the message within `alert-text-words` and `alert-text-characters`.",
    remedy: "Say it in fewer words; a question is often the shortest way.",
    examples: [
      .fires(
        at: "alert.title",
        """
        alert:
          title: The Map Server for This Region Is Not Answering
          buttons: [{title: Retry}, {role: cancel}]
        """),
      .fires(
        at: "alert.title",
        """
        lang: ja
        alert:
          title: この地域の地図データをダウンロードできませんでした。
          buttons: [{title: 再試行}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Map Server Unreachable
          buttons: [{title: Retry}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Resume navigation to Half Moon Bay?
          buttons: [{title: Resume}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 无法连接地图服务器
          buttons: [{title: 重试}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: この先の道路は工事で通れません。
          buttons: [{title: 変更}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { scene in
    let title = LengthCheck(scene.context, words: "alert-title", characters: "alert-title")
      .faults(scene.title, name: "the title")
    let all = LengthCheck(scene.context, words: "alert-text", characters: "alert-text")
    guard title.isEmpty, let message = scene.message,
      let excess = all.excess(of: [scene.title, message], in: scene.title.language)
    else { return title }
    return [Fault(message, "title and message together have \(excess)")]
  }
}
