extension Rule {
  static let alertButtonTitleNoPunctuation = Rule.alert(
    "ALERT-BUTTON-TITLE-NO-PUNCTUATION", applies: .everywhere, severity: .warning,
    sources: .allPages("Alert buttons"),
    why: "A title is a label, and labels have no closing marks.",
    check:
      "No title ends in a full stop, question or exclamation mark, ellipsis, colon, comma or "
      + "semicolon.",
    remedy: "Drop the mark.",
    examples: [
      .fires(
        at: "alert.buttons[0].title",
        """
        alert:
          title: Delete This Route?
          buttons: [{title: Delete!, role: destructive}, {role: cancel}]
        """),
      .fires(
        at: "alert.buttons[0].title",
        """
        lang: ja
        alert:
          title: 経路を削除しますか?
          buttons: [{title: 削除。, role: destructive}, {role: cancel}]
        """),
      .fires(
        at: "alert.buttons[0].title",
        """
        alert:
          title: Place Found
          buttons: [{title: Share..., role: plain}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Delete This Route?
          buttons: [{title: Delete, role: destructive}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Ticket Ready
          buttons: [{title: Pay (Card)}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 要删除此路线吗？
          buttons: [{title: 删除, role: destructive}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Song Paused
          buttons: [{title: Play “Help!”}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 音乐已暂停
          buttons: [{title: 播放“你好！”}, {role: cancel}]
        """, beside: ["ALERT-BUTTON-TITLE-ONE-TWO-WORDS"]
      ).hidden,
    ]
  ) { scene in
    scene.choices.flatMap { $0.closingMarks() }
  }
}
