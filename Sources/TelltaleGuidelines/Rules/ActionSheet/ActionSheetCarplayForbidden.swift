extension Rule {
  static let actionSheetCarplayForbidden = Rule.construct(
    "ACTION-SHEET-CARPLAY-FORBIDDEN", element: "action-sheet", applies: .car,
    sources: [.carElements("Action sheets")],
    why: "A sheet interrupts the driver and makes the app harder to follow.",
    check:
      "A scene for the car has no sheet: not by itself, not opened by a control, not to confirm the closing of a "
      + "modal.",
    remedy: "Ask by an alert, or let people choose from a table.",
    examples: [
      .fires(
        at: "action-sheet",
        """
        action-sheet:
          title: Share This Route
          trigger: share-button
          buttons: [{title: Message}, {role: cancel}]
        """),
      .fires(
        at: "modal.confirm-close.action-sheet",
        """
        modal:
          purpose: separate-task
          title: Add Stop
          dismiss: {title: Done}
          confirm-close:
            action-sheet: {title: Keep This Stop?, trigger: dismiss, buttons: [{title: Save}]}
        """),
      .passes(
        """
        alert:
          title: Share this route?
          reason: unexpected
          buttons: [{title: Share}, {role: cancel}]
        """),
      .passes(
        """
        table:
          rows: [{title: Fuel, push: fuel}, {title: Food, push: food}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 経路を共有しますか？
          reason: unexpected
          buttons: [{title: 共有}, {role: cancel}]
        """
      ).hidden,
    ]
  )
  .until(.edition2022, freeing: "action-sheet")
}
