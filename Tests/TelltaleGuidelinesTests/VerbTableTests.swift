import TelltaleWords
import Testing

@testable import TelltaleGuidelines

/// Verbs of languages whose finite forms are told by how they end.
@Suite struct VerbTableTests {
  @Test(arguments: [
    ("de", "speichern löschen sperrt öffnete startet"), ("fr", "existe supprimer"),
    ("es", "existe elimina"), ("it", "esiste mancano"),
    ("nl", "werkt maakt stopt geeft"),
  ])
  func `a verb is an infinitive or a finite form of one`(language: String, words: String) throws {
    let table = try #require(VerbBook.all.tables[language])
    for word in words.split(separator: " ").map(String.init) {
      #expect(table.hasBase(word) || table.isFinite(word), "\(word)")
    }
  }

  @Test(arguments: [
    // Participles, nouns and small words.
    ("de", "gelöscht entfernt überprüft exportiert seit nicht"), ("fr", "liste compte alerte"),
    ("es", "copia cuenta alarma"), ("it", "modifica lista"), ("nl", "lijst bericht met niet"),
  ])
  func `what is another word as well is no finite form`(language: String, words: String) throws {
    let table = try #require(VerbBook.all.tables[language])
    for word in words.split(separator: " ").map(String.init) {
      #expect(!table.isFinite(word), "\(word)")
    }
  }

  @Test(arguments: [
    ("de", "herunterladen abmelden synchronisieren zurücksetzen lösche"),
    ("fr", "supprimez réessayer"),
    ("es", "eliminar elimine desconectarse"), ("it", "elimina reimposta apri disconnettersi"),
    ("nl", "verwijder uitloggen opslaan"),
  ])
  func `a button's infinitive or imperative is a command`(language: String, words: String) throws {
    let table = try #require(VerbBook.all.tables[language])
    for word in words.split(separator: " ").map(String.init) {
      #expect(table.isCommand(word), "\(word)")
    }
  }

  @Test func `a language that is read otherwise, or not at all, has no table`() {
    for tag in ["en", "ja", "zh", "fi"] { #expect(VerbBook.all.tables[tag] == nil) }
  }

  @Test func `a language has a table if its texts are told apart by their verbs`() {
    #expect(VerbReading.languages == Set(VerbBook.all.tables.keys))
  }

  @Test func `lists are in the order of their bytes`() {
    let tables = VerbBook.all.tables.values
    #expect(tables.count == 5)
    for list in tables.flatMap({ [$0.bases, $0.others] }) {
      let words = "\(list)".split(separator: " ").map { Array($0.utf8) }
      #expect(words.count > 100)
      #expect(zip(words, words.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    }
  }
}
