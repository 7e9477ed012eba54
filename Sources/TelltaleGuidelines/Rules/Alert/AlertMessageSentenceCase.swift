extension Rule {
  static let alertMessageSentenceCase = Rule.alert(
    "ALERT-MESSAGE-SENTENCE-CASE", applies: .everywhere, severity: .warning,
    sources: .allPages("Alert titles and messages"),
    why: "A message is running text, and heading capitals make running text slow to read.",
    check:
      "In an English message no word that cannot be a name has a capital inside a sentence, "
      + "and each sentence begins with one; titles of the buttons stay as they are.",
    remedy: "Write it as in running text: “The storage is full.”",
    examples: [
      .fires(
        at: "alert.message",
        """
        alert:
          title: Route Not Saved
          message: The Storage Is Full.
          buttons: [{title: OK}]
        """),
      .fires(
        at: "alert.message",
        """
        alert:
          title: Route Not Saved
          message: the storage is full.
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Route Not Saved
          message: The storage is full.
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Media Not Shared
          message: iPhone of Anna Schmidt is in Do Not Disturb since 9 a.m. on Monday.
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 経路を保存できません。
          message: USB Is Fullと表示されました。
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Playback Stopped
          message: “The Sound of Silence” is not on this device.
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """
      ).hidden,
    ]
  ) { scene in
    guard let message = scene.message, message.isEnglish else { return [] }
    let words = SentenceCase.faults(in: message, keeping: scene.buttonLabels)
    guard !words.isEmpty else { return [] }
    return [
      Fault(
        message,
        "capitals are not those of a sentence: \(Quoting.list(words.map(\.core)))")
    ]
  }
}
