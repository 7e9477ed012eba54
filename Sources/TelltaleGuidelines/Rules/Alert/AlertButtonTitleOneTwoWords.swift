extension Rule {
  static let alertButtonTitleOneTwoWords = Rule.alert(
    "ALERT-BUTTON-TITLE-ONE-TWO-WORDS", applies: .everywhere, severity: .warning,
    sources: .allPages("Alert buttons"),
    why: "One or two words are recognised rather than read.",
    check:
      "Each title is within the limits `alert-button-words` and `alert-button-characters` of "
      + "its language; in German articles, prepositions and the like do not count.",
    remedy: "Keep the verb, and perhaps its object: “Delete”.",
    examples: [
      .fires(
        at: "alert.buttons[0].title",
        """
        alert:
          title: Delete This Route?
          buttons: [{title: Delete the Whole Route, role: destructive}, {role: cancel}]
        """),
      .fires(
        at: "alert.buttons[0].title",
        """
        lang: zh
        alert:
          title: 要删除此路线吗?
          buttons: [{title: 删除所有离线路线, role: destructive}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Many Replies Waiting
          buttons: [{title: View All}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Route Changed
          buttons: [{title: Re-enter Wi-Fi}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 電話に接続できません。
          buttons: [{title: Bluetoothを設定}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 要删除离线地图吗？
          buttons: [{title: 删除离线地图, role: destructive}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { scene in
    let check = LengthCheck(scene.context, words: "alert-button", characters: "alert-button")
    // Close Without Saving, beside Save, is the system’s own.
    let saves = scene.choices.contains {
      $0.title.map { ButtonWords.begins($0, with: "save") } ?? false
    }
    return scene.buttons.compactMap(\.title).filter {
      !$0.lexicon.isEmpty && (!saves || !ButtonWords.begins($0, with: "dont-save"))
    }.flatMap {
      check.faults($0, name: "the title \(Quoting.text($0.string))")
    }
  }
}
