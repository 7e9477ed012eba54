extension Rule {
  static let alertCarplayHomeEqualsCancel = Rule.alert(
    "ALERT-CARPLAY-HOME-EQUALS-CANCEL", .behaviour, applies: .car, severity: .error,
    sources: .car("Alert buttons"),
    why: "Home and Cancel are two ways of saying the same.",
    check: "The answer after Home equals the one after Cancel.",
    remedy: "Nothing to do in a scene.",
    enforcement: .elsewhere("The session gives one answer for both."),
    examples: [
      .situation(
        when: "an alert is answered by Home, then the same by Cancel",
        then: "both answers are equal")
    ])
}
