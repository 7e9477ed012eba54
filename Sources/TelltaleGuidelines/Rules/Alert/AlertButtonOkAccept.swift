extension Rule {
  static let alertButtonOkAccept = Rule.alert(
    "ALERT-BUTTON-OK-ACCEPT", applies: .everywhere, severity: .warning,
    sources: .allPages("Alert buttons"),
    why: "Plain acceptance has one name that everybody knows, and variants of it slow people down.",
    check:
      "No title is another word for OK, such as Okay or Got it. A button that is the only one is not titled Close, "
      + "Dismiss or the like.",
    remedy: "Title it “OK”.",
    examples: [
      .fires(
        at: "alert.buttons[0].title",
        """
        alert:
          title: Phone Not Paired
          buttons: [{title: Got it}]
        """),
      .fires(
        at: "alert.buttons[0].title",
        """
        alert:
          title: Phone Not Paired
          buttons: [{title: Ok}]
        """),
      .fires(
        at: "alert.buttons[0].title",
        """
        lang: zh
        alert:
          title: 电话未配对
          buttons: [{title: 知道了}]
        """
      ).hidden,
      .fires(
        at: "alert.buttons[0].title",
        """
        alert:
          title: Phone Not Paired
          buttons: [{title: Close}]
        """
      ).hidden,
      .fires(
        at: "alert.buttons[0].title",
        """
        lang: ja
        alert:
          title: 電話を接続できません。
          buttons: [{title: 閉じる}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Phone Not Paired
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Phone Not Paired
          buttons: [{title: Pair}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 电话未配对
          on-cancel: {emit: closed}
          buttons: [{title: 好}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Terms of Sale Changed
          buttons: [{title: Accept Terms}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 收到好友请求
          buttons: [{title: 好友列表}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { scene in
    if let only = scene.buttons.first, scene.buttons.count == 1, only.role == .plain,
      let title = only.title,
      title.lexicon.has(title.label, in: "cancel-lookalikes", "close-words", "sole-closings"),
      !title.lexicon.has(title.label, in: "ok-titles"), !only.saysCancel
    {
      return [
        Fault(title, "the only button is titled \(Quoting.text(title.string)), expected OK")
      ]
    }
    return scene.choices.flatMap { $0.variantOfOK() }
  }
}
