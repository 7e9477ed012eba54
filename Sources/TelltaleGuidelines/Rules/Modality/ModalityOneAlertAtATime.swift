extension Rule {
  static let modalityOneAlertAtATime = Rule.behaviour(
    "MODALITY-ONE-ALERT-AT-A-TIME", element: "modality", applies: .everywhere, severity: .error,
    sources: [.modality("Best practices")],
    why: "Several alerts at once are answered without being read.",
    check:
      "One alert is seen; others wait in order, those of a higher priority in front, and come after its "
      + "answer. A critical one comes over one that is not, which is there again after it. Of two with the "
      + "same id one is asked: the newer where the older waits, the older where it is seen. Home cancels all.",
    remedy: "Nothing to do in a scene.",
    kept: "The session keeps a queue of questions, and covers what a critical one comes over.",
    examples: [
      .situation(
        when: "two alerts come at the same moment",
        then: "one is seen, the other after its answer"),
      .situation(
        when: "a critical alert comes while another is seen",
        then: "the critical one is seen, and the other again after its answer"),
      .situation(
        when: "one alert comes",
        then: "it is seen at once"),
    ])
}
