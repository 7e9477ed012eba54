extension Rule {
  static let tableShowAtOnce = Rule.behaviour(
    "TABLE-SHOW-AT-ONCE", element: "table", applies: .carElements, severity: .error,
    sources: [.carElements("Tables")],
    why: "People who wait before an empty screen look at it for longer than is good.",
    check: "Rows are shown as they come; `wait-for-all` is not set.",
    remedy: "Remove `wait-for-all`.",
    kept: "The loader refuses `wait-for-all`; the session shows each batch as it comes.",
    examples: [
      .fires(
        at: "table.wait-for-all",
        """
        table: {source: {async: stations}, refresh: 60, wait-for-all: true}
        """),
      .situation(
        when: "the first rows of many have come",
        then: "they are on the screen while the others are still under way"),
      .passes(
        """
        table: {source: {async: stations}, refresh: 60}
        """),
      .passes(
        """
        table: {source: {async: stations}, refresh: 60, wait-for-all: false}
        """
      ).hidden,
    ])
}
