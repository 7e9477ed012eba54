import TelltaleGuidelines
import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleLint

@Suite struct PresetTests {
  private static let library = PresetLibrary(path: SearchPath(folders: [Platforms.folder]))

  private func load(_ name: String) throws -> Project {
    try Self.library.load(
      name, at: SourceLocation(file: "telltale.yaml", line: 1, column: 9), from: "/")
  }

  private func project(_ text: String) throws -> Project {
    try Self.library.completed(
      try ProjectFile.read(Array(text.utf8), file: "telltale.yaml"), file: "telltale.yaml",
      in: "/")
  }

  @Test
  func
    `every preset that comes with the program is read, says whom it is for, and weighs something`()
    throws
  {
    #expect(Self.library.names == ["car", "gentle", "strict"])
    for name in Self.library.names {
      let preset = try load(name)
      #expect(preset.about?.isEmpty == false)
      #expect(!preset.severities.isEmpty)
      // A severity that the guideline has by itself settles nothing.
      for (id, choice) in preset.severities {
        let rule = try #require(RuleBook.everything.rule(id), "\(id)")
        #expect(choice.severity != rule.severity, "\(name): \(id)")
      }
    }
  }

  @Test func `the schema offers the presets that there are`() {
    let preset = ProjectSchema.document["properties"]?["preset"]?["anyOf"]
    let examples = preset?.items?.compactMap { $0["examples"]?.items?.compactMap(\.string) }.first
    #expect(examples?.sorted() == Self.library.names)
  }

  @Test func `what a project says itself comes after its preset`() throws {
    let gentle = try load("gentle")
    #expect(gentle.severities["ALERT-TONE-DIRECT"] == .off)
    let own = try project("preset: gentle\nseverity: {ALERT-TONE-DIRECT: error}\n")
    #expect(own.severities["ALERT-TONE-DIRECT"] == .error)
    #expect(own.severities["ALERT-TITLE-SENTENCE-CASE"] == .note)
    #expect(own.places["severity.ALERT-TONE-DIRECT"]?.file == "telltale.yaml")
    #expect(own.places["severity.ALERT-TITLE-SENTENCE-CASE"]?.file.hasSuffix("gentle.yaml") == true)
  }

  @Test func `a severity for the beginning of ids comes after all that the preset says of them`()
    throws
  {
    let own = try project("preset: gentle\nseverity: {ALERT-TITLE: error}\n")
    #expect(own.severities.keys.filter { $0.hasPrefix("ALERT-TITLE") } == ["ALERT-TITLE"])
    #expect(own.severities["ALERT-TONE-DIRECT"] == .off)
    #expect(own.places["severity.ALERT-TITLE-SENTENCE-CASE"] == nil)
  }

  @Test func `profiles of the preset count where the project names none`() throws {
    #expect(try project("preset: car\n").profiles == ["carplay"])
    #expect(try project("preset: car\nprofiles: kiosk\n").profiles == ["kiosk"])
  }

  @Test func `a name that no preset has is told where it stands, with what there is`() {
    for (name, remedy) in [
      ("cars", "did you mean \"car\"?"), ("x1y2", "known are car, gentle, strict"),
    ] {
      do {
        _ = try project("preset: \(name)\n")
        Issue.record("\(name) was found")
      } catch {
        #expect(
          "\(error)" == "telltale.yaml:1:1: error: no preset has the name \"\(name)\"; \(remedy)")
      }
    }
  }

  @Test func `a preset of a team's own is found beside its project, and may not name files`() throws
  {
    let folder = try TemporaryFolder()
    try folder.write("ours.yaml", "about: ours\nignore: [LABEL]\nseverity: {ALERT: error}\n")
    try folder.write("bad.yaml", "baseline: b.json\n")
    func project(_ text: String) throws -> Project {
      let read = try ProjectFile.read(Array(text.utf8), file: "telltale.yaml")
      return try Self.library.completed(read, file: "telltale.yaml", in: folder.path)
    }
    let own = try project("preset: ./ours.yaml\nignore: [BUTTON]\n")
    #expect(own.ignore == ["LABEL", "BUTTON"] && own.severities == ["ALERT": .error])
    #expect(throws: LoadErrors.self) { try project("preset: bad.yaml") }
  }
}
