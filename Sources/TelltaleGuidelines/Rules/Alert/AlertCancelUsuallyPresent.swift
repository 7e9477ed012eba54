import TelltaleModel

extension Rule {
  static let alertCancelUsuallyPresent = Rule.alert(
    "ALERT-CANCEL-USUALLY-PRESENT", applies: .general, severity: .note,
    sources: [.alertsInChinese("Alert buttons")],
    why:
      "Most alerts have a Cancel button, so people look for it when they want none of the "
      + "choices.",
    check: "An alert of two buttons or more has one with `role: cancel`.",
    remedy: "Add `{role: cancel}`, unless one of the choices has to be made.",
    examples: [
      .fires(
        at: "alert.buttons",
        """
        alert:
          title: Message Received
          buttons: [{title: Reply}, {title: Ignore}]
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
          title: Phone Not Paired
          buttons: [{title: OK}]
        """),
      .passes(
        """
        lang: zh
        alert:
          title: 收到新信息
          buttons: [{title: 回复}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Map Update Ready
          buttons: [{title: Install}, {title: Cancel, role: cancel}]
        """
      ).hidden,
    ]
  ) { scene in
    guard scene.buttons.count > 1, !scene.hasCancel else { return [] }
    // Install and Don’t Install: who wants nothing done has an answer.
    if scene.buttons.count == 2,
      scene.buttons.contains(where: { button in
        // No leaves open what becomes of it.
        button.title.map { ButtonWords.declines($0) && !$0.lexicon.has($0.label, in: "no-titles") }
          ?? false
      })
    {
      return []
    }
    let fault = Fault(
      at: scene.path.key("buttons"), "\(scene.buttons.count) buttons and no Cancel among them")
    // Of two buttons one mostly is the way out by another name, and Cancel would be a second one.
    let fix =
      scene.buttons.count > 2
      ? Fix.addingCancel(to: scene.path.key("buttons"), isSafe: false) : nil
    return [fault.mended(by: fix)]
  }
}
