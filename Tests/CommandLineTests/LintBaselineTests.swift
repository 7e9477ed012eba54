import Foundation
import Testing

@Suite struct LintBaselineTests {
  private let faulty =
    "profile: ios\nalert: {reason: problem, title: Error, buttons: [{title: Retry}, {role: cancel}]}\n"

  @Test func `known findings are not reported, new ones are, and old ones are told`() throws {
    let folder = try Program.folder(["s/a.yaml": faulty, "s/b.yaml": faulty])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func lint(_ arguments: String...) throws -> Program.Result {
      try Program.run(["lint", "s", "--baseline", "known.json"] + arguments, in: folder)
    }
    func write(_ text: String) throws {
      try text.write(toFile: folder + "/s/a.yaml", atomically: true, encoding: .utf8)
    }
    #expect(try lint().code == 2)
    let written = try lint("--write-baseline")
    #expect(written.code == 0 && written.errors.contains("2 findings in "), "\(written.errors)")
    #expect(try lint().errors == "All checks passed in 2 scenes\n")
    try write("# moved\n\n" + faulty)
    #expect(try lint().errors == "All checks passed in 2 scenes\n")
    try write(
      faulty.replacingOccurrences(of: "Error", with: "Map Server Lost").replacingOccurrences(
        of: "Retry", with: "retry"))
    let changed = try lint()
    #expect(changed.code == 1)
    #expect(changed.output.hasSuffix("[ALERT-BUTTON-TITLE-CASE]\n"))
    #expect(changed.errors.contains("1 finding in \(folder)/known.json no longer exists"))
    // What is known is not mended, what is new is.
    let fixed = try lint("--fix")
    #expect(fixed.code == 0 && fixed.errors.contains("Fixed 1 finding in 1 scene"))
    #expect(try lint("--write-baseline").errors.contains("1 finding in "))
  }

  @Test func `entries of guidelines that are not checked stay where a baseline is written`() throws
  {
    let two =
      "profile: ios\nalert: {reason: problem, title: Error, buttons: [{title: retry}, {role: cancel}]}\n"
    let folder = try Program.folder(["a.yaml": two])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func lint(_ arguments: String...) throws -> Program.Result {
      try Program.run(["lint", "a.yaml", "--baseline", "known.json"] + arguments, in: folder)
    }
    #expect(try lint().errors.contains("there is no baseline; write it with telltale lint"))
    let all = try lint("--write-baseline").errors
    #expect(all.contains("2 findings in "), "\(all)")
    for choice in [
      ["--select", "ALERT-BUTTON"], ["--ignore", "ALERT-TITLE"],
      ["--select", "ALERT-BUTTON-TITLE-CASE", "--ignore", "ALERT-BUTTON"],
      ["--select", "ALERT-BUTTON-TITLE-CASE", "--ignore", "ALERT-BUTTON"],
    ] {
      let part = try Program.run(
        ["lint", "a.yaml", "--baseline", "known.json", "--write-baseline"] + choice, in: folder
      ).errors
      #expect(part.contains("2 findings in "), "\(choice): \(part)")
    }
  }

  @Test func `a project names its baseline`() throws {
    let folder = try Program.folder(["telltale.yaml": "baseline: known.json\n", "s/a.yaml": faulty])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // In a folder of its own the project file counts as well.
    #expect(try Program.run(["lint", ".", "--write-baseline"], in: folder).code == 0)
    #expect(FileManager.default.fileExists(atPath: folder + "/known.json"))
    #expect(try Program.run(["lint", "a.yaml"], in: folder + "/s").code == 0)
  }

  @Test func `a baseline needs a file`() throws {
    let folder = try Program.folder(["a.yaml": faulty])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.run(["lint", "a.yaml", "--write-baseline"], in: folder)
    #expect(result.code == 64 && result.errors.contains("name one with --baseline"))
  }

  @Test func `what refuses a scene is reported, baseline or not`() throws {
    let refused = "profile: ios\nalert: {reason: problem, title: Map Server Lost}\n"
    let folder = try Program.folder(["a.yaml": refused])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.run(
      ["lint", "a.yaml", "--baseline", "k.json", "--write-baseline"], in: folder)
    #expect(result.code == 1)
    #expect(try Program.run(["lint", "a.yaml", "--baseline", "k.json"], in: folder).code == 1)
  }
}
