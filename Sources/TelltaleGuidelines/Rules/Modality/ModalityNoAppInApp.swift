import TelltaleModel

extension Rule {
  static let modalityNoAppInApp = Rule.lint(
    "MODALITY-NO-APP-IN-APP", element: "modality", applies: .everywhere, severity: .warning,
    sources: [.modality("Best practices")],
    why:
      "A modal with sections and settings of its own becomes a second app, in which "
      + "people get lost.",
    check:
      "A modal holds no tab bar, no entry titled Settings, and no navigation bar with "
      + "more controls than the limit `bar-controls` says.",
    remedy: "Keep to the one task.",
    examples: [
      .fires(
        at: "modal.content[0].tab-bar",
        """
        profile: ios
        modal:
          style: sheet
          purpose: separate-task
          title: Pick a Place
          dismiss: {title: Done}
          content:
          - tab-bar: {tabs: [{title: Near, screen: a}, {title: Saved, screen: b}, {title: All, screen: c}]}
        """),
      .fires(
        at: "modal.content[0].table.rows[1]",
        """
        lang: ja
        profile: ios
        modal:
          style: sheet
          purpose: separate-task
          title: 場所を選択
          dismiss: {title: 完了}
          content:
          - table: {rows: [{title: 自宅, checkmark: {group: p}}, {title: 設定, push: settings}]}
        """
      ).hidden,
      .passes(ExampleScenes.sheetChoice),
      .passes(
        """
        profile: ios
        modal:
          style: sheet
          purpose: separate-task
          title: Pair Phone
          dismiss: {title: Done}
          content:
          - button: {title: Open Bluetooth Settings, action: {emit: settings}}
        """
      ).hidden,
      .passes(ExampleScenes.fullscreenChoice).hidden,
      .passes(ExampleScenes.chineseChoice).hidden,
    ]
  ) { (scene: ModalReading) in
    scene.everything.flatMap { placed -> [Fault] in
      switch placed.element {
      case .tabBar: return [Fault(at: placed.path, "a tab bar inside a modal")]
      case .navigationBar(let bar):
        let count = bar.trailing.count { if case .fixedSpace = $0 { false } else { true } }
        guard let limit = scene.context.limit("bar-controls"), count > limit else { return [] }
        return [Fault(at: placed.path, "\(count) controls in a bar inside a modal")]
      case .table(let table): return scene.settings(in: table, at: placed.path)
      case .alert, .actionSheet, .menu, .modal, .screen, .scrollView, .collection, .textView,
        .webView,
        .label, .button, .keypad, .field, .picture, .activityIndicator, .progress, .iconButton,
        .stack, .spacer, .divider, .gauge, .icon, .qr, .slider, .toggle, .segmented, .stepper,
        .clock:
        return []
      }
    }
  }
}

extension ModalReading {
  /// Rows that lead to settings.
  fileprivate func settings(in table: Table, at path: NodePath) -> [Fault] {
    table.rows.enumerated().compactMap { index, row in
      let path = table.sections.place(ofRow: index, below: path)
      let title = context.passage(row.title.longest, at: path.key("title"))
      guard row.push != nil || row.action != nil, row.checkmark == nil,
        title.lexicon.has(title.label, in: "settings-words")
      else { return nil }
      return Fault(at: path, "\(Quoting.text(title.string)) inside a modal")
    }
  }
}
