extension Rule {
  static let tableRowSelectionChangesSomething = Rule.lint(
    "TABLE-ROW-SELECTION-CHANGES-SOMETHING", element: "table-row",
    applies: .carElements, severity: .warning,
    cases: ["note for an action that does not say what will be seen"],
    sources: [.carElements("Table rows")],
    why:
      "A row that answers a touch and then does nothing leaves people in doubt whether "
      + "it was felt.",
    check:
      "A row that can be selected goes on to a screen, sets a checkmark, turns a switch, or has "
      + "an action whose `result` says what will be seen.",
    remedy: "Add `push`, `checkmark` or an action, or `selectable: false`.",
    examples: [
      .fires(
        at: "table.rows[0]",
        """
        table:
          rows: [{title: Jazz, selectable: true}]
        """),
      .passes(
        """
        table:
          rows: [{title: Jazz, push: jazz}]
        """),
      .passes(
        """
        table:
          rows: [{title: Jazz, checkmark: {group: genre}}, {title: Rock, checkmark: {group: genre}}]
        """
      ).hidden,
      .passes(
        """
        table:
          rows: [{style: value1, title: Distance, subtitle: 12 km, selectable: false}]
        """
      ).hidden,
      .passes(
        """
        profile: kiosk
        table:
          rows: [{title: Key Sounds, accessory: {switch: true}}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        table:
          rows: [{title: 爵士乐, action: {emit: play, result: 开始播放}}]
        """
      ).hidden,
    ]
  ) { (scene: TableReading) in
    scene.rows.compactMap { row in
      let model = row.row
      guard model.isSelectable, model.push == nil, model.checkmark == nil, model.toggle == nil
      else { return nil }
      guard let action = model.action else {
        return Fault(at: row.path, "nothing happens when the row is selected")
      }
      guard !action.isVisible else { return nil }
      return Fault(
        at: row.path.key("action"), "the action does not say what is seen when the row is selected",
        severity: .note, remedy: "Add `result` beside the action, in words.")
    }
  }
}
