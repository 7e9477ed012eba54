extension Rule {
  static let alertMessageCompleteSentences = Rule.alert(
    "ALERT-MESSAGE-COMPLETE-SENTENCES", applies: .everywhere, severity: .warning,
    sources: .allPages("Alert titles and messages"),
    why:
      "Short full sentences are understood at the first reading; scraps have to be put "
      + "together.",
    check:
      "Each sentence of the message has a verb and is within the limits `alert-sentence-words` "
      + "and `alert-sentence-characters`.",
    remedy: "Write a short full sentence: “The storage is full.”",
    examples: [
      .fires(
        at: "alert.message",
        """
        alert:
          title: Route Not Saved
          message: Storage full
          buttons: [{title: OK}]
        """),
      .fires(
        at: "alert.message",
        """
        lang: ja
        alert:
          title: 経路を保存できません。
          message: 容量不足。
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
          title: Charging Stopped
          message: Some apps need access.
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Charging Stopped
          message: Unplug the cable. Then plug it in again.
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 経路を保存できません。
          message: 空き容量が足りません。
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 无法保存路线
          message: 存储空间已满。
          on-cancel: {emit: closed}
          buttons: [{title: 好}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Charging Stopped
          message: The station cut the power after twenty minutes because another car with a reservation for this hour is waiting behind.
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """, beside: ["ALERT-CARPLAY-TITLE-SHORT"]
      ).hidden,
    ]
  ) { scene in
    guard let message = scene.message, !message.lexicon.isEmpty else { return [] }
    let length = LengthCheck(
      scene.context, words: "alert-sentence", characters: "alert-sentence")
    return message.sentences.flatMap { sentence -> [Fault] in
      if SentenceCheck.isScrap(sentence) {
        return [Fault(message, "\(Quoting.text(sentence.string)) is not a full sentence")]
      }
      return length.faults(sentence, name: "a sentence of the message")
    }
  }
}
