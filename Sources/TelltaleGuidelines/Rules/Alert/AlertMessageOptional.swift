extension Rule {
  static let alertMessageOptional = Rule.alert(
    "ALERT-MESSAGE-OPTIONAL", .construct, applies: .everywhere, severity: .error,
    sources: .allPages("Introduction"),
    why: "Often the title is enough, and then nothing else should take up room.",
    check: "`message` is absent or one string; absent, no height is kept for it.",
    remedy: "Give one message, or none.",
    enforcement: .elsewhere(
      "The loader refuses the file under this id, with the place. Placing keeps no room for "
        + "what is absent."),
    examples: [
      .fires(
        at: "alert.message",
        """
        alert:
          title: Route Not Loaded
          message: [One., Two.]
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Route Not Loaded
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Route Not Loaded
          message: {text: The network is down., lang: en}
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 経路を読み込めません。
          message: |
            通信環境を確認してください。
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """
      ).hidden,
    ])
}
