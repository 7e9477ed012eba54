extension Rule {
  static let alertMessagePunctuation = Rule.alert(
    "ALERT-MESSAGE-PUNCTUATION", applies: .everywhere, severity: .warning,
    sources: .allPages("Alert titles and messages"),
    why: "A message consists of sentences, and a sentence without its mark looks cut off.",
    check: "The message ends in a full stop, question or exclamation mark of its language.",
    remedy: "Close the last sentence.",
    examples: [
      .fires(
        at: "alert.message",
        """
        alert:
          title: Route Not Saved
          message: The storage is full
          buttons: [{title: OK}]
        """),
      .fires(
        at: "alert.message",
        """
        lang: ja
        alert:
          title: 経路を保存できません
          message: 空き容量が足りません
          buttons: [{title: OK}]
        """),
      .passes(
        """
        lang: ja
        alert:
          title: 経路を保存できません。
          message: 空き容量が足りません。
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Phone Not Paired
          message: The phone shows “Pairing failed.”
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 无法保存路线
          message: 存储空间已满（需要 2 GB）。
          on-cancel: {emit: closed}
          buttons: [{title: 好}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Parking Paid
          message: The ticket is valid until 9 p.m.
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """
      ).hidden,
    ]
  ) { scene in
    guard let message = scene.message, !message.lexicon.isEmpty, message.hasLetters,
      !EndMark.isSentenceEnd(EndMark.of(message.string))
    else { return [] }
    let isScrap = message.sentences.last.map(SentenceCheck.isScrap) ?? true
    return [
      Fault(message, "the message has no closing punctuation")
        .mended(by: isScrap ? nil : .closing(message))
    ]
  }
}
