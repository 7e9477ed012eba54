extension Rule {
  static let alertDestructiveCancelIsDefault = Rule.alert(
    "ALERT-DESTRUCTIVE-CANCEL-IS-DEFAULT", .behaviour, applies: .general, severity: .error,
    sources: [.alerts("Alert buttons"), .alertsInEnglish("Alert buttons")],
    why: "A key pressed by habit must not destroy anything.",
    check:
      "Beside a destructive button Cancel is the default: it has the first focus, and Return "
      + "means it.",
    remedy: "Nothing to do in a scene.",
    enforcement: .elsewhere(
      "The session takes Return for the default button, wherever the focus is."),
    examples: [
      .situation(
        when: "Return is pressed with Delete (destructive) and Cancel",
        then: "the answer is cancelled, and nothing is deleted"),
      .situation(
        when: "Return is pressed with Retry and Cancel",
        then: "Retry is chosen"),
    ])
}
