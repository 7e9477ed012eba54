import Foundation
import Testing

@Suite struct LintProjectTests {
  private let faulty =
    "alert: {reason: problem, title: Error, buttons: [{title: Retry}, {role: cancel}]}\n"

  private func lint(
    _ files: [String: String], _ arguments: [String], in sub: String = ""
  ) throws -> Program.Result {
    let folder = try Program.folder(files)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try Program.run(["lint"] + arguments, in: folder + sub)
  }

  @Test func `the project file above a scene counts`() throws {
    let files = [
      "telltale.yaml":
        "profiles: [ios, kiosk]\nignore: [ALERT-TITLE-DESCRIPTIVE]\nseverity: {ALERT-TITLE: error}\n",
      "scenes/deep/a.yaml": faulty,
    ]
    let result = try lint(files, ["."])
    #expect(result.code == 1)
    #expect(
      result.output.hasPrefix("./scenes/deep/a.yaml:1:33: error: ")
        && result.output.hasSuffix("[ALERT-TITLE-SINGLE-WORD]\n"), "\(result.output)")
    #expect(result.errors == "Found 1 error in 1 scene\n")
    let inside = try lint(files, ["a.yaml"], in: "/scenes/deep")
    #expect(inside.errors == result.errors)
  }

  @Test func `the command line comes before the file`() throws {
    let files = ["telltale.yaml": "profiles: ios\nignore: [ALERT]\n", "a.yaml": faulty]
    #expect(try lint(files, ["."]).code == 0)
    let selected = try lint(files, [".", "--select", "ALERT-TITLE-DESCRIPTIVE"])
    #expect(selected.errors == "Found 1 warning in 1 scene\n")
    let without = try lint(files, [".", "--no-config", "--profile", "ios"])
    #expect(without.errors == "Found 1 warning in 1 scene\n")
    let ignored = try lint(
      files, [".", "--no-config", "--profile", "ios", "--ignore", "alert-title,ALERT-BUTTON"])
    #expect(ignored.code == 0)
  }

  @Test func `a scene's own profile comes before the project's`() throws {
    let files = ["telltale.yaml": "profiles: all\n", "a.yaml": "profile: carplay\n" + faulty]
    let result = try lint(files, ["a.yaml", "--format", "json"])
    #expect(result.output.contains("\"profiles\": [\"carplay\"]"))
  }

  @Test func `a project file can be named`() throws {
    let files = ["my.yaml": "profiles: ios\nselect: [ALERT-BUTTON]\n", "a.yaml": faulty]
    #expect(try lint(files, ["a.yaml", "--config", "my.yaml"]).code == 0)
    #expect(try lint(files, ["a.yaml", "--config", "none.yaml"]).code == 2)
    #expect(try lint(files, ["a.yaml", "--config", "my.yaml", "--no-config"]).code == 64)
  }

  @Test func `a faulty project file is told once, with its place`() throws {
    let files = ["telltale.yaml": "profils: ios\n", "a.yaml": faulty, "b.yaml": faulty]
    let result = try lint(files, ["."])
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(
      result.errors.hasPrefix(
        "telltale.yaml:1:1: error: unknown key \"profils\"; did you mean \"profiles\"?\n"))
    #expect(result.errors.components(separatedBy: "profils").count == 2)
  }

  @Test
  func
    `a profile that is named by its path is looked for from the folder of the file that names it`()
    throws
  {
    let scenes = ["scenes/a.yaml": faulty, "lint/car.yaml": "extends: carplay\n"]
    for files in [
      ["telltale.yaml": "profiles: [lint/car.yaml]\n"],
      ["telltale.yaml": "preset: lint/team.yaml\n", "lint/team.yaml": "profiles: [car.yaml]\n"],
    ] {
      let result = try lint(files.merging(scenes) { $1 }, ["a.yaml"], in: "/scenes")
      #expect(result.code == 1 && result.output.contains("a.yaml:1:"), "\(result)")
    }
  }

  @Test func `excluded files are left out of folders, not of the command line`() throws {
    let files = [
      "telltale.yaml": "profiles: ios\nexclude: [old, '*.draft.yaml']\n", "a.yaml": faulty,
      "old/x/b.yaml": faulty, "c.draft.yaml": faulty,
    ]
    #expect(try lint(files, ["."]).errors == "Found 1 warning in 1 scene\n")
    #expect(try lint(files, ["c.draft.yaml"]).errors == "Found 1 warning in 1 scene\n")
  }

  @Test func `a team's words are added`() throws {
    let scene =
      "alert: {reason: problem, title: Map Server Lost, buttons: [{title: Zorch}, {role: cancel}]}\n"
    let files = [
      "telltale.yaml": "profiles: ios\nlexicons: [words]\nselect: [ALERT-BUTTON-TITLE-VERB]\n",
      "words/en.yaml": "verbs: [zorch]\n", "a.yaml": scene,
    ]
    let result = try lint(files, ["a.yaml"])
    #expect(result.errors == "All checks passed in 1 scene\n", "\(result.output)")
    let without = try lint(
      files, ["a.yaml", "--no-config", "--profile", "ios", "--select", "ALERT-BUTTON-TITLE-VERB"])
    #expect(without.output.contains("ALERT-BUTTON-TITLE-VERB"))
    let gone = try lint(
      ["telltale.yaml": "profiles: ios\nlexicons: [w]\n", "a.yaml": scene], ["a.yaml"])
    #expect(gone.code == 2 && gone.errors.contains("no word lists here"))
  }

  @Test func `names that mean nothing are wrong usage`() throws {
    let result = try lint(["a.yaml": faulty], ["a.yaml", "--select", "ALERT-TITEL"])
    #expect(result.code == 64 && result.errors.contains("near it are"))
  }

  @Test func `several profiles can be named`() throws {
    let scene = faulty.replacingOccurrences(of: "Error", with: "Oops")
    let result = try lint(
      ["a.yaml": scene], ["a.yaml", "--profile", "ios,carplay", "--format", "full"])
    #expect(result.output.contains("(carplay)") && result.output.contains("\na.yaml:\n  ios"))
    #expect(try lint(["a.yaml": faulty], ["a.yaml", "--profile", "ios,nowhere"]).code == 2)
  }
}
