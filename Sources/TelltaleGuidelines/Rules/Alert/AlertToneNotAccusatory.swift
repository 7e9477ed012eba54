extension Rule {
  static let alertToneNotAccusatory = Rule.alert(
    "ALERT-TONE-NOT-ACCUSATORY", applies: .general, severity: .warning,
    sources: .general("Alert titles and messages"),
    why: "Blame helps nobody to go on, and often it is not even deserved.",
    check: "Title and message hold no phrase of blame.",
    remedy: "Say what did not work, not who did it: “Code Not Recognized”.",
    examples: [
      .fires(
        at: "alert.title",
        """
        alert:
          title: You entered a wrong code.
          buttons: [{title: OK}]
        """),
      .fires(
        at: "alert.message",
        """
        lang: zh
        alert:
          title: 无法登录
          message: 您输入错误，请重试。
          buttons: [{title: 好}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Code Not Recognized
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Toll Due
          message: You entered a toll road.
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: コードを確認できません。
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: PIN Changed
          message: You can use the new PIN at once.
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Wrong-Way Driver Reported
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 无法验证密码
          buttons: [{title: 好}]
        """
      ).hidden,
    ]
  ) { $0.accusingWording() }
}
