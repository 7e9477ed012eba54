extension Rule {
  static let alertCarplayToneNotJudgmental = Rule.alert(
    "ALERT-CARPLAY-TONE-NOT-JUDGMENTAL", applies: .car, severity: .warning,
    sources: .car("Alert titles and messages"),
    why: "Drivers must not feel blamed, judged or insulted by the screen.",
    check: "Title and message hold no phrase of blame and no word that judges.",
    remedy: "Say what did not work: “Address Not Found”.",
    examples: [
      .fires(
        at: "alert.title",
        """
        alert:
          title: Careless Entry, Try Again
          buttons: [{title: Retry}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Address Not Found
          buttons: [{title: Retry}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Bad Weather Ahead
          buttons: [{title: Reroute}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 找不到地址
          buttons: [{title: 重试}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Wrong-way driver ahead
          buttons: [{title: Reroute}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: “Bad Guy” not found
          buttons: [{title: Retry}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { scene in
    let accusing = scene.accusingWording()
    return accusing
      + scene.judgingWording().filter { fault in
        !accusing.contains { $0.path == fault.path }
      }
  }
}
