extension Rule {
  static let alertExplainButtons = Rule.alert(
    "ALERT-EXPLAIN-BUTTONS", applies: .everywhere, severity: .warning,
    sources: .allPages("Alert titles and messages"),
    why: "Clear titles need no instructions, and text that explains buttons only takes room.",
    check:
      "Title and message name no button of the alert beside a verb of using it, and do not speak "
      + "of the button below, unless `guidance: true`.",
    remedy: "Let the buttons say what they do, and drop the explanation.",
    examples: [
      .fires(
        at: "alert.message",
        """
        alert:
          title: Delete This Route?
          message: Tap Delete to remove it or Cancel to keep it.
          buttons: [{title: Delete, role: destructive}, {role: cancel}]
        """),
      .fires(
        at: "alert.message",
        """
        lang: ja
        alert:
          title: 経路を削除しますか?
          message: 削除を押すと経路が消えます。
          buttons: [{title: 削除, role: destructive}, {role: cancel}]
        """),
      .fires(
        at: "alert.message",
        """
        lang: zh
        alert:
          title: 要删除此路线吗?
          message: 点击“删除”以移除路线。
          buttons: [{title: 删除, role: destructive}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Delete This Route?
          message: This removes it from all devices.
          buttons: [{title: Delete, role: destructive}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Door Locked
          message: Press the brake to open the door.
          buttons: [{title: Open}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 要保存路线吗？
          message: 请在下一页选择保存位置。
          buttons: [{title: 保存}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 経路を削除しますか？
          message: 削除する項目を次の画面で選択します。
          buttons: [{title: 削除, role: destructive}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Charger Locked
          message: The charger unlocks when the button on its cable is pressed.
          buttons: [{title: Unlock}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { scene in
    guard !scene.alert.hasGuidance else { return [] }
    let named = scene.mentions.map {
      Fault($0.passage, "the text explains the button \(Quoting.text($0.title))")
    }
    guard named.isEmpty else { return named }
    return scene.texts.compactMap { text in
      PhraseSearch.first(of: "button-references", in: text).map {
        Fault(text, "the text explains what the buttons are for: “\($0)”")
      }
    }
  }
}
