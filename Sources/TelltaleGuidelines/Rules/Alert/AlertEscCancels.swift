extension Rule {
  static let alertEscCancels = Rule.alert(
    "ALERT-ESC-CANCELS", .behaviour, applies: .everywhere, severity: .error,
    sources: .general("Alert buttons"),
    why: "People with a keyboard expect Escape to be the way out.",
    check:
      "Escape closes the alert as cancelled, with or without a Cancel button; no action runs "
      + "and the app stays.",
    remedy: "Nothing to do in a scene.",
    enforcement: .elsewhere("The session does it, on the key that the profile maps."),
    examples: [
      .situation(
        when: "Escape is pressed with Delete (destructive) and Cancel",
        then: "the answer is cancelled, and nothing is deleted")
    ])
}
