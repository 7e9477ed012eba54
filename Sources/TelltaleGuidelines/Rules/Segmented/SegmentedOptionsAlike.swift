import TelltaleModel

extension Rule {
  static let segmentedOptionsAlike = Rule.lint(
    "SEGMENTED-OPTIONS-ALIKE", element: "segmented",
    applies: .anyGroup(["phone", "tablet", "desktop", "television", "panel"]), severity: .note,
    sources: [.own("Segmented controls")],
    why: "An icon on only some of the options makes those look more important.",
    check: "All options have an icon, or none has.",
    remedy: "Give each option an icon, or none.",
    examples: [
      .fires(
        at: "segmented.options",
        """
        profile: kiosk
        segmented: {about: View, options: [{id: map, title: Map, icon: map}, {id: list, title: List}]}
        """),
      .passes(
        """
        profile: kiosk
        segmented: {about: Sort, options: [{id: price, title: Price}, {id: time, title: Time}]}
        """),
      .passes(
        """
        profile: kiosk
        segmented: {about: View, options: [{id: map, title: Map, icon: map}, {id: tickets, title: Tickets, icon: ticket}]}
        """
      ).hidden,
      .passes(
        """
        profile: kiosk
        lang: ja
        segmented: {about: 並べ替え, options: [{id: price, title: 価格}, {id: time, title: 時刻}]}
        """
      ).hidden,
    ]
  ) { (scene: PlainReading) in
    guard case .segmented(let segmented) = scene.context.element else { return [] }
    let count = segmented.options.count { $0.icon != nil }
    guard count > 0, count < segmented.options.count else { return [] }
    return [
      Fault(
        at: scene.path.key("options"),
        "\(count) of \(segmented.options.count) options \(count == 1 ? "has" : "have") an icon")
    ]
  }
}
