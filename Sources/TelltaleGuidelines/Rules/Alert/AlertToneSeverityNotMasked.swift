import TelltaleModel

extension Rule {
  static let alertToneSeverityNotMasked = Rule.alert(
    "ALERT-TONE-SEVERITY-NOT-MASKED", applies: .general, severity: .note,
    sources: .general("Alert titles and messages"),
    why: "People who are told that a problem is nothing do not act when it matters.",
    check: "With `reason` problem, critical or confirm-destructive no word plays the matter down.",
    remedy: "State how serious it is: “Brake Fault Detected”.",
    examples: [
      .fires(
        at: "alert.title",
        """
        alert:
          title: Just a Small Problem with the Brakes
          reason: critical
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Brake Fault Detected
          reason: critical
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Connection Lost
          message: The phone was just disconnected.
          reason: problem
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: ブレーキに異常があります。
          reason: critical
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Minor Roads Closed
          reason: problem
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 小路封闭
          reason: problem
          buttons: [{title: 好}]
        """
      ).hidden,
    ]
  ) { scene in
    let grave: [AlertReason] = [.problem, .critical, .confirmDestructive]
    guard let reason = scene.alert.reason, grave.contains(reason) else { return [] }
    return scene.texts.compactMap { text in
      PhraseSearch.first(of: "minimisers", in: text, except: "minimiser-exceptions").map {
        Fault(text, "“\($0)” plays down the reason \(reason.rawValue)")
      }
    }
  }
}
