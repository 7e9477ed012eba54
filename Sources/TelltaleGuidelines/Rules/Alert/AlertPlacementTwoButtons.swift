extension Rule {
  static let alertPlacementTwoButtons = Rule.alert(
    "ALERT-PLACEMENT-TWO-BUTTONS", .layout, applies: .general, severity: .error,
    sources: .general("Alert buttons"),
    why: "The likely answer stands where reading ends, and the way out where it begins.",
    check:
      "Two buttons share a row, Cancel on the leading side; they stack when a title does not fit.",
    remedy:
      "Nothing to do in a scene; mark the likely button with `likely: true` where it matters.",
    enforcement: .elsewhere("Placing does it."),
    examples: [
      .situation(
        when: "Delete and Cancel are placed in English",
        then: "Cancel is on the left"),
      .situation(
        when: "Delete and Cancel are placed in Arabic",
        then: "Cancel is on the right"),
    ])
}
