import TelltaleModel
import TelltaleProfiles
import TelltaleSyntax

@testable import TelltaleCommands

extension ZenityContext {
  /// With the words of a language as they are installed, on a day that does not change.
  static func test(_ language: Language = "en", cancel: String = "Cancel") -> ZenityContext {
    let library = LexiconLibrary(path: SearchPath(folders: [Program.path("Platforms")]))
    let lexicons = (try? library.loadScriptWords()) ?? .empty
    return ZenityContext(
      words: ZenityWords(lexicons, language, cancel: cancel),
      language: language == "en" ? nil : language.tag,
      today: ZenityDate(year: 2026, month: 11, day: 25))
  }
}
