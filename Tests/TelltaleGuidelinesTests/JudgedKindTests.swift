import Testing

@testable import TelltaleGuidelines

/// Kinds of faults that reviewers of shipped dialogs found, in words of our own.
@Suite struct JudgedKindTests {
  @Test(arguments: [
    (
      "en", "Confirm Delete\n  buttons: [{title: Delete}, {role: cancel}]",
      "ALERT-TITLE-DESCRIPTIVE"
    ),
    ("en", "Really open?\n  buttons: [{title: Open}, {role: cancel}]", "ALERT-TITLE-DESCRIPTIVE"),
    (
      "de", "Zurücksetzung bestätigen\n  buttons: [{title: Ja}, {title: Nein}]",
      "ALERT-TITLE-DESCRIPTIVE"
    ),
    (
      "de", "Löschen bestätigen\n  buttons: [{title: Ja}, {title: Nein}]", "ALERT-TITLE-DESCRIPTIVE"
    ),
    ("ja", "削除の確認\n  buttons: [{title: 削除}, {role: cancel}]", "ALERT-TITLE-DESCRIPTIVE"),
    ("zh", "确认删除\n  buttons: [{title: 删除}, {role: cancel}]", "ALERT-TITLE-DESCRIPTIVE"),
    (
      "en",
      "Delete station\n  message: Are you sure you want to delete this station?\n"
        + "  buttons: [{title: Delete}, {role: cancel}]", "ALERT-TITLE-STANDS-ALONE"
    ),
    (
      "de",
      "Fahrt löschen\n  message: Soll diese Fahrt wirklich gelöscht werden?\n"
        + "  buttons: [{title: Löschen}, {role: cancel}]", "ALERT-TITLE-STANDS-ALONE"
    ),
    (
      "zh", "舍弃路线？\n  message: 您确定要舍弃此路线吗？\n  buttons: [{title: 舍弃}, {role: cancel}]",
      "ALERT-TITLE-STANDS-ALONE"
    ),
    (
      "en",
      "Leave without saving?\n  message: Your changes won’t be saved.\n"
        + "  buttons: [{title: Leave, role: destructive}, {role: cancel}]",
      "ALERT-TITLE-STANDS-ALONE"
    ),
    (
      "ja",
      "未保存の経路を破棄しますか？\n  message: 経路はすべて失われます。\n"
        + "  buttons: [{title: 破棄, role: destructive}, {role: cancel}]", "ALERT-TITLE-STANDS-ALONE"
    ),
    (
      "zh",
      "确定要永久删除行程吗？\n  message: 如果删除行程，则将永久失去该行程。\n"
        + "  buttons: [{title: 删除, role: destructive}, {role: cancel}]", "ALERT-TITLE-STANDS-ALONE"
    ),
    (
      "de",
      "Möchten Sie die Fahrt dauerhaft löschen?\n"
        + "  message: Sobald Sie die Fahrt löschen, geht sie dauerhaft verloren.\n"
        + "  buttons: [{title: Löschen, role: destructive}, {role: cancel}]",
      "ALERT-TITLE-STANDS-ALONE"
    ),
    (
      "en", "Trip Shared\n  message: Anna can see it now!\n  buttons: [{title: OK}]",
      "ALERT-TONE-NEUTRAL"
    ),
    (
      "en",
      "Unsaved changes\n  message: You have unsaved changes. Do you want to leave?\n"
        + "  buttons: [{title: Leave}, {title: Stay}]", "ALERT-DESTRUCTIVE-STYLE"
    ),
    (
      "de",
      "Aufzeichnung\n  message: Dies wird deine Fahrt überschreiben. Bist du dir sicher?\n"
        + "  buttons: [{title: OK}, {role: cancel}]", "ALERT-DESTRUCTIVE-STYLE"
    ),
    (
      "zh", "编辑路线\n  message: 要放弃未保存的更改吗？\n  buttons: [{title: 放弃}, {role: cancel}]",
      "ALERT-DESTRUCTIVE-STYLE"
    ),
    (
      "en",
      "Signed Out\n  message: Tap the button below to sign in again.\n"
        + "  buttons: [{title: Sign In}, {role: cancel}]", "ALERT-EXPLAIN-BUTTONS"
    ),
    (
      "de", "Papierkorb leer\n  buttons: [{title: Papierkorb nicht leeren}, {role: cancel}]",
      "ALERT-BUTTON-TITLE-ONE-TWO-WORDS"
    ),
    (
      "de", "Fehler beim Speichern der Fahrt.\n  buttons: [{title: OK}]",
      "ALERT-TITLE-FRAGMENT-NO-PUNCTUATION"
    ),
    (
      "fr", "Erreur lors du chargement de la carte.\n  buttons: [{title: OK}]",
      "ALERT-TITLE-FRAGMENT-NO-PUNCTUATION"
    ),
    ("de", "Fahrt nicht gespeichert\n  buttons: [{title: Ignorieren}]", "ALERT-BUTTON-OK-ACCEPT"),
    ("zh", "行程未保存\n  buttons: [{title: 忽略}]", "ALERT-BUTTON-OK-ACCEPT"),
    (
      "en",
      "Trips\n  message: Please confirm that you want to delete all trips.\n"
        + "  buttons: [{title: Confirm}, {role: cancel}]", "ALERT-DESTRUCTIVE-STYLE"
    ),
    (
      "en",
      "Turn Off History?\n  message: Turning it off will clear all trips.\n"
        + "  buttons: [{title: 'Yes'}, {title: 'No'}]", "ALERT-DESTRUCTIVE-STYLE"
    ),
    (
      "zh", "关闭历史记录？\n  message: 关闭将清除所有行程。\n  buttons: [{title: 关闭}, {role: cancel}]",
      "ALERT-DESTRUCTIVE-STYLE"
    ),
    (
      "de", "Neue Routen\n  buttons: [{title: Alle neuen Routen laden}, {role: cancel}]",
      "ALERT-BUTTON-TITLE-ONE-TWO-WORDS"
    ),
  ])
  func `a kind is told`(language: String, alert: String, rule: String) throws {
    let found = try AlertJudgement.rules(language, alert)
    #expect(found.contains(rule), "\(found.sorted())")
  }

  @Test(arguments: [
    ("en", "Confirm Payment\n  buttons: [{title: Pay}, {role: cancel}]", "ALERT-TITLE-DESCRIPTIVE"),
    ("zh", "确认订单\n  buttons: [{title: 付款}, {role: cancel}]", "ALERT-TITLE-DESCRIPTIVE"),
    (
      "en",
      "Delete station\n  message: Your recordings of it stay.\n"
        + "  buttons: [{title: Delete}, {role: cancel}]", "ALERT-TITLE-STANDS-ALONE"
    ),
    (
      "en",
      "Name of the Trip\n  fields: [{id: name, placeholder: Name}]\n"
        + "  buttons: [{title: OK}, {role: cancel}]", "ALERT-BUTTON-TITLE-RESULT"
    ),
    (
      "en",
      "Open the Page?\n  message: It will clear up by noon.\n"
        + "  buttons: [{title: Open}, {role: cancel}]", "ALERT-DESTRUCTIVE-STYLE"
    ),
    (
      "ja",
      "すべてのダウンロードを中止しますか？\n  message: 終了すると 3 個のダウンロードが中止されます。終了しますか？\n"
        + "  buttons: [{title: 終了}, {role: cancel}]", "ALERT-TITLE-STANDS-ALONE"
    ),
    (
      "de", "Fehler sind behoben.\n  buttons: [{title: OK}]", "ALERT-TITLE-FRAGMENT-NO-PUNCTUATION"
    ),
    (
      "zh", "要向”音乐“公开”3“吗？\n  buttons: [{title: 公开}, {role: cancel}]",
      "ALERT-EXPLAIN-TITLE-NO-QUOTES"
    ),
  ])
  func `what only looks like one is not`(language: String, alert: String, rule: String) throws {
    #expect(try !AlertJudgement.rules(language, alert).contains(rule))
  }
}
