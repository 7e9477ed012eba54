import TelltaleModel

extension Rule {
  static let scrollViewOneAtATime = Rule.lint(
    "SCROLL-VIEW-ONE-AT-A-TIME", element: "scroll-view", applies: .carElements, severity: .warning,
    cases: ["note for two that scroll in different directions"],
    sources: [.carElements("Scroll views")],
    why: "With a wide swipe it is hard not to move the neighbour as well.",
    check:
      "On one screen one thing scrolls: one scroll view, table, collection, web view, "
      + "or text view higher than its place.",
    remedy: "Put one of them on a screen of its own.",
    examples: [
      .fires(
        at: "screen.content[1].scroll-view",
        """
        screen:
          content:
          - scroll-view: {axis: vertical, content: [{label: {text: Route notes, message: true}}]}
          - scroll-view: {axis: vertical, content: [{label: {text: Stop notes, message: true}}]}
        """),
      .fires(
        at: "screen.content[1].scroll-view",
        """
        screen:
          content:
          - scroll-view: {axis: vertical, content: [{label: {text: Route notes, message: true}}]}
          - scroll-view: {axis: horizontal, content: [{label: {text: Stop notes, message: true}}]}
        """
      ).hidden,
      .passes(
        """
        screen:
          content:
          - scroll-view: {axis: vertical, content: [{label: {text: Route notes, message: true}}]}
        """),
      .passes(
        """
        lang: ja
        screen:
          navigation-bar: {title: 放送局}
          content:
          - table: {rows: [{title: ジャズ, push: jazz}]}
        """
      ).hidden,
      .passes(
        """
        tab-bar:
          tabs:
          - {title: Radio, content: [{table: {rows: [{title: Jazz, push: jazz}]}}]}
          - {title: Library, content: [{table: {rows: [{title: Rock, push: rock}]}}]}
          - {title: Search, content: [{table: {rows: [{title: Pop, push: pop}]}}]}
        """
      ).hidden,
      .passes(
        """
        screen:
          content:
          - text-view: {text: "Open daily.\\nClosed on holidays.", height: 200}
          - table: {rows: [{title: Jazz, push: jazz}]}
        """
      ).hidden,
    ]
  ) { (screen: ScreenReading) in
    let scrolls = screen.scrollContainers
    guard scrolls.count > 1 else { return [] }
    let isCrossed = scrolls.count == 2 && !scrolls[0].axis.shares(with: scrolls[1].axis)
    return [
      Fault(
        at: scrolls[1].path, "\(scrolls.count) things scroll on this screen",
        severity: isCrossed ? .note : nil)
    ]
  }
}
