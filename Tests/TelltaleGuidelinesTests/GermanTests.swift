import Testing

@testable import TelltaleGuidelines

/// What is said of alerts in German.
@Suite struct GermanTests {
  @Test(arguments: [
    ("Route löschen?\n  buttons: [{title: Löschen}, {role: cancel}]", "ALERT-DESTRUCTIVE-STYLE"),
    (
      "Route löschen?\n  buttons: [{title: Route löschen}, {role: cancel}]",
      "ALERT-DESTRUCTIVE-STYLE"
    ),
    (
      "Sind die Daten noch nötig?\n  message: Möchten Sie den Verlauf leeren?\n"
        + "  buttons: [{title: OK}, {role: cancel}]", "ALERT-DESTRUCTIVE-STYLE"
    ),
    ("Route speichern?\n  buttons: [{title: Ja}, {title: Nein}]", "ALERT-BUTTON-NO-YES-NO"),
    ("Route nicht gesichert\n  buttons: [{title: Verstanden}]", "ALERT-BUTTON-OK-ACCEPT"),
    ("Ein Fehler ist aufgetreten.\n  buttons: [{title: OK}]", "ALERT-TITLE-DESCRIPTIVE"),
    (
      "Die Route konnte nicht gesichert werden\n  buttons: [{title: OK}]",
      "ALERT-TITLE-SENTENCE-PUNCTUATION"
    ),
    (
      "Karte fehlt\n  buttons: [{title: Abbrechen}, {title: Laden}]",
      "ALERT-BUTTON-CANCEL-LOOKALIKE"
    ),
    ("Karte fehlt\n  buttons: [{title: Einstellungen}, {role: cancel}]", "ALERT-BUTTON-TITLE-VERB"),
  ])
  func `a fault is found`(alert: String, rule: String) throws {
    let found = try AlertJudgement.rules("de", alert)
    #expect(found.contains(rule), "\(found)")
  }

  @Test(arguments: [
    "Route löschen?\n  buttons: [{title: Löschen, role: destructive}, {role: cancel}]",
    "Kartenserver nicht erreichbar\n  buttons: [{title: Erneut versuchen}, {role: cancel}]",
    "Route behalten?\n  buttons: [{title: Nicht löschen}, {role: cancel}]",
    "„Alles löschen“ öffnen?\n  buttons: [{title: Öffnen}, {role: cancel}]",
    "Die Route konnte nicht gesichert werden.\n  message: Der Speicher ist voll.\n  buttons: [{title: OK}]",
    "Änderungen sichern?\n  buttons: [{title: Sichern}, {title: Nicht sichern}, {role: cancel}]",
    "Update verfügbar\n  buttons: [{title: Später erinnern}, {title: Jetzt installieren}]",
    "Telefon nicht gekoppelt\n  buttons: [{title: Zu den Einstellungen gehen}, {role: cancel}]",
  ])
  func `what is right passes`(alert: String) throws {
    let found = try AlertJudgement.rules("de", alert).subtracting(["ALERT-CANCEL-USUALLY-PRESENT"])
    #expect(found.isEmpty, "\(found)")
  }
}
