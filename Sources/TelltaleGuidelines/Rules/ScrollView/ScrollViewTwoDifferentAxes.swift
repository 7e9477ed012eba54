import TelltaleModel

extension Rule {
  static let scrollViewTwoDifferentAxes = Rule.lint(
    "SCROLL-VIEW-TWO-DIFFERENT-AXES", element: "scroll-view",
    applies: .carElements, severity: .warning,
    sources: [.carElements("Scroll views")],
    why: "Where two are unavoidable, no single movement may mean both.",
    check: "Of the things that scroll on a screen no two scroll in the same direction.",
    remedy: "Let one scroll sideways, or put it on a screen of its own.",
    examples: [
      .fires(
        at: "screen.content[1].scroll-view",
        """
        screen:
          content:
          - scroll-view: {axis: both, content: [{label: {text: Route notes, message: true}}]}
          - scroll-view: {axis: horizontal, content: [{label: {text: Stop notes, message: true}}]}
        """),
      .passes(
        """
        screen:
          content:
          - scroll-view: {axis: vertical, content: [{label: {text: Route notes, message: true}}]}
          - scroll-view: {axis: horizontal, content: [{label: {text: Stop notes, message: true}}]}
        """),
      .passes(
        """
        screen:
          content:
          - scroll-view: {axis: vertical, content: [{label: {text: Route notes, message: true}}]}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        screen:
          navigation-bar: {title: 放送局}
          content:
          - table: {rows: [{title: ジャズ, push: jazz}]}
        """
      ).hidden,
    ]
  ) { (screen: ScreenReading) in
    let scrolls = screen.scrollContainers
    return scrolls.indices.compactMap { index in
      guard
        let other = scrolls[..<index].first(where: { $0.axis.shares(with: scrolls[index].axis) })
      else { return nil }
      return Fault(
        at: scrolls[index].path,
        "scrolls \(scrolls[index].axis.words), as does \(other.path)")
    }
  }
}

extension ScrollAxis {
  fileprivate var words: String {
    switch self {
    case .vertical: "up and down"
    case .horizontal: "sideways"
    case .both: "in all directions"
    }
  }
}
