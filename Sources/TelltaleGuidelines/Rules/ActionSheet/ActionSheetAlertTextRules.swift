extension Rule {
  static let actionSheetAlertTextRules = Rule.lint(
    "ACTION-SHEET-ALERT-TEXT-RULES", element: "action-sheet", applies: .general, severity: .note,
    sources: [.carElements("Action sheets")],
    why: "A sheet is a kind of alert, and its buttons are read like those of an alert.",
    check:
      "Titles of buttons keep the rules for alerts on length (limits `alert-button-words` and "
      + "`alert-button-characters`), capitals, closing marks, Yes and No, OK and Cancel; the finding "
      + "names the rule.",
    remedy: "Word the title as on an alert: a verb, perhaps its object, no mark at the end.",
    examples: [
      .fires(
        at: "action-sheet.buttons[0].title",
        """
        action-sheet:
          title: Delete Route?
          trigger: delete-button
          buttons: [{title: 'Yes', role: destructive}, {role: cancel}]
        """),
      .fires(
        at: "action-sheet.buttons[1].title",
        """
        lang: ja
        action-sheet:
          title: 経路を残しますか？
          trigger: close-button
          buttons: [{title: 保存}, {title: やめる, effect: none}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        action-sheet:
          title: Delete Route?
          trigger: delete-button
          buttons: [{title: Delete, role: destructive}, {role: cancel}]
        """),
      .passes(
        """
        action-sheet:
          title: Share Route
          trigger: share-button
          buttons: [{title: AirDrop}, {title: Copy Link}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        action-sheet:
          title: 分享路线
          trigger: share-button
          buttons: [{title: 发送邮件}, {title: 拷贝链接}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        action-sheet:
          title: Route Options
          trigger: route-button
          buttons: [{title: No Tolls}, {title: Pay (Card)}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { (sheet: SheetReading) in
    let length = LengthCheck(sheet.context, words: "alert-button", characters: "alert-button")
    return sheet.choices.flatMap { button in
      let checks: [(Rule, [Fault])] = [
        (
          .alertButtonTitleOneTwoWords,
          button.title.map { length.faults($0, name: "the title \(Quoting.text($0.string))") } ?? []
        ),
        (.alertButtonTitleCase, button.faultyCapitals()),
        (.alertButtonTitleNoPunctuation, button.closingMarks()),
        (.alertButtonNoYesNo, button.yesOrNo()),
        (.alertButtonOkAccept, button.variantOfOK()),
        (.alertButtonCancelLookalike, button.lookalikeOfCancel()),
      ]
      return checks.flatMap { rule, faults in faults.map { $0.noted(as: rule.id) } }
    }
  }
}

extension Fault {
  /// The same as a note, with the rule that it breaks on an alert.
  fileprivate func noted(as id: String) -> Fault {
    var copy = self
    copy.severity = .note
    copy.message += " (\(id))"
    return copy
  }
}
