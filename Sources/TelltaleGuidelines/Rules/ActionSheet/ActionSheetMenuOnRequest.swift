extension Rule {
  static let actionSheetMenuOnRequest = Rule.lint(
    "ACTION-SHEET-MENU-ON-REQUEST", element: "action-sheet", applies: .handheld, severity: .warning,
    sources: [.actionSheets("Platform considerations > iOS, iPadOS")],
    why: "People who ask for a menu expect a menu.",
    check:
      "A control that does nothing but open (`kind: menu-button`, or titled Menu, More "
      + "or the like) opens no sheet.",
    remedy: "Make it a menu, or let the sheet answer a control that does something.",
    examples: [
      .fires(
        at: "action-sheet.trigger",
        """
        action-sheet:
          title: More Actions
          trigger: {control: more-button, kind: menu-button, effect: none}
          buttons: [{title: Rename}, {title: Duplicate}, {role: cancel}]
        """),
      .fires(
        at: "action-sheet.trigger",
        """
        lang: zh
        action-sheet:
          title: 编辑路线
          trigger: {control: more-button, title: 更多, effect: none}
          buttons: [{title: 重命名}, {title: 复制}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        action-sheet:
          title: Keep Draft?
          trigger: {control: close-button, effect: destroys-data}
          buttons: [{title: Delete Draft, role: destructive}, {role: cancel}]
        """),
      .passes(
        """
        action-sheet:
          title: Add More Stops
          trigger: {control: add-button, title: More Stops}
          buttons: [{title: Add Charger}, {title: Add Food}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        action-sheet:
          title: 共有
          trigger: {control: share-button, title: 共有, effect: none}
          buttons: [{title: 送信}, {title: コピー}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { (sheet: SheetReading) in
    let trigger = sheet.sheet.trigger
    let path = sheet.path.key("trigger")
    if trigger.kind == "menu-button" {
      return [Fault(at: path, "“\(trigger.control)” asks for a menu, but opens a sheet")]
    }
    guard let title = sheet.triggerTitle, trigger.effect?.isDestructive != true,
      title.lexicon.has(title.label, in: "menu-words")
    else { return [] }
    return [Fault(at: path, "\(Quoting.text(title.string)) asks for a menu, but opens a sheet")]
  }
}
