extension Rule {
  static let tableAddAtEnds = Rule.construct(
    "TABLE-ADD-AT-ENDS", element: "table", applies: .carElements,
    sources: [.carElements("Tables")],
    why: "Rows that are inserted in between move the row that somebody is about to touch.",
    check:
      "An application adds rows at the start or the end; in between only where the table says "
      + "`sorted-by`.",
    remedy: "Add rows at an end, or declare by what they are sorted.",
    kept: "The session refuses the update under this id.",
    examples: [
      .situation(
        when: "the app inserts a row at index 5 of 20, and the table is not sorted",
        then: "the update is refused"),
      .situation(
        when: "the app appends three rows",
        then: "they are there, and the rows in sight stay where they are"),
      .passes(
        """
        table: {source: {async: stations}, refresh: 60, sorted-by: distance}
        """),
      .passes(
        """
        table: {source: {async: stations}, refresh: {push: stations-changed}}
        """
      ).hidden,
    ])
}
