import Testing

@testable import TelltaleGuidelines

/// What is said of alerts in French, Spanish, Italian and Dutch.
@Suite struct RomanceAndDutchTests {
  @Test(arguments: [
    (
      "fr", "Supprimer le trajet ?\n  buttons: [{title: Supprimer}, {role: cancel}]",
      "ALERT-DESTRUCTIVE-STYLE"
    ),
    (
      "fr", "Voulez-vous supprimer le trajet ?\n  buttons: [{title: OK}, {role: cancel}]",
      "ALERT-DESTRUCTIVE-STYLE"
    ),
    (
      "fr", "Enregistrer le trajet ?\n  buttons: [{title: Oui}, {title: Non}]",
      "ALERT-BUTTON-NO-YES-NO"
    ),
    ("fr", "Une erreur est survenue\n  buttons: [{title: OK}]", "ALERT-TITLE-DESCRIPTIVE"),
    (
      "fr", "Le trajet n’a pas été enregistré\n  buttons: [{title: OK}]",
      "ALERT-TITLE-SENTENCE-PUNCTUATION"
    ),
    (
      "fr", "Trajet perdu\n  buttons: [{title: Voir Les Détails}, {role: cancel}]",
      "ALERT-BUTTON-TITLE-CASE"
    ),
    (
      "es", "¿Eliminar la ruta?\n  buttons: [{title: Eliminar}, {role: cancel}]",
      "ALERT-DESTRUCTIVE-STYLE"
    ),
    (
      "es", "Guardar la ruta?\n  buttons: [{title: Guardar}, {role: cancel}]",
      "ALERT-TITLE-SENTENCE-PUNCTUATION"
    ),
    ("es", "¿Guardar la ruta?\n  buttons: [{title: Sí}, {title: 'No'}]", "ALERT-BUTTON-NO-YES-NO"),
    (
      "it", "Eliminare il percorso?\n  buttons: [{title: OK}, {role: cancel}]",
      "ALERT-DESTRUCTIVE-STYLE"
    ),
    (
      "it", "Il percorso non è stato salvato\n  buttons: [{title: OK}]",
      "ALERT-TITLE-SENTENCE-PUNCTUATION"
    ),
    ("it", "Percorso perso\n  buttons: [{title: Ho capito}]", "ALERT-BUTTON-OK-ACCEPT"),
    (
      "nl", "Route verwijderen?\n  buttons: [{title: Route verwijderen}, {role: cancel}]",
      "ALERT-DESTRUCTIVE-STYLE"
    ),
    ("nl", "Route bewaren?\n  buttons: [{title: Ja}, {title: Nee}]", "ALERT-BUTTON-NO-YES-NO"),
    (
      "nl", "Weet je het zeker?\n  buttons: [{title: Bewaar}, {role: cancel}]",
      "ALERT-TITLE-DESCRIPTIVE"
    ),
    (
      "nl", "Kaart ontbreekt\n  buttons: [{title: Instellingen}, {role: cancel}]",
      "ALERT-BUTTON-TITLE-VERB"
    ),
  ])
  func `a fault is found`(language: String, alert: String, rule: String) throws {
    let found = try AlertJudgement.rules(language, alert)
    #expect(found.contains(rule), "\(found)")
  }

  @Test(arguments: [
    (
      "fr",
      "Supprimer le trajet ?\n  buttons: [{title: Supprimer, role: destructive}, {role: cancel}]"
    ),
    ("fr", "Conserver le trajet ?\n  buttons: [{title: Ne pas supprimer}, {role: cancel}]"),
    ("fr", "Ouvrir « Tout supprimer » ?\n  buttons: [{title: Ouvrir}, {role: cancel}]"),
    ("fr", "Appel manqué\n  buttons: [{title: Appeler Anna}, {role: cancel}]"),
    ("es", "¿Eliminar la ruta?\n  buttons: [{title: Eliminar, role: destructive}, {role: cancel}]"),
    ("es", "No se ha podido guardar la ruta.\n  buttons: [{title: Aceptar}]"),
    ("it", "Il percorso non è stato salvato.\n  buttons: [{title: Riprova}, {role: cancel}]"),
    (
      "it",
      "Salvare le modifiche?\n  buttons: [{title: Salva}, {title: Non salvare}, {role: cancel}]"
    ),
    (
      "nl",
      "Route verwijderen?\n  buttons: [{title: Verwijder, role: destructive}, {title: Annuleren, role: cancel}]"
    ),
    (
      "nl",
      "De route kon niet worden bewaard.\n  buttons: [{title: Probeer opnieuw}, {role: cancel}]"
    ),
  ])
  func `what is right passes`(language: String, alert: String) throws {
    let found = try AlertJudgement.rules(language, alert)
    #expect(found.isEmpty, "\(found)")
  }
}
