extension Rule {
  static let alertCarplayPlacementLikelyRight = Rule.alert(
    "ALERT-CARPLAY-PLACEMENT-LIKELY-RIGHT", .layout, applies: .car, severity: .error,
    sources: .car("Alert buttons"),
    why: "The button that is used most stands on the right, where it is reached most easily.",
    check: "Of two buttons the likely one is on the right, whatever the writing direction.",
    remedy:
      "Nothing to do in a scene; mark the likely button with `likely: true` where it matters.",
    enforcement: .elsewhere("Placing does it, by the profile's `cancel-side`."),
    examples: [
      .situation(
        when: "Cancel and Retry are placed in Hebrew",
        then: "Retry is on the right")
    ])
}
