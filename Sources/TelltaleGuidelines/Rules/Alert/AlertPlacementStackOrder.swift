extension Rule {
  static let alertPlacementStackOrder = Rule.alert(
    "ALERT-PLACEMENT-STACK-ORDER", .layout, applies: .everywhere, severity: .error,
    sources: .general("Alert buttons"),
    why: "In a stack the likely answer is met first and the way out last.",
    check:
      "The likely button is on top, Cancel at the foot, the others in between as they are listed.",
    remedy:
      "Nothing to do in a scene; mark the likely button with `likely: true` where it matters.",
    enforcement: .elsewhere("Placing does it."),
    examples: [
      .situation(
        when: "the buttons are listed Cancel, Ignore, Reply (likely)",
        then: "the rows are Reply, Ignore, Cancel")
    ])
}
