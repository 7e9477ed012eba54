extension Rule {
  static let alertCarplayImportantOnly = Rule.alert(
    "ALERT-CARPLAY-IMPORTANT-ONLY", applies: .car, severity: .warning,
    cases: ["note for `reason: confirm-purchase`"],
    sources: .car("Introduction"),
    why: "A driver's attention is for the road; only what matters now may take it away.",
    check:
      "Title and message hold no greeting, praise, tip or request to rate, and nothing is sold.",
    remedy: "Keep it until the car is parked, or leave it out.",
    examples: [
      .fires(
        at: "alert.title",
        """
        alert:
          title: Welcome Back
          reason: app-state
          buttons: [{title: OK}]
        """),
      .fires(
        at: "alert.reason",
        """
        alert:
          title: Buy Traffic Data?
          reason: confirm-purchase
          buttons: [{title: Buy}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: No Network Connection
          reason: problem
          buttons: [{title: Retry}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Saved Places Not Loaded
          buttons: [{title: Retry}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 経路を保存できません。
          buttons: [{title: 再試行}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Tip of the Cape Closed
          buttons: [{title: Reroute}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { scene in
    guard scene.alert.reason == .confirmPurchase else { return scene.unimportantWording() }
    return scene.unimportantWording() + [
      Fault(
        at: scene.path.key("reason"), "confirm-purchase: buying can wait until the car is parked",
        severity: .note)
    ]
  }
}
