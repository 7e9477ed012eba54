extension Rule {
  static let alertToneNeutral = Rule.alert(
    "ALERT-TONE-NEUTRAL", applies: .general, severity: .note,
    sources: .general("Alert titles and messages"),
    why: "A calm voice is easier to take in than a shout.",
    check:
      "No exclamation mark, no two marks in a row, no ordinary word in capitals, "
      + "no emoji.",
    remedy: "State it calmly: “The route was lost.”",
    examples: [
      .fires(
        at: "alert.title",
        """
        alert:
          title: STOP! Route Lost!!
          buttons: [{title: OK}]
        """),
      .fires(
        at: "alert.message",
        """
        alert:
          title: Charging Stopped
          message: The cable is BROKEN.
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: The route was lost.
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: HDMI and CHAdeMO Not Available
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Still there?
          message: The charger is free for 5 min.
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: WLANに接続できません。
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Exit “OOPS!” Not Found
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: No Tickets for “Mamma Mia!”
          buttons: [{title: OK}]
        """
      ).hidden,
    ]
  ) { scene in
    scene.texts.compactMap { text in
      Shouting.sign(in: text, isTitle: text.path != scene.message?.path).map { Fault(text, $0) }
    }
  }
}
