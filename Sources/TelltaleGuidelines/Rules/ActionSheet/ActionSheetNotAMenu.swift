extension Rule {
  static let actionSheetNotAMenu = Rule.lint(
    "ACTION-SHEET-NOT-A-MENU", element: "action-sheet", applies: .handheld, severity: .warning,
    sources: [.actionSheets("Platform considerations > iOS, iPadOS")],
    why:
      "People expect a sheet to ask about the action that they have just begun, and a menu only to offer actions.",
    check:
      "The control that opens a menu does nothing destructive or saving itself: its "
      + "`effect` is absent or `none`.",
    remedy: "Ask with an action sheet.",
    examples: [
      .fires(
        at: "menu.trigger",
        """
        menu:
          trigger: {control: delete-button, effect: destroys-data}
          items: [Delete Draft, Save Draft]
        """),
      .passes(
        """
        menu:
          trigger: {control: more-button, effect: none}
          items: [Rename, Duplicate]
        """),
      .passes(
        """
        menu:
          trigger: {control: sort-button}
          items: [By Name, By Distance]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        menu:
          trigger: {control: sort-button}
          items: [名前順, 距離順]
        """
      ).hidden,
    ]
  ) { (menu: MenuReading) in
    guard let trigger = menu.menu.trigger, let effect = trigger.effect, effect.isDestructive else {
      return []
    }
    return [
      Fault(
        at: menu.path.key("trigger"),
        "a menu opens from “\(trigger.control)”, whose effect is \(effect.rawValue)")
    ]
  }
}
