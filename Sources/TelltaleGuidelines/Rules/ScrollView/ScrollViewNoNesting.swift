extension Rule {
  static let scrollViewNoNesting = Rule.construct(
    "SCROLL-VIEW-NO-NESTING", element: "scroll-view", applies: .carElements,
    sources: [.carElements("Scroll views")],
    why: "Nobody can tell which of the two would move.",
    check:
      "A scroll view, table or collection holds nothing else that scrolls, at any depth.",
    remedy: "Put them beside each other, or on screens of their own.",
    examples: [
      .fires(
        at: "scroll-view.content[0].scroll-view",
        """
        scroll-view:
          content: [{scroll-view: {content: [{label: {text: Traffic is slow., message: true}}]}}]
        """),
      .fires(
        at: "scroll-view.content[0].table",
        """
        scroll-view: {content: [{table: {rows: [{title: Jazz, push: jazz}]}}]}
        """),
      .fires(
        at: "table.footer[0].web-view",
        """
        table: {rows: [{title: Jazz, push: jazz}], footer: [{web-view: {html: <p>Notice</p>}}]}
        """),
      .passes(
        """
        scroll-view: {content: [{label: {text: Traffic is slow., message: true}}]}
        """),
      .passes(
        """
        screen:
          content:
          - scroll-view: {content: [{label: {text: Traffic is slow., message: true}}]}
          - label: {text: Drive carefully., message: true}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        scroll-view: {content: [{button: {title: 検索を開く, action: {open: {alert: {title: 検索できません, reason: problem, on-cancel: {emit: closed}, buttons: [{title: OK}]}}}}}]}
        """
      ).hidden,
    ])
}
