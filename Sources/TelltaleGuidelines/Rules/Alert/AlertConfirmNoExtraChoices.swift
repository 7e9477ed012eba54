import TelltaleModel

extension Rule {
  static let alertConfirmNoExtraChoices = Rule.alert(
    "ALERT-CONFIRM-NO-EXTRA-CHOICES", applies: .general, severity: .warning,
    sources: .general("Introduction") + [.actionSheets("Best practices")],
    why:
      "A question about losing something is answered yes or no; more options hide what is at "
      + "stake.",
    check:
      "Beside a button that is destructive by role, effect or wording, or with `reason: "
      + "confirm-destructive`, there is only Cancel.",
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
        alert:
          title: Save Changes Before Closing?
          buttons: [{title: Save}, {title: Don’t Save, role: destructive}, {role: cancel}]
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
    let unmarked = scene.choices.firstIndex { !$0.missingDestructiveRole().isEmpty }
    guard
      scene.alert.hasDestructiveButton || scene.alert.reason == .confirmDestructive
        || (unmarked != nil && scene.hasCancel)
    else { return [] }
    // Where nobody knows what its words say, it may be that question.
    guard !scene.title.lexicon.isEmpty else { return [] }
    // Save, Don’t Save and Cancel are one question.
    let titles = scene.choices.compactMap(\.title)
    if titles.count == 2, titles.contains(where: { ButtonWords.begins($0, with: "save") }),
      titles.contains(where: { ButtonWords.begins($0, with: "dont-save") })
    {
      return []
    }
    let main = scene.choices.firstIndex { $0.isDestructive } ?? unmarked ?? 0
    var others = scene.choices.enumerated().filter { $0.offset != main }.map(\.element)
    // Where nothing is called Cancel, one of them is the way out.
    if !scene.hasCancel, !others.isEmpty { others.removeLast() }
    return others.map { Fault(at: $0.path, "a further choice beside a destructive one") }
  }
}
