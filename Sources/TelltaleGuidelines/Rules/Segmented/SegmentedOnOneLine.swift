import TelltaleLayout
import TelltaleModel

extension Rule {
  static let segmentedOnOneLine = Rule.lint(
    "SEGMENTED-ON-ONE-LINE", element: "segmented",
    applies: .anyGroup(["phone", "tablet", "desktop", "television", "panel"]), severity: .note,
    sources: [.own("Segmented controls")],
    why:
      "Options side by side are compared at a glance; options below each other are no better than a table.",
    check:
      "On the panel that is judged for, the options stand side by side, each with its whole title.",
    remedy: "Shorten the titles, offer fewer options, or use a table whose rows have a checkmark.",
    examples: [
      .fires(
        at: "segmented.options",
        """
        profile: kiosk
        segmented:
          about: Connection
          options:
            - {id: a, title: The one that is fastest and changes twice in the city and once on the way}
            - {id: b, title: The one that is cheapest and goes by the river}
            - {id: c, title: The one with the most trains}
            - {id: d, title: The one with a seat}
        """),
      .passes(
        """
        profile: kiosk
        segmented: {about: View, options: [{id: map, title: Map}, {id: list, title: List}]}
        """),
      .passes(
        """
        profile: kiosk
        segmented:
          about: Days
          options:
            - {id: a, title: Mon}
            - {id: b, title: Tue}
            - {id: c, title: Wed}
            - {id: d, title: Thu}
            - {id: e, title: Fri}
        """
      ).hidden,
      .passes(
        """
        profile: kiosk
        lang: ja
        segmented: {about: 表示, options: [{id: map, title: 地図}, {id: list, title: 一覧}]}
        """
      ).hidden,
    ]
  ) { (screen: ScreenReading) in
    screen.visible.compactMap { placed in
      guard case .segmented(let segmented) = placed.element else { return nil }
      let path = placed.path.key("options")
      let measure = screen.unit.value
      let tops = segmented.options.indices.compactMap {
        measure.control(at: path.item($0))?.frame.y
      }
      guard Set(tops).count > 1 else { return nil }
      return Fault(
        at: path,
        "the \(segmented.options.count) options stand below each other on \(measure.unit.name)")
    }
  }
}
