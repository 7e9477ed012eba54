import TelltaleModel

extension Rule {
  static let alertCarplayPronouns = Rule.alert(
    "ALERT-CARPLAY-PRONOUNS", applies: .car, severity: .warning,
    cases: ["note for other pronouns than you, your, me and my"],
    sources: .car("Alert titles and messages"),
    why: "Words such as you and my can come across as insulting or condescending.",
    check: "Title, message and buttons hold no pronoun for the person or the speaker.",
    remedy: "Leave it out, or ask with the verb first: “Resume navigation?”",
    examples: [
      .fires(
        at: "alert.title",
        """
        alert:
          title: Do you want to resume?
          buttons: [{title: Resume}, {role: cancel}]
        """),
      .fires(
        at: "alert.title",
        """
        alert:
          title: Your route was lost.
          buttons: [{title: Retry}, {role: cancel}]
        """),
      .fires(
        at: "alert.title",
        """
        lang: zh
        alert:
          title: 您的路线丢失
          buttons: [{title: 重试}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Resume navigation?
          buttons: [{title: Resume}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: I-95 and US 101 Closed
          buttons: [{title: Reroute}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: “You and Me” unavailable
          buttons: [{title: Skip}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 私道を通りますか？
          buttons: [{title: 変更}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: “Our House” not found
          buttons: [{title: Retry}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: “我的祖国”无法播放
          buttons: [{title: 重试}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { scene in
    (scene.texts + scene.buttons.flatMap(\.titles)).compactMap { text in
      Pronouns.first(in: text).map { pronoun in
        Fault(
          text, "“\(pronoun.word)” addresses the person or the speaker",
          severity: pronoun.isListed ? nil : .note)
      }
    }
  }
}
