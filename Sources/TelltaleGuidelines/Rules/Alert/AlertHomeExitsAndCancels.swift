extension Rule {
  static let alertHomeExitsAndCancels = Rule.alert(
    "ALERT-HOME-EXITS-AND-CANCELS", .behaviour, applies: .everywhere, severity: .error,
    sources: .allPages("Alert buttons"),
    why: "Home is always a way out, and a way out runs no action.",
    check:
      "Home closes the alert as cancelled, runs no button's action, and then leaves the app "
      + "where the platform has somewhere to go.",
    remedy: "Nothing to do in a scene.",
    enforcement: .elsewhere(
      "The session does it; the profile's `home-exits` says whether the app is left."),
    examples: [
      .situation(
        when: "Home is pressed with Delete (destructive) and Cancel",
        then: "the answer is cancelled, then the app is left"),
      .situation(
        when: "Home is pressed with OK alone",
        then: "OK's action does not run"),
    ])
}
