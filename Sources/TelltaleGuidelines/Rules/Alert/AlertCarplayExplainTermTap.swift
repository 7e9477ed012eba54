import TelltaleModel

extension Rule {
  static let alertCarplayExplainTermTap = Rule.alert(
    "ALERT-CARPLAY-EXPLAIN-TERM-TAP", applies: .car, severity: .warning,
    cases: ["note for tap in a scene without touch input"],
    sources: .car("Alert titles and messages"),
    why: "In the car one word is used for activating a button, and people know it.",
    check:
      "Where the text names a button, its verb is tap; in a scene without touch input, choose is allowed as well.",
    remedy: "Write “tap” (“choose” where there is no touch), or drop the explanation.",
    examples: [
      .fires(
        at: "alert.message",
        """
        alert:
          title: Keep this route?
          guidance: true
          message: Click Keep to store it.
          buttons: [{title: Keep}, {role: cancel}]
        """),
      .fires(
        at: "alert.message",
        """
        inputs: [knob]
        alert:
          title: Keep this route?
          guidance: true
          message: Tap Keep to store it.
          buttons: [{title: Keep}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Keep this route?
          guidance: true
          message: Tap Keep to store it.
          buttons: [{title: Keep}, {role: cancel}]
        """),
      .passes(
        """
        inputs: [knob]
        alert:
          title: Keep this route?
          guidance: true
          message: Choose Keep to store it.
          buttons: [{title: Keep}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 要保留路线吗？
          guidance: true
          message: 轻点保留以储存路线。
          buttons: [{title: 保留}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Water Stop Ahead?
          message: The tap water there is not safe.
          buttons: [{title: Stop}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: この経路を保存しますか？
          message: 押しボタン式の信号が多い道です。
          buttons: [{title: 保存}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { scene in
    let inputs = scene.context.scene.inputs
    let hasTouch =
      inputs.map { $0.contains(.touch) }
      ?? (scene.context.profile.inputs[.touch].map { $0 != .never } ?? false)
    return scene.mentions.compactMap { mention in
      switch (mention.verb, hasTouch) {
      case (.tap, true), (.neutral, false): nil
      case (.tap, false):
        Fault(
          mention.passage, "“\(mention.word)”, yet the scene has no touch input", severity: .note)
      default:
        Fault(
          mention.passage,
          "“\(mention.word)” is not the word for activating \(Quoting.text(mention.title))"
        ).mended(by: mention.verbFix(hasTouch ? "tap" : "choose"))
      }
    }
  }.until(.edition2022)
}
