extension Rule {
  static let alertPlacementStack = Rule.alert(
    "ALERT-PLACEMENT-STACK", .layout, applies: .everywhere, severity: .error,
    sources: .general("Alert buttons"),
    why: "Three titles side by side would be cut or crowded.",
    check: "Three buttons or more stand one above the other, each as wide as the next.",
    remedy: "Nothing to do in a scene.",
    enforcement: .elsewhere("Placing does it, from the profile's `stack-from` on."),
    examples: [
      .situation(
        when: "Reply, Ignore and Cancel are placed",
        then: "there are three rows of one width"),
      .situation(
        when: "Reply and Cancel are placed",
        then: "there is one row"),
    ])
}
