extension Rule {
  static let alertButtonTitleVerb = Rule.alert(
    "ALERT-BUTTON-TITLE-VERB", applies: .everywhere, severity: .note,
    sources: .allPages("Alert buttons"),
    why: "A verb says what the button does; a noun leaves that open.",
    check:
      "Each title begins with a verb (English), is or ends in one (Japanese), or holds one "
      + "(Chinese, German, French, Spanish, Italian, Dutch), as far as the verb is known.",
    remedy: "Begin with a verb: “Reply”.",
    examples: [
      .fires(
        at: "alert.buttons[0].title",
        """
        alert:
          title: Message Received
          buttons: [{title: Inbox}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Message Received
          buttons: [{title: Reply}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Location Requested
          on-cancel: {emit: closed}
          buttons: [{title: Always Allow}, {title: Don’t Allow}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 返信が多数あります。
          buttons: [{title: すべて表示}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 收到新信息
          buttons: [{title: 不再显示}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Battery Almost Empty
          buttons: [{title: Charge}, {title: Park}, {role: cancel}]
        """, beside: ["ALERT-CARPLAY-THREE-BUTTONS"]
      ).hidden,
      .passes(
        """
        alert:
          title: Anna Called
          buttons: [{title: Text Anna}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 残高が不足しています。
          buttons: [{title: チャージ}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh-Hant
        alert:
          title: 列印收據失敗
          buttons: [{title: 傳送電子郵件}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Card Almost Empty
          buttons: [{title: Top Up}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { scene in
    scene.choices.compactMap(\.title).filter { !ButtonVerb.isFound(in: $0) }.map {
      Fault($0, "\(Quoting.text($0.string)) begins with no verb that is known")
    }
  }
}
