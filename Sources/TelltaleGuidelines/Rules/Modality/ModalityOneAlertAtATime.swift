extension Rule {
  static let modalityOneAlertAtATime = Rule.behaviour(
    "MODALITY-ONE-ALERT-AT-A-TIME", element: "modality", applies: .everywhere, severity: .error,
    sources: [.modality("Best practices")],
    why: "Several alerts at once are answered without being read.",
    check:
      "One alert is seen. Others wait in order, those of a higher priority in front, and come after its answer. A "
      + "critical alert covers one that is not critical, which is seen again afterwards. Of two alerts with the same "
      + "id only one is asked: the newer one if the older one waits, the older one if it is on the screen. Home "
      + "cancels all.",
    remedy: "Nothing to do in a scene.",
    kept:
      "The session keeps a queue of questions, and lets a critical one cover the one on the screen.",
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
