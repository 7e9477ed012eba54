extension Rule {
  static let actionSheetTrigger = Rule.construct(
    "ACTION-SHEET-TRIGGER", element: "action-sheet", applies: .general,
    sources: [.carElements("Action sheets"), .actionSheets("Introduction")],
    why: "People ask for a choice; one that comes by itself interrupts them.",
    check: "`trigger` names the control, key or gesture that brings the sheet up.",
    remedy: "Name the control; to tell people something by yourself, use an alert.",
    examples: [
      .fires(
        at: "action-sheet",
        """
        action-sheet:
          title: Share This Route
          buttons: [{title: Message}, {role: cancel}]
        """),
      .fires(
        at: "action-sheet.trigger.timer",
        """
        action-sheet:
          title: Share This Route
          trigger: {timer: 5}
          buttons: [{title: Message}, {role: cancel}]
        """),
      .passes(
        """
        action-sheet:
          title: Share This Route
          trigger: share-button
          buttons: [{title: Message}, {role: cancel}]
        """),
      .passes(
        """
        action-sheet:
          title: Stop the Timer?
          trigger: {control: timer-button, title: Timer, effect: none}
          buttons: [{title: Stop}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        action-sheet:
          title: 経路を共有
          trigger: 共有ボタン
          buttons: [{title: メッセージ}, {role: cancel}]
        """
      ).hidden,
    ]
  )
  .forTheCar(since: .edition2026)
}
