extension Rule {
  static let modalityNoStacking = Rule.construct(
    "MODALITY-NO-STACKING", element: "modality", applies: .everywhere,
    sources: [.modality("Best practices")],
    why: "With two modals at once, people no longer know what they were doing.",
    check:
      "Nothing inside of a modal opens a modal or an action sheet; only an alert may come over "
      + "it, and the question before it closes.",
    remedy: "Push a screen inside the modal, or close it first.",
    examples: [
      .fires(
        at: "modal.content[0].button.action.open.modal",
        """
        modal:
          purpose: separate-task
          title: New Place
          dismiss: {title: Done}
          content: [{button: {title: Pick Icon, action: {open: {modal: icons}}}}]
        """),
      .fires(
        at: "modal.content[0].button.action.open.alert.buttons[0].action.open.modal",
        """
        modal:
          purpose: separate-task
          title: New Place
          dismiss: {title: Done}
          content:
          - button:
              title: Pick Icon
              action:
                open:
                  alert:
                    title: Icons Missing
                    buttons:
                    - {title: Download, action: {open: {modal: {title: Icons, dismiss: {title: Done}}}}}
                    - {role: cancel}
        """),
      .fires(
        at: "screens.icons.content[0].button.action.open.modal",
        """
        start: home
        screens:
          home: {content: [{button: {title: Add Place, action: {open: {modal: {purpose: separate-task, title: New Place, dismiss: {title: Done}, content: [{button: {title: Pick Icon, action: {push: icons}}}]}}}}}]}
          icons: {content: [{button: {title: Show More, action: {open: {modal: more}}}}]}
        """),
      .passes(
        """
        modal:
          purpose: separate-task
          title: New Place
          dismiss: {title: Done}
          content:
          - button:
              title: Delete Place
              action: {open: {alert: {title: Delete this place?, reason: confirm-destructive, buttons: [{title: Delete, role: destructive, effect: destroys-data}, {role: cancel}]}}}
        """,
        beside: ["MODALITY-FULLSCREEN-USES", "MODALITY-SHEET-FOR-TASK"]),
      .passes(
        """
        lang: ja
        modal:
          purpose: separate-task
          title: 新しい場所
          dismiss: {title: 完了}
          confirm-close: {alert: {title: この場所を保存しますか？, reason: unexpected, buttons: [{title: 破棄, role: destructive}, {title: 保存, likely: true}, {role: cancel}]}}
          content: [{table: {rows: [{title: 自宅, action: {emit: home, result: 地図が動く}}]}}]
        """,
        beside: [
          "MODALITY-FULLSCREEN-USES", "MODALITY-SHEET-FOR-TASK", "ALERT-CARPLAY-TWO-BUTTONS",
          "ALERT-CARPLAY-THREE-BUTTONS", "ALERT-CANCEL-EDIT-THREE-WAY",
          "ALERT-CONFIRM-NO-EXTRA-CHOICES",
        ]
      ).hidden,
      .passes(
        """
        screen:
          content:
          - button: {title: Add Place, action: {open: {modal: place}}}
          - button: {title: Add Route, action: {open: {modal: route}}}
        """
      ).hidden,
    ])
}
