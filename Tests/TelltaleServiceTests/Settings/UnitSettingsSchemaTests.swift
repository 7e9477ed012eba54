import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleService

/// The schema of settings, held against files and the reader.
@Suite struct UnitSettingsSchemaTests {
  @Test func `the checked-in schema is the one that is generated`() throws {
    #expect(try SchemaValidator.isCurrent("settings", UnitSettings.schema))
  }

  /// The example of docs/service.md.
  private static func documented() throws -> String {
    let bytes = try SourceFile.read("\(Platforms.root)/docs/service.md", kind: .profile)
    let page = String(decoding: bytes, as: UTF8.self)
    let rest = try #require(page.split(atText: "## Settings\n").dropFirst().first)
    let block = try #require(rest.split(atText: "```yaml\n").dropFirst().first)
    return String(try #require(block.split(atText: "```").first))
  }

  @Test func `the settings in the docs are taken by schema and reader, and name every key`() throws
  {
    let text = try Self.documented()
    #expect(try SchemaValidator.problems(text, UnitSettings.schema) == [])
    _ = try UnitSettings(Array(text.utf8), file: "s")
    for key in try Self.keys() { #expect(text.contains(text: "\(key):"), "\(key)") }
  }

  /// Those at the top, and the limits.
  private static func keys() throws -> [String] {
    let limits = try #require(UnitSettings.schema["properties", "service", "properties", "limits"])
    return [UnitSettings.schema, limits].flatMap { $0["properties"]?.members ?? [] }.map(\.key)
  }

  @Test(arguments: [
    "telltale: 1", "profile: kiosk", "profile: ~", "theme: night", "language: zh-Hant",
    "text-size: 1.5", "files: /media", "bold-text: true", "x-own: [1]", "service: {}",
    "service: {clients: []}", "service: {clients: [{user: 0, asks: critical, sees: all}]}",
    "service: {clients: [{unit: a.service, opens: [/a], sets: [theme]}]}",
    "service: {limits: {connections: 1, journal-bytes: 65536}}",
  ])
  func `the schema of settings accepts what the reader accepts`(text: String) throws {
    _ = try UnitSettings(Array(text.utf8), file: "s")
    #expect(try SchemaValidator.problems(text, UnitSettings.schema) == [])
  }

  @Test(arguments: [
    "[]", "profil: kiosk", "profile: [a]", "theme: dusk", "language: de_DE", "text-size: 3",
    "files: media", "bold-text: 1", "service: 1", "service: {users: []}", "telltale: 2",
    "service: {clients: 1}", "service: {clients: [{user: root}]}",
    "service: {clients: [{asks: loud}]}", "service: {clients: [{opens: [a]}]}",
    "service: {clients: [{sets: [all]}]}", "service: {limits: {connections: 0}}",
    "service: {limits: {a: 1}}",
  ])
  func `the schema of settings refuses what the reader refuses`(text: String) throws {
    #expect(throws: LoadErrors.self) { try UnitSettings(Array(text.utf8), file: "s") }
    #expect(try !SchemaValidator.problems(text, UnitSettings.schema).isEmpty)
  }
}
