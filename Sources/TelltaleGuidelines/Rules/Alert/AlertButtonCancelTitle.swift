extension Rule {
  static let alertButtonCancelTitle = Rule.alert(
    "ALERT-BUTTON-CANCEL-TITLE", .construct, applies: .everywhere, severity: .error,
    sources: [.alerts("Alert buttons")] + .car("Alert buttons") + [
      .alertsInEnglish("Alert buttons")
    ],
    why:
      "The button that cancels has one title that everybody knows, and an alert has only one such button.",
    check:
      "A button with `role: cancel` has no title or exactly the one of its language, and there "
      + "is at most one.",
    remedy: "Leave the title out: the language gives it.",
    enforcement: .elsewhere(
      "The loader refuses the file under this id, with the place. Titles by language are in "
        + "the word lists."),
    examples: [
      .fires(
        at: "alert.buttons[1].title",
        """
        alert:
          title: Delete This Route?
          buttons: [{title: Delete, role: destructive}, {title: Never Mind, role: cancel}]
        """),
      .fires(
        at: "alert.buttons[1].title",
        """
        lang: ja
        alert:
          title: 経路を削除しますか?
          buttons: [{title: 削除, role: destructive}, {title: やめる, role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Delete This Route?
          buttons: [{title: Delete, role: destructive}, {title: Cancel, role: cancel}]
        """),
      .passes(
        """
        lang: zh
        alert:
          title: 要删除此路线吗?
          buttons: [{title: 删除, role: destructive}, {title: 取消, role: cancel}]
        """),
      .passes(
        """
        lang: de
        alert:
          title: Route löschen?
          buttons: [{title: Löschen, role: destructive}, {title: Abbrechen, role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 予約を取り消しますか？
          buttons: [{title: 予約を取り消す, role: destructive}, {title: キャンセル, role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Cancel This Booking?
          buttons: [{title: Cancel Booking, role: destructive}, {role: cancel}]
        """
      ).hidden,
    ])
}
