extension Rule {
  static let alertDestructiveStyle = Rule.alert(
    "ALERT-DESTRUCTIVE-STYLE", applies: .everywhere, severity: .error,
    cases: ["warning where only the wording tells, and no `effect` is declared"],
    sources: .allPages("Alert buttons"),
    why: "What destroys something has to look like it, which only the role makes it do.",
    check:
      "A button with a destructive `effect` has `role: destructive`; so has one whose title "
      + "begins with a verb of destruction, unless `effect: none` says that nothing is lost.",
    remedy: "Add `role: destructive` to the button, and Cancel beside it.",
    examples: [
      .fires(
        at: "alert.buttons[0]",
        """
        alert:
          title: Delete This Route?
          buttons: [{title: Delete, effect: destroys-data}, {role: cancel}]
        """),
      .fires(
        at: "alert.buttons[0].title",
        """
        lang: zh
        alert:
          title: 要删除此路线吗?
          buttons: [{title: 删除}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Delete This Route?
          buttons: [{title: Delete, effect: destroys-data, role: destructive}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Stop Added
          buttons: [{title: Remove, effect: none}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 経路を残しますか？
          buttons: [{title: 削除しない}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Deleted Trips Found
          buttons: [{title: Show Deleted}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 有已删除的路线
          buttons: [{title: 显示已删除}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { scene in
    scene.choices.flatMap { $0.missingDestructiveRole() }
  }
}
