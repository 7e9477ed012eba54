extension Rule {
  static let alertButtonCancelLookalike = Rule.alert(
    "ALERT-BUTTON-CANCEL-LOOKALIKE", applies: .everywhere, severity: .warning,
    cases: ["error for a button titled Cancel without the role"],
    sources: [.alerts("Alert buttons")] + .car("Alert buttons") + [
      .alertsInEnglish("Alert buttons")
    ],
    why: "People find the way out by its title and place, and only the role sets its place.",
    check:
      "A button that does nothing (`effect: none`) is not titled Close, Not Now or the like, "
      + "and one titled Cancel has `role: cancel`.",
    remedy: "Write `{role: cancel}`; the title comes from the language.",
    examples: [
      .fires(
        at: "alert.buttons[1].title",
        """
        alert:
          title: Update This Route?
          buttons: [{title: Update}, {title: Not Now, effect: none}]
        """),
      .fires(
        at: "alert.buttons[1].title",
        """
        alert:
          title: Update This Route?
          buttons: [{title: Update}, {title: Cancel}]
        """),
      .fires(
        at: "alert.buttons[1].title",
        """
        lang: ja
        alert:
          title: 経路を更新しますか？
          buttons: [{title: 更新}, {title: やめる, effect: none}]
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
          title: Close the Trunk?
          buttons: [{title: Close}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 要关闭后备箱吗？
          buttons: [{title: 关闭}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: トランクを閉じますか？
          buttons: [{title: 閉じる}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Skip This Stop?
          buttons: [{title: Skip}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { scene in
    let fixes: CancelFixes =
      if scene.hasCancel {
        .none
      } else if scene.buttons.count > 1,
        scene.choices.count(where: \.saysCancel) == 1
      { .safe } else { .unsafe }
    return scene.choices.flatMap { $0.lookalikeOfCancel(mending: fixes) }
  }
}
