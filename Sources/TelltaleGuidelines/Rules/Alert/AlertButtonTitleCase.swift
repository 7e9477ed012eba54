extension Rule {
  static let alertButtonTitleCase = Rule.alert(
    "ALERT-BUTTON-TITLE-CASE", applies: .everywhere, severity: .warning,
    sources: .allPages("Alert buttons"),
    why: "Titles capitalised alike are seen as labels, not as text.",
    check:
      "In an English title every word has a capital but articles, conjunctions and "
      + "prepositions of up to four letters.",
    remedy: "Capitalise it: “View All”.",
    examples: [
      .fires(
        at: "alert.buttons[0].title",
        """
        alert:
          title: Many Replies Waiting
          buttons: [{title: View all}, {role: cancel}]
        """),
      .fires(
        at: "alert.buttons[0].title",
        """
        alert:
          title: Place Found
          buttons: [{title: Add To Favorites}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Many Replies Waiting
          buttons: [{title: View All}, {role: cancel}]
        """),
      .passes(
        """
        lang: ja
        alert:
          title: 返信が多数あります。
          buttons: [{title: すべて表示}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Phone Found
          buttons: [{title: Pair iPhone}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Session Expired
          buttons: [{title: Sign in}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 已找到 iPhone
          buttons: [{title: 配对 iPhone}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Visitor at the Door
          buttons: [{title: Turn On}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: eBay Parking Full
          buttons: [{title: eBay Routes}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { scene in
    scene.choices.flatMap { $0.faultyCapitals() }
  }
}
