extension Rule {
  static let alertTitleStandsAlone = Rule.alert(
    "ALERT-TITLE-STANDS-ALONE", applies: .general, severity: .note,
    sources: .general("Alert titles and messages"),
    why: "A title that makes the situation clear by itself needs no message to be read.",
    check:
      "Beside a message the title is not generic, and neither of the two merely repeats the "
      + "other (limit `alert-title-message-overlap-percent` of the words that carry meaning).",
    remedy: "Put what the message says into the title, or let the message say what to do.",
    examples: [
      .fires(
        at: "alert.message",
        """
        alert:
          title: Route Not Saved
          message: The route was not saved.
          buttons: [{title: OK}]
        """),
      .fires(
        at: "alert.title",
        """
        alert:
          title: Error
          message: The storage is full.
          buttons: [{title: OK}]
        """
      ).hidden,
      .fires(
        at: "alert.message",
        """
        lang: zh
        alert:
          title: 确认全部标记为已读
          message: 是否要标记全部消息为已读？
          buttons: [{title: 标记}, {role: cancel}]
        """
      ).hidden,
      .fires(
        at: "alert.message",
        """
        lang: de
        alert:
          title: Räume löschen
          message: Möchtest du wirklich diesen Raum löschen?
          buttons: [{title: Löschen, role: destructive}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 删除照片？
          message: 所有设备上的照片都会一并移除。
          buttons: [{title: 删除, role: destructive}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Route Not Saved
          message: Storage is full.
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Phone Not Paired
          message: Pair the phone in the settings of the car.
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 経路を保存できません。
          message: 空き容量が足りません。
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Charging Stopped
          message: The cable was pulled while the car was charging at 50 kW.
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """
      ).hidden,
    ]
  ) { scene in
    guard let message = scene.message else { return [] }
    if scene.title.isGeneric {
      return [Fault(scene.title, "the title means nothing without the message")]
    }
    return scene.repeatsItself ? [Fault(message, "the message repeats the title")] : []
  }
}
