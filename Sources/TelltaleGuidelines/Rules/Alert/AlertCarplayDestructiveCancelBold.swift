extension Rule {
  static let alertCarplayDestructiveCancelBold = Rule.alert(
    "ALERT-CARPLAY-DESTRUCTIVE-CANCEL-BOLD", .layout, applies: .car, severity: .error,
    sources: .car("Alert buttons"),
    why: "Bold type shows the safe answer beside a dangerous one.",
    check: "Beside a destructive button Cancel is the default, in bold, and no other title is.",
    remedy: "Nothing to do in a scene.",
    enforcement: .elsewhere(
      "Drawing does it, where the profile bolds the default only beside a destructive button."),
    examples: [
      .situation(
        when: "Delete (destructive) and Cancel are drawn",
        then: "Cancel is bold and focused, Delete is regular")
    ]
  )
  .until(.edition2022)
}
