extension Rule {
  static let alertTitleDescriptive = Rule.alert(
    "ALERT-TITLE-DESCRIPTIVE", applies: .everywhere, severity: .warning,
    sources: .allPages("Alert titles and messages"),
    why: "The title is what people read first, so it has to tell what has happened.",
    check:
      "The title, without digits and punctuation, is none of the words that fit every alert, and does "
      + "not only ask for consent without naming a thing (Confirm Delete, Really open?).",
    remedy: "Name the thing and what happened to it: “Phone Not Paired”.",
    examples: [
      .fires(
        at: "alert.title",
        """
        alert:
          title: An Error Occurred
          buttons: [{title: OK}]
        """),
      .fires(
        at: "alert.title",
        """
        alert:
          title: Error 1042
          buttons: [{title: OK}]
        """),
      .fires(
        at: "alert.title",
        """
        lang: ja
        alert:
          title: エラーが発生しました。
          buttons: [{title: OK}]
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
          title: Engine Warning Light
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 支付时发生错误
          on-cancel: {emit: closed}
          buttons: [{title: 好}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Error on Ticket 7
          buttons: [{title: Retry}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: アカウントのエラー
          buttons: [{title: 再試行}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { scene in
    scene.titles.filter(\.isGeneric).map {
      Fault($0, "\(Quoting.text($0.string)) fits every alert and tells nothing about this one")
    }
  }
}
