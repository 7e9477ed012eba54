extension Rule {
  static let alertCarplayToneFriendlyDirect = Rule.alert(
    "ALERT-CARPLAY-TONE-FRIENDLY-DIRECT", applies: .car, severity: .note,
    sources: .car("Alert titles and messages"),
    why: "A negative but straight statement serves a driver better than a positive, evasive one.",
    check: "Title and message hold no evasive phrase (oblique words); saying no is never a fault.",
    remedy: "Say what is the matter, in the negative if need be: “Can't reach the map server.”",
    examples: [
      .fires(
        at: "alert.title",
        """
        alert:
          title: Something Went Wrong
          buttons: [{title: Retry}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Can't reach the map server.
          buttons: [{title: Retry}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: No route
          buttons: [{title: Retry}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 経路がありません。
          buttons: [{title: 再検索}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: “Sorry” not found
          buttons: [{title: Retry}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 找不到“对不起”
          buttons: [{title: 重试}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { $0.obliqueWording() }
}
