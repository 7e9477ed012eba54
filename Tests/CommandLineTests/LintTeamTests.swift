import Foundation
import Testing

/// What a team asks of the linter besides findings.
@Suite struct LintTeamTests {
  private let faulty = """
    alert:
      reason: problem
      title: map server unreachable
      buttons: [{title: Retry}, {role: cancel}]

    """

  private func lint(
    _ files: [String: String], _ arguments: [String]
  ) throws -> (result: Program.Result, read: (String) throws -> String) {
    let folder = try Program.folder(files)
    let result = try Program.run(["lint"] + arguments, in: folder)
    let texts = try files.keys.map {
      ($0, try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8))
    }
    try FileManager.default.removeItem(atPath: folder)
    let all = Dictionary(uniqueKeysWithValues: texts)
    return (result, { all[$0] ?? "" })
  }

  @Test func `a preset settles what the project does not, and the settings tell where`() throws {
    let files = ["telltale.yaml": "preset: gentle\nprofiles: ios\n", "a.yaml": faulty]
    let judged = try lint(files, ["."]).result
    #expect(judged.code == 0 && judged.errors.hasPrefix("Found 1 note in 1 scene\n"), "\(judged)")
    let shown = try lint(files, [".", "--show-settings"]).result
    #expect(shown.code == 0)
    #expect(shown.output.hasPrefix("# telltale.yaml\npreset: gentle "))
    #expect(
      shown.output.contains("# telltale.yaml:1\n") && shown.output.contains("/Presets/gentle.yaml:")
    )
    let none = try lint(["telltale.yaml": "preset: gentel\n", "a.yaml": faulty], ["."]).result
    #expect(none.code == 2)
    #expect(
      none.errors.contains(
        "telltale.yaml:1:1: error: no preset has the name \"gentel\"; did you mean \"gentle\"?"))
  }

  @Test func `the full report and json say why a finding weighs what it does`() throws {
    let files = [
      "telltale.yaml": "profiles: ios\nseverity:\n  ALERT-TITLE: error\n", "a.yaml": faulty,
    ]
    let full = try lint(files, [".", "--format", "full"]).result
    #expect(
      full.output.contains("      = error: telltale.yaml:3: severity of ALERT-TITLE\n"),
      "\(full.output)")
    #expect(full.output.hasSuffix("ALERT-TITLE-FRAGMENT-TITLE-CASE  1 error in 1 scene\n"))
    let json = try lint(files, [".", "--format", "json"]).result
    #expect(json.output.contains("\"source\": \"project\""))
  }

  @Test func `statistics stand in the place of findings, and beside them in json`() throws {
    let files = ["a.yaml": faulty, "b.yaml": faulty]
    let table = try lint(files, [".", "--profile", "ios,kiosk", "--statistics"]).result
    #expect(table.code == 1)
    #expect(table.output.hasPrefix("guideline "))
    #expect(table.output.contains("\nkiosk "))
    #expect(!table.output.contains("a.yaml"))
    let json = try lint(files, [".", "--profile", "ios", "--statistics", "--format", "json"]).result
    #expect(json.output.contains("\"statistics\": ") && json.output.contains("a.yaml"))
    #expect(try lint(files, [".", "--statistics", "--format", "junit"]).result.code == 64)
  }

  @Test func `comments are shown, then written, then nothing is left to do`() throws {
    let comment = "  # telltale:disable-next-line ALERT-TITLE-FRAGMENT-TITLE-CASE -- as printed\n"
    let options = ["--profile", "ios", "--add-suppressions", "--reason", "as printed"]
    let shown = try lint(["a.yaml": faulty], ["a.yaml", "--diff"] + options)
    #expect(shown.result.code == 1 && shown.result.output.contains("+" + comment))
    #expect(shown.result.errors == "Would silence 1 finding in 1 scene\n")
    #expect(try shown.read("a.yaml") == faulty)
    let written = try lint(["a.yaml": faulty], ["a.yaml"] + options)
    #expect(written.result.code == 0, "\(written.result)")
    #expect(try written.read("a.yaml").contains(comment))
    let again = try lint(["a.yaml": try written.read("a.yaml")], ["a.yaml"] + options)
    #expect(again.result.errors.hasPrefix("Nothing to silence\n"))
  }

  @Test func `JSON stays as it is, and comments want a reason`() throws {
    let json =
      #"{"alert": {"reason": "problem", "title": "map lost", "buttons": [{"title": "Retry"}, {"role": "cancel"}]}}"#
    let options = ["a.json", "--profile", "ios", "--add-suppressions"]
    let done = try lint(["a.json": json], options + ["--reason", "x"])
    #expect(done.result.code == 2 && done.result.errors.contains("JSON has no comments"))
    #expect(try done.read("a.json") == json)
    #expect(try lint(["a.json": json], options).result.code == 64)
    #expect(try lint(["a.json": json], options + ["--reason", " "]).result.code == 64)
    #expect(try lint(["a.json": json], ["a.json", "--reason", "x"]).result.code == 64)
  }

  @Test func `reports of SARIF lead to pages where a team says they are`() throws {
    let options = ["a.yaml", "--profile", "ios", "--format", "sarif"]
    let own = try lint(["a.yaml": faulty], options + ["--reference", "https://example.org/rules"])
      .result
    let page = "ALERT-TITLE-FRAGMENT-TITLE-CASE.md\""
    #expect(own.output.contains("\"helpUri\": \"https://example.org/rules/\(page)"))
    let files = ["a.yaml": faulty, "telltale.yaml": "reference: docs\n"]
    let project = try lint(files, options).result
    #expect(
      project.output.contains("\"helpUri\": \"file:///") && project.output.contains("/docs/\(page)")
    )
  }

  @Test func `an app without scenes is judged at its texts`() throws {
    let app = Program.path("Tests/Fixtures/Import/apple")
    let found = try Program.run([
      "lint", "--import", app, "--profile", "ios", "--format", "concise",
    ])
    #expect(found.code == 1)
    #expect(found.output.contains("en.lproj/Localizable.strings:8:23: warning: "), "\(found)")
    #expect(found.errors.contains("note: 7 dialogs: de 2, en 4, ja 1\n"), "\(found.errors)")
    let po = Program.path("Tests/Fixtures/Import/po")
    let mapped = try Program.run(
      [
        "lint", "--import", po, "--map", "\(po)/alerts.yaml", "--profile", "kiosk", "--format",
        "concise",
      ])
    #expect(mapped.output.contains("de.po:"), "\(mapped)")
    #expect(try Program.run(["lint", "--import", po, "--profile", "ios"]).code == 2)
    let web = Program.path("Tests/Fixtures/Import/web")
    let asked = try Program.run(
      [
        "lint", "--import", web, "--map", "\(web)/alerts.yaml", "--profile", "kiosk", "--format",
        "concise",
      ])
    #expect(asked.output.contains("locales/de.json:4:14: warning: “OK” does not say"), "\(asked)")
    // Without a mapping files of JSON are no tables, and nothing is found in them.
    #expect(
      !(try Program.run(["lint", "--import", web, "--profile", "ios"]).output.contains("json")))
    #expect(try Program.run(["lint", "--import", app]).code == 2)
    #expect(try Program.run(["lint", "--import", app, "--fix"]).code == 64)
    #expect(try Program.run(["lint", app, "--map", "m.yaml"]).code == 64)
  }

  @Test func `the difference of two profiles names the guidelines that their editions change`()
    throws
  {
    let folder = try Program.folder([
      "today.yaml": "extends: carplay\nguidelines: {edition: \"2026\"}\n"
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.run(["profile", "diff", "carplay", "\(folder)/today.yaml"])
    #expect(result.code == 0, "\(result)")
    #expect(result.output.contains("guidelines.edition\n"))
    #expect(result.output.contains("guidelines of carplay alone, by its edition\n"))
    #expect(result.output.contains("\n  ACTION-SHEET-CARPLAY-FORBIDDEN  # "))
    #expect(result.output.contains("\n  ALERT-CANCEL-NOT-DEFAULT  # "))
  }
}
