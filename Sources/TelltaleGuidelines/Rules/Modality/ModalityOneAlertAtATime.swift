extension Rule {
  static let modalityOneAlertAtATime = Rule.behaviour(
    "MODALITY-ONE-ALERT-AT-A-TIME", element: "modality", applies: .everywhere, severity: .error,
    sources: [.modality("Best practices")],
    why: "Several alerts at once are answered without being read.",
    check:
      "One alert is seen; others wait in order, critical ones in front of them, and "
      + "come after its answer. One that waits already is not asked twice. Home cancels "
      + "all.",
    remedy: "Nothing to do in a scene.",
    kept: "The session keeps a queue of questions.",
    examples: [
      .situation(
        when: "two alerts come at the same moment",
        then: "one is seen, the other after its answer"),
      .situation(
        when: "one alert comes",
        then: "it is seen at once"),
    ])
}
