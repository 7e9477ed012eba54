extension Rule {
  static let actionSheetPhoneAllowed = Rule.construct(
    "ACTION-SHEET-PHONE-ALLOWED", element: "action-sheet", applies: .phone,
    sources: [.carElements("Action sheets")],
    why: "A sheet that is ruled out in the car is fine on the phone.",
    check: "A sheet loads for the phone, also where the same bundle is judged for the car.",
    remedy: "Nothing to do in a scene.",
    kept: "Each profile has its own list of elements.",
    examples: [
      .situation(
        when: "a bundle has a sheet, and is judged for the phone and for the car",
        then: "the sheet is refused for the car alone"),
      .passes(
        """
        action-sheet:
          title: Share This Route
          trigger: share-button
          buttons: [{title: Message}, {role: cancel}]
        """),
      .passes(
        """
        lang: ja
        action-sheet:
          title: 経路を共有
          trigger: share-button
          buttons: [{title: メッセージ}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        start: main
        screens:
          main:
            content:
            - button:
                title: Share Route
                id: share
                action:
                  open:
                    action-sheet:
                      title: Share This Route
                      trigger: share-button
                      buttons: [{title: Message}, {title: Mail}, {role: cancel}]
        """
      ).hidden,
    ])
}
