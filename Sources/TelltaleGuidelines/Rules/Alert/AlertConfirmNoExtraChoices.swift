import TelltaleModel

extension Rule {
  static let alertConfirmNoExtraChoices = Rule.alert(
    "ALERT-CONFIRM-NO-EXTRA-CHOICES", applies: .general, severity: .warning,
    sources: .general("Introduction") + [.actionSheets("Best practices")],
    why:
      "A question about losing something is answered yes or no; more options hide what is at "
      + "stake.",
    check:
      "Beside a destructive button, or with `reason: confirm-destructive`, there is only "
      + "Cancel.",
    remedy: "Offer the further choices in an `action-sheet`.",
    examples: [
      .fires(
        at: "alert.buttons[1]",
        """
        alert:
          title: Delete This Route?
          reason: confirm-destructive
          buttons: [{title: Delete, role: destructive}, {title: Archive}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Delete This Route?
          reason: confirm-destructive
          buttons: [{title: Delete, role: destructive}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Sync Conflict
          buttons: [{title: Merge}, {title: Skip}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 要清除历史记录吗？
          buttons: [{title: 清除, role: destructive}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { scene in
    guard scene.alert.hasDestructiveButton || scene.alert.reason == .confirmDestructive else {
      return []
    }
    let main = scene.choices.firstIndex { $0.isDestructive } ?? 0
    return scene.choices.enumerated().filter { $0.offset != main }.map { _, button in
      Fault(at: button.path, "a further choice beside a destructive one")
    }
  }
}
