import Foundation
import Testing

@Suite struct LintTests {
  private let faulty = """
    profile: ios
    alert:
      title: Error
      reason: problem
      buttons: [{title: OK}]
    """
  private let clean = """
    profile: ios
    alert:
      title: Map Server Unreachable
      reason: problem
      buttons: [{title: Retry}, {role: cancel}]
    """

  @Test func `a clean scene ends in 0 and says so`() throws {
    let result = try Program.run(["lint", "-"], input: clean)
    #expect(result.code == 0)
    #expect(result.output.isEmpty)
    #expect(result.errors == "All checks passed in 1 scene\n")
  }

  @Test func `findings are one line each, with place, severity and id, and end in 1`() throws {
    let result = try Program.run(["lint", "-"], input: faulty)
    #expect(result.code == 1)
    let first =
      "standard input:3:10: warning: “Error” fits every alert and tells nothing about this one"
      + "; name the thing and what happened to it: “Phone Not Paired” [ALERT-TITLE-DESCRIPTIVE]\n"
    #expect(result.output.hasPrefix(first))
    #expect(result.errors == "Found 1 warning in 1 scene\n")
  }

  @Test func `the full form shows the line with a caret, and what to do`() throws {
    let result = try Program.run(["lint", "-", "--format", "full"], input: faulty)
    #expect(result.output.contains("\n    3 |   title: Error\n      |          ^\n      = Name "))
  }

  @Test func `notes alone end in 0`() throws {
    let scene = """
      profile: carplay
      alert:
        title: Map Server Unreachable
        reason: app-state
        on-cancel: {emit: left}
        buttons: [{title: Retry}]
      """
    let result = try Program.run(["lint", "-"], input: scene)
    #expect(result.code == 0)
    #expect(result.errors == "Found 2 notes in 1 scene\n")
  }

  @Test func `what all profiles say alike is said once, and the rest names its profiles`() throws {
    let scene = faulty + "\n  message: The storage is full.\n"
    let result = try Program.run(["lint", "-", "--profile", "all"], input: scene)
    let lines = result.output.split(separator: "\n")
    #expect(Set(lines).count == lines.count)
    let descriptive = lines.filter { $0.hasSuffix("[ALERT-TITLE-DESCRIPTIVE]") }
    #expect(descriptive.count == 1 && descriptive.allSatisfy { !$0.contains("(carplay") })
    #expect(
      lines.contains {
        $0.contains(" (carplay); ") && $0.hasSuffix(" [ALERT-CARPLAY-MESSAGE-AVOID]")
      })
  }

  @Test func `folders are searched for scenes, and other files are left alone`() throws {
    let folder = try Program.folder([
      "b.yaml": faulty, "a/c.json": "{\"alert\": {\"title\": \"Warning\"}}", "notes.yaml": "x: 1\n",
      ".hidden.yaml": faulty, "readme.md": "alert:",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.run(["lint", folder, "--profile", "kiosk"])
    #expect(result.code == 1)
    #expect(result.errors.hasPrefix("\(folder)/notes.yaml: note: skipped: not a scene\n"))
    #expect(result.errors.hasSuffix("in 2 scenes\n"))
    let names = result.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(names.first == "\(folder)/a/c.json" && names.last == "\(folder)/b.yaml")
  }

  @Test(arguments: [
    ["lint", "/no/such/file.yaml", "--profile", "ios"], ["lint", "-"],
    ["lint", "-", "--profile", "nowhere"],
  ])
  func `what could not be checked ends in 2`(arguments: [String]) throws {
    let scene = clean.replacingOccurrences(of: "profile: ios\n", with: "")
    let result = try Program.run(arguments, input: scene)
    #expect(result.code == 2)
    #expect(!result.errors.isEmpty && result.output.isEmpty)
  }

  @Test func `a file that is no scene gets its complaints as findings`() throws {
    let result = try Program.run(["lint", "-", "--profile", "ios"], input: "alert: {title: [")
    #expect(result.code == 1)
    #expect(result.output.hasPrefix("standard input:"))
  }

  @Test func `a broken file in a folder is a finding, with a profile and without`() throws {
    let folder = try Program.folder(["broken.yaml": "alert: ["])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for options in [[], ["--profile", "ios"]] {
      let result = try Program.run(["lint", folder] + options)
      #expect(result.code == 1)
      #expect(result.output.hasPrefix("\(folder)/broken.yaml:2:1: error: this is not YAML"))
    }
  }

  @Test func `a link that leads nowhere is told`() throws {
    let folder = try Program.folder(["a.yaml": clean])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/b.yaml", withDestinationPath: "nowhere")
    let result = try Program.run(["lint", folder])
    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("\(folder)/b.yaml: error: cannot be read: "))
  }

  @Test(arguments: [[:], ["ios.yaml": "extends: ios\nalert: {gap-pt: 1}\n", "x.json": "{}"]])
  func `a run that checked nothing ends in 2`(files: [String: String]) throws {
    let folder = try Program.folder(files.merging(["readme.md": ""]) { $1 })
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.run(["lint", folder])
    #expect(result.code == 2)
    #expect(result.errors.contains("telltale: no scenes found, nothing was checked; "))
    // A profile is nothing to be told of.
    let told = files.keys.filter { !$0.hasPrefix("ios") }.count
    #expect(result.errors.split(separator: "\n").count == told + 1)
  }

  @Test func `a language without word lists is mentioned once`() throws {
    let scene = """
      lang: fr
      alert:
        title: La route est perdue
        reason: problem
        buttons: [{title: Recommencer}, {role: cancel}]
      """
    let result = try Program.run(["lint", "-", "--profile", "all"], input: scene)
    #expect(result.errors.components(separatedBy: "in \"fr\"").count == 2)
  }

  @Test func `wrong usage ends in 64`() throws {
    #expect(try Program.run(["lint"]).code == 64)
    #expect(try Program.run(["lint", "-", "--format", "fancy"], input: clean).code == 64)
  }
}
