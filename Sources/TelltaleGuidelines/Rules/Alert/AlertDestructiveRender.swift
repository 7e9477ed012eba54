extension Rule {
  static let alertDestructiveRender = Rule.alert(
    "ALERT-DESTRUCTIVE-RENDER", .layout, applies: .everywhere, severity: .error,
    sources: .allPages("Alert buttons"),
    why: "People have to recognise a destructive button before they choose it.",
    check:
      "A destructive title is drawn in the theme's destructive colour, at a contrast of 4.5 to "
      + "1 or more, and nothing else is.",
    remedy: "Nothing to do in a scene.",
    enforcement: .elsewhere("Drawing does it by role; the themes' contrasts are tested."),
    examples: [
      .situation(
        when: "Delete (destructive) and Cancel are drawn",
        then: "only Delete has the destructive colour")
    ])
}
