import TelltaleModel

extension Rule {
  static let actionSheetSparing = Rule.lint(
    "ACTION-SHEET-SPARING", element: "action-sheet", applies: .general, severity: .note,
    sources: [.actionSheets("Best practices")],
    why:
      "A sheet interrupts people, and they pay attention only while that is rare.",
    check:
      "No screen has more controls that open a sheet than the limit `sheet-openers` says. An app with at least "
      + "`screens-per-sheet` screens has at most one sheet for every `screens-per-sheet` of them.",
    remedy: "Offer some of the choices on the screen itself.",
    examples: [
      .fires(
        at: "screen",
        """
        screen:
          content:
          - button: {title: Share Trip, action: {open: {action-sheet: s1}}}
          - button: {title: Export Trip, action: {open: {action-sheet: s2}}}
          - button: {title: Rate Trip, action: {open: {action-sheet: s3}}}
        """),
      .passes(
        """
        screen:
          content:
          - button: {title: Share Trip, action: {open: {action-sheet: s1}}}
          - button: {title: Pause Trip, action: {emit: pause}}
        """),
      .passes(
        """
        screen:
          content:
          - button: {title: Share Trip, action: {open: {action-sheet: s1}}}
          - button: {title: End Trip, action: {open: {alert: a1}}}
          - button: {title: Stop Trip, action: {open: {alert: a2}}}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        action-sheet:
          title: 経路を共有
          trigger: share-button
          buttons: [{title: 送信}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { (app: AppReading) in
    app.crowdedScreens() + app.sheetsOutnumberingScreens()
  }
}

extension AppReading {
  fileprivate func crowdedScreens() -> [Fault] {
    guard let limit = context.limit("sheet-openers") else { return [] }
    return screens.compactMap { screen in
      let count = screen.visible.reduce(0) { $0 + $1.sheets.count }
      guard count > limit else { return nil }
      return Fault(at: screen.path, "\(count) controls open a sheet, more than \(limit)")
    }
  }

  fileprivate func sheetsOutnumberingScreens() -> [Fault] {
    guard let each = context.limit("screens-per-sheet"), screens.count >= each else { return [] }
    let sheets = Set(screens.flatMap { $0.visible + $0.descendants }.flatMap(\.sheets))
    guard sheets.count * each > screens.count + each - 1 else { return [] }
    return [
      Fault(
        at: root.path,
        "\(sheets.count) sheets on \(screens.count) screens, more than one for every \(each)")
    ]
  }
}

extension PlacedElement {
  /// The places of actions, or the ids, of sheets that controls of this element open.
  fileprivate var sheets: [String] {
    element.actions(at: path).flatMap { placed in
      placed.action.steps.compactMap { step in
        switch step {
        case .open(.actionSheet): placed.path.description
        case .openNamed(element: "action-sheet", let id): id
        default: nil
        }
      }
    }
  }
}
