extension Rule {
  static let actionSheetWatchStyleDestructive = Rule.lint(
    "ACTION-SHEET-WATCH-STYLE-DESTRUCTIVE", element: "action-sheet",
    applies: .watch, severity: .warning,
    sources: [.actionSheets("Platform considerations > watchOS")],
    why:
      "The destructive style means that the button wipes the person's data or does "
      + "something destructive, and nothing else.",
    check:
      "A button with a destructive `effect` has `role: destructive`. A button with that role has such an effect, or "
      + "a title that speaks of destroying or ending something.",
    remedy: "Give the role only to buttons that destroy something.",
    examples: [
      .fires(
        at: "action-sheet.buttons[0]",
        """
        action-sheet:
          title: Keep Workout?
          trigger: end-button
          buttons: [{title: Save, role: destructive, effect: none}, {role: cancel}]
        """),
      .fires(
        at: "action-sheet.buttons[0]",
        """
        lang: ja
        action-sheet:
          title: 記録
          trigger: end-button
          buttons: [{title: 共有, role: destructive}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        action-sheet:
          title: Keep Workout?
          trigger: end-button
          buttons:
          - {title: Discard, role: destructive, effect: destroys-data}
          - {role: cancel}
        """),
      .passes(
        """
        action-sheet:
          title: Sign Out?
          trigger: account-button
          buttons: [{title: Sign Out, role: destructive}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        action-sheet:
          title: 结束锻炼？
          trigger: end-button
          buttons: [{title: 结束锻炼, role: destructive}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        action-sheet:
          title: Keep This Workout?
          trigger: end-button
          buttons: [{title: Don’t Delete}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh-Hant
        action-sheet:
          title: 訊息尚未傳送
          trigger: close-button
          buttons: [{title: 捨棄, role: destructive}, {title: 儲存草稿}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { (sheet: SheetReading) in
    sheet.choices.compactMap { button in
      if let effect = button.effect, effect.isDestructive, button.role != .destructive {
        return Fault(at: button.path, "effect \(effect.rawValue) without `role: destructive`")
      }
      guard button.role == .destructive, !button.destroys else { return nil }
      return Fault(
        at: button.path, "`role: destructive` on a button that does not seem to destroy anything")
    }
  }
}

extension ButtonPassage {
  /// By declared effect, else by its title; in a language without word lists it may.
  fileprivate var destroys: Bool {
    if let effect { return effect.isDestructive }
    guard let title, !title.lexicon.isEmpty else { return true }
    return ButtonWords.begins(title, with: "destructive-verbs")
      || ButtonWords.begins(title, with: "ending-verbs")
  }
}
