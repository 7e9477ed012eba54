import Testing

@testable import TelltaleGuidelines

/// What a text says is lost tells what a button does, whatever it is called.
@Suite struct LossTests {
  private func isTold(_ language: String, _ alert: String) throws -> Bool {
    try AlertJudgement.rules(language, alert).contains("ALERT-DESTRUCTIVE-STYLE")
  }

  @Test(arguments: [
    (
      "en",
      "Restart?\n  message: Unsaved routes will be lost.\n"
        + "  buttons: [{title: Restart}, {role: cancel}]"
    ),
    ("en", "Lose Changes?\n  buttons: [{title: Close Without Saving}, {role: cancel}]"),
    (
      "en",
      "Bookmarks\n  message: This will replace all bookmarks.\n"
        + "  buttons: [{title: OK}, {title: More}, {role: cancel}]"
    ),
    (
      "de",
      "Neu starten?\n  message: Alle Routen gehen verloren.\n"
        + "  buttons: [{title: Neu starten}, {role: cancel}]"
    ),
    (
      "ja", "再起動しますか？\n  message: 保存していない経路は失われます。\n  buttons: [{title: 再起動}, {role: cancel}]"
    ),
    ("zh", "要重启吗？\n  message: 未保存的路线将会丢失。\n  buttons: [{title: 重启}, {role: cancel}]"),
    ("de", "Sollen 3 Routen gelöscht werden?\n  buttons: [{title: OK}, {role: cancel}]"),
    (
      "en",
      "Open This Map?\n  message: It will replace the map in the car.\n"
        + "  buttons: [{title: Open}, {role: cancel}]"
    ),
    (
      "de",
      "Karte öffnen?\n  message: Das wird die Karte im Auto ersetzen.\n"
        + "  buttons: [{title: Öffnen}, {role: cancel}]"
    ),
    (
      "en",
      "Turn Off History?\n  message: All saved trips will be lost.\n"
        + "  buttons: [{title: 'Yes, Turn Off'}, {role: cancel}]"
    ),
    ("en", "Delete All Trips?\n  buttons: [{title: 'Yes, I’m Sure'}, {role: cancel}]"),
  ])
  func `who goes ahead with a loss is told`(language: String, alert: String) throws {
    #expect(try isTold(language, alert))
  }

  @Test(arguments: [
    (
      "en",
      "Save Changes?\n  message: If you don’t save, your changes will be lost.\n"
        + "  buttons: [{title: Save}, {title: Don’t Save}, {role: cancel}]"
    ),
    (
      "de",
      "Karte öffnen?\n  message: Du kannst sie später löschen.\n"
        + "  buttons: [{title: Öffnen}, {role: cancel}]"
    ),
    (
      "en",
      "Open This Map?\n  message: You can delete it later.\n"
        + "  buttons: [{title: Open}, {role: cancel}]"
    ),
    ("en", "Delete All Trips?\n  buttons: [{title: 'No, Thanks'}, {role: cancel}]"),
    ("en", "Storage Full\n  message: New routes will be lost.\n  buttons: [{title: OK}]"),
    (
      "en",
      "Restart?\n  message: Unsaved routes will be lost.\n"
        + "  buttons: [{title: Restart, effect: none}, {role: cancel}]"
    ),
    (
      "en",
      "Restart?\n  message: Unsaved routes will be lost.\n"
        + "  buttons: [{title: Save Routes}, {role: cancel}]"
    ),
    (
      "en",
      "Card Full\n  message: Unsaved routes will be lost.\n"
        + "  buttons: [{title: Show Routes}, {title: Free Space}, {role: cancel}]"
    ),
    ("ja", "保存しますか？\n  message: 保存しないと変更は失われます。\n  buttons: [{title: OK}, {role: cancel}]"),
    ("zh", "要保存吗？\n  message: 如果不保存，更改将会丢失。\n  buttons: [{title: 好}, {role: cancel}]"),
    ("zh", "退出登录？\n  message: 这不会删除您的行程。\n  buttons: [{title: 退出}, {role: cancel}]"),
    ("zh", "重新启动？\n  message: 您的路线不会丢失。\n  buttons: [{title: 重新启动}, {role: cancel}]"),
  ])
  func `who keeps things, or is only told, is not`(language: String, alert: String) throws {
    #expect(try !isTold(language, alert))
  }
}
