import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleService

@Suite struct UnitSettingsTests {
  private func read(_ text: String) throws -> UnitSettings {
    try UnitSettings(Array(text.utf8), file: "telltale.yaml")
  }

  @Test func `a unit says once what all is shown by, and who may ask`() throws {
    let settings = try read(
      """
      telltale: 1
      profile: kiosk
      theme: night
      language: de
      text-size: 1.5
      service:
        clients:
          - {user: 0, asks: critical, sees: all}
          - {unit: backup.service, asks: none}
          - {group: 44, asks: low}
        limits: {open-questions: 3, kept-bytes-per-user: 4096, journal-bytes: 100000}
      """)
    #expect(settings.scene.profile == "kiosk" && settings.scene.theme == .night)
    #expect(settings.scene.lang == "de" && settings.scene.textSize == 1.5)
    #expect(
      settings.rules == [
        .init(user: 0, asks: .critical, seesAll: true), .init(unit: "backup.service", asks: nil),
        .init(group: 44, asks: .low),
      ])
    #expect(settings.limits.openQuestions == 3 && settings.limits.journalBytes == 100_000)
    #expect(settings.limits.keptBytesPerUser == 4096)
    #expect(settings.policy(own: 5).rules == settings.rules)
  }

  @Test func `an empty file leaves all as it is`() throws {
    #expect(try read("# nothing\n") == UnitSettings())
    #expect(try read("").policy(own: 5) == .standard(own: 5))
  }

  @Test(arguments: [
    ("profil: kiosk", "did you mean \"profile\""), ("theme: dusk", "expected day or night"),
    ("text-size: 9", "1 to 2"), ("service: {clients: [{asks: all}]}", "critical"),
    ("service: {limits: {open-questions: 0}}", "from 1 to"), ("language: a b", "language tag"),
    ("language: de_DE", "write de-DE"), ("telltale: 2", "needs format 2"),
    ("service: {users: []}", "clients"), ("service: {clients: [{user: root}]}", "whole number"),
  ])
  func `what is wrong is told with its place`(text: String, words: String) {
    do {
      _ = try read(text)
      Issue.record("taken")
    } catch let errors as LoadErrors {
      #expect(errors.description.contains("telltale.yaml:1:"), "\(errors)")
      #expect(errors.description.contains(words), "\(errors)")
    } catch {
      Issue.record("\(error)")
    }
  }
}
