extension Rule {
  static let alertCarplayPlacementCancelLeft = Rule.alert(
    "ALERT-CARPLAY-PLACEMENT-CANCEL-LEFT", .layout, applies: .car, severity: .error,
    sources: .car("Alert buttons"),
    why: "In every car the way out is on the left, so a driver finds it without looking twice.",
    check:
      "Of two buttons Cancel is on the left, whatever the writing direction; in a stack it is "
      + "at the foot.",
    remedy: "Nothing to do in a scene.",
    enforcement: .elsewhere("Placing does it, by the profile's `cancel-side`."),
    examples: [
      .situation(
        when: "Cancel is listed second of two",
        then: "Cancel is on the left")
    ])
}
