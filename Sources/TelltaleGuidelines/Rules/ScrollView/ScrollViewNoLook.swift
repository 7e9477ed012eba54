extension Rule {
  static let scrollViewNoLook = Rule.construct(
    "SCROLL-VIEW-NO-LOOK", element: "scroll-view", applies: .carElements,
    sources: [.carElements("Scroll views")],
    why: "A scroll view is a window onto its content, and has no look of its own.",
    check: "A scroll view has no border, background, shadow or title.",
    remedy: "Remove the key, or put it on what is inside.",
    examples: [
      .fires(
        at: "scroll-view.border",
        """
        scroll-view: {border: true, content: [{label: {text: Traffic is slow., message: true}}]}
        """),
      .passes(
        """
        scroll-view: {content: [{label: {text: Traffic is slow., message: true}}]}
        """),
      .passes(
        """
        scroll-view:
          content:
          - label: {text: Traffic is slow., message: true}
          - button: {title: Show Map, border: true, action: {push: map}}
        """,
        beside: ["BUTTON-BORDER-ONLY-IF-NEEDED"]
      ).hidden,
      .passes(
        """
        lang: zh
        scroll-view: {axis: horizontal, paging: true, content: [{label: {text: 前方拥堵。, message: true}}]}
        """
      ).hidden,
    ])
}
