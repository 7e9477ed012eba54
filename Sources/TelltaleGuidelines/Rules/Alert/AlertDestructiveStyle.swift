extension Rule {
  static let alertDestructiveStyle = Rule.alert(
    "ALERT-DESTRUCTIVE-STYLE", applies: .everywhere, severity: .error,
    cases: ["warning where only the wording tells, and no `effect` is declared"],
    sources: .allPages("Alert buttons"),
    why: "A button that destroys something has to look destructive, and only the role does that.",
    check:
      "A button with a destructive `effect` has `role: destructive`. So has a button whose title begins with a verb "
      + "of destruction, says yes where title or message ask about destroying something or state it beside a "
      + "question, or leaves what is said to be unsaved. With `effect: none` nothing is lost, and the role is not "
      + "needed.",
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
      .fires(
        at: "alert.buttons[0].title",
        """
        alert:
          title: Clear Playback History?
          buttons: [{title: OK}, {role: cancel}]
        """),
      .fires(
        at: "alert.buttons[0].title",
        """
        lang: ja
        alert:
          title: 履歴を消去しますか？
          buttons: [{title: はい}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Delete This Route?
          buttons: [{title: Delete, effect: destroys-data, role: destructive}, {role: cancel}]
        """),
      .fires(
        at: "alert.buttons[0].title",
        """
        lang: de
        alert:
          title: Möchten Sie den Verlauf wirklich leeren?
          buttons: [{title: Ja}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: de
        alert:
          title: Route behalten?
          buttons: [{title: Nicht löschen}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Open “Delete Me”?
          buttons: [{title: Open}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Couldn’t Clear the History
          buttons: [{title: Retry}, {role: cancel}]
        """
      ).hidden,
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
    let unmarked = scene.choices.flatMap { $0.missingDestructiveRole() }
    let told = Set(unmarked.flatMap { [$0.path, $0.path.parent] })
    return unmarked
      + UnmarkedConsent.faults(scene.buttons, askedBy: scene.texts, except: told)
  }
}
