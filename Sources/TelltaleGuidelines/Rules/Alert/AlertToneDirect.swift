extension Rule {
  static let alertToneDirect = Rule.alert(
    "ALERT-TONE-DIRECT", applies: .general, severity: .note,
    sources: .general("Alert titles and messages"),
    why: "People can act on a plain statement; a hint leaves them guessing.",
    check: "Title and message hold no evasive phrase (oblique words of the language).",
    remedy: "Say what is the matter: “Map Server Unreachable”.",
    examples: [
      .fires(
        at: "alert.title",
        """
        alert:
          title: Oops, Something Went Wrong
          reason: problem
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Map Server Unreachable
          reason: problem
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: “Perhaps Love” Not Found
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 无法连接地图服务器
          buttons: [{title: 好}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 《也许》无法播放
          buttons: [{title: 好}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Trips of 5 May Not Found
          buttons: [{title: OK}]
        """
      ).hidden,
    ]
  ) { $0.obliqueWording() }
}
