extension Rule {
  static let modalitySinglePath = Rule.construct(
    "MODALITY-SINGLE-PATH", element: "modality", applies: .everywhere,
    sources: [.modality("Best practices")],
    why: "People in the middle of a task should not have to find out where they are in it.",
    check:
      "Each screen inside of a modal is pushed from exactly one place, and left by going back.",
    remedy: "Push each screen inside the modal from one place.",
    examples: [
      .fires(
        at: "modal.screens.c.content[0].button.action.push",
        """
        modal:
          purpose: separate-task
          title: Set Up Radio
          dismiss: {title: Done}
          start: a
          screens:
            a: {content: [{button: {title: Choose Band, action: {push: b}}}, {button: {title: Choose Name, action: {push: c}}}]}
            b: {content: [{button: {title: Show Summary, action: {push: d}}}]}
            c: {content: [{button: {title: Show Summary, action: {push: d}}}]}
            d: {content: [{label: {text: The radio is set up., message: true}}]}
        """),
      .fires(
        at: "modal.screens.b.content[0].button.action.push",
        """
        modal:
          purpose: separate-task
          title: Set Up Radio
          dismiss: {title: Done}
          start: a
          screens:
            a: {content: [{button: {title: Choose Band, action: {push: b}}}]}
            b: {content: [{button: {title: Start Again, action: {push: a}}}]}
        """),
      .passes(
        """
        modal:
          purpose: separate-task
          title: Set Up Radio
          dismiss: {title: Done}
          start: a
          screens:
            a: {content: [{button: {title: Choose Band, action: {push: b}}}]}
            b: {content: [{button: {title: Choose Name, action: {push: c}}}]}
            c: {content: [{label: {text: The radio is set up., message: true}}]}
        """,
        beside: [
          "MODALITY-FULLSCREEN-USES", "MODALITY-SHEET-FOR-TASK", "MODALITY-HIERARCHY-CAUTION",
        ]),
      .passes(
        """
        modal:
          purpose: separate-task
          title: Set Up Radio
          dismiss: {title: Done}
          content: [{table: {rows: [{title: FM, push: fm}, {title: DAB, push: dab}]}}]
          screens:
            fm: {content: [{button: {title: Search Stations, action: {emit: fm}}}]}
            dab: {content: [{button: {title: Search Stations, action: {emit: dab}}}, {button: {title: Skip Search, action: pop}}]}
        """,
        beside: [
          "MODALITY-FULLSCREEN-USES", "MODALITY-SHEET-FOR-TASK", "MODALITY-HIERARCHY-CAUTION",
        ]
      ).hidden,
    ])
}
