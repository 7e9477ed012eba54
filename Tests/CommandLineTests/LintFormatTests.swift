import Foundation
import Testing

@Suite struct LintFormatTests {
  private let faulty = """
    profile: ios
    alert:
      title: Error
      reason: problem
      buttons: [{title: OK}]
    """

  @Test(arguments: [
    ("json", "{\n  \"version\": 1"), ("sarif", "{\n  \"$schema\""), ("gitlab", "[\n"),
    ("github", "::warning file=a b.yaml,line=3,col=10,title=ALERT-TITLE-DESCRIPTIVE::"),
    ("checkstyle", "<?xml"), ("junit", "<?xml"), ("concise", "a b.yaml:3:10: warning: "),
    ("full", "a b.yaml:3:10: warning: "),
  ])
  func `each format writes its own on standard output`(format: String, start: String) throws {
    let result = try Program.run(
      ["lint", "-", "--stdin-filename", "a b.yaml", "--format", format], input: faulty)
    #expect(result.code == 1)
    #expect(result.output.hasPrefix(start))
    #expect(result.errors == "Found 1 warning in 1 scene\n")
  }

  @Test func `surroundings choose a format where the command line does not`() throws {
    func start(_ environment: [String: String], _ arguments: String...) throws -> String? {
      try Program.run(["lint", "-"] + arguments, input: faulty, environment: environment)
        .output.split(separator: "\n").first.map(String.init)
    }
    #expect(try start(["GITHUB_ACTIONS": "true"])?.hasPrefix("::warning") == true)
    #expect(try start(["TELLTALE_LINT_FORMAT": "json"]) == "{")
    let wrong = try Program.run(
      ["lint", "-"], input: faulty, environment: ["TELLTALE_LINT_FORMAT": "fancy"])
    #expect(wrong.code == 64 && wrong.errors.contains("expected one of full, concise"))
    let concise = try start(["TELLTALE_LINT_FORMAT": "json"], "--format", "concise")
    #expect(concise?.hasPrefix("standard input:") == true)
  }

  @Test func `a run that could not check something still writes its report`() throws {
    let folder = try Program.folder(["a.yaml": faulty])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.run(
      ["lint", "a.yaml", "gone.yaml", "--format", "json"], in: folder)
    #expect(result.code == 2)
    #expect(result.output.contains("\"complete\": false"))
    #expect(result.output.contains("gone.yaml"))
  }
}
