extension Rule {
  static let alertTextAmount = Rule.alert(
    "ALERT-TEXT-AMOUNT", applies: .general, severity: .note,
    sources: .general("Alert titles and messages"),
    why: "The more there is to read, the less of it is read.",
    check:
      "Title and message together are within the limits `alert-text-words` and "
      + "`alert-text-characters` of the language.",
    remedy: "Keep what people need for their answer, and put the rest into the app.",
    examples: [
      .fires(
        at: "alert.message",
        """
        alert:
          title: Map Server Unreachable
          message: >-
            The server that holds the maps for this region and the regions around it has not answered
            for some time. Maps that were loaded before can be used as they are. New maps are loaded
            as soon as the server answers again, which may take a few minutes or up to an hour.
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Map Server Unreachable
          message: Check the connection.
          buttons: [{title: OK}]
        """),
      .passes(
        """
        lang: ja
        alert:
          title: 地図サーバに接続できません。
          message: 通信環境を確認してください。
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Map Server Unreachable
          message: >-
            The server has not answered for ten minutes. Maps that were loaded before can be used as they
            are. New maps are loaded when the server answers again, which may take an hour or two from now.
          buttons: [{title: OK}]
        """
      ).hidden,
    ]
  ) { scene in
    let check = LengthCheck(scene.context, words: "alert-text", characters: "alert-text")
    let texts = [scene.title] + (scene.message.map { [$0] } ?? [])
    guard let excess = check.excess(of: texts, in: scene.title.language) else { return [] }
    return [Fault(scene.message ?? scene.title, "title and message together have \(excess)")]
  }
}
