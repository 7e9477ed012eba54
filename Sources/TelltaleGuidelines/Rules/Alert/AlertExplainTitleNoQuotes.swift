extension Rule {
  static let alertExplainTitleNoQuotes = Rule.alert(
    "ALERT-EXPLAIN-TITLE-NO-QUOTES", applies: .everywhere, severity: .warning,
    sources: .allPages("Alert titles and messages"),
    why: "The button bears no quotation marks, so its name in the text needs none.",
    check: "No title of a button of this alert stands in quotation marks or brackets in its text.",
    remedy: "Drop the marks.",
    examples: [
      .fires(
        at: "alert.message",
        """
        alert:
          title: Several Matches Found
          guidance: true
          message: Choose “View All” to see them.
          buttons: [{title: View All}, {role: cancel}]
        """),
      .fires(
        at: "alert.message",
        """
        lang: ja
        alert:
          title: 複数の候補があります。
          guidance: true
          message: 「すべて表示」を選択してください。
          buttons: [{title: すべて表示}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Several Matches Found
          guidance: true
          message: Choose View All to see them.
          buttons: [{title: View All}, {role: cancel}]
        """, beside: ["ALERT-CARPLAY-EXPLAIN-TERM-TAP"]),
      .passes(
        """
        alert:
          title: “Resume” Not Found
          message: The song “Resume Now” is not on this device.
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 要删除“回家”路线吗？
          buttons: [{title: 删除, role: destructive}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { scene in
    scene.texts.filter { !Quotations.beginsClosed($0.string) }.flatMap { text in
      scene.buttonLabels.filter { QuotedLabel.stands($0, in: text.folded) }.map {
        Fault(text, "the button “\($0)” is named in quotation marks").mended(
          by: .rewriting(
            text, as: QuotedLabel.unquoted($0, in: text.string), "Drop the quotation marks"))
      }
    }
  }
}
