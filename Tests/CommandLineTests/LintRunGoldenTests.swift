import Foundation
import TelltaleTestSupport
import Testing

/// Runs of the linter over one folder, each asked for something else; `tools/goldens` writes anew what
/// they say and leave behind.
@Suite struct LintRunGoldenTests {
  private static let alert = """
    alert:
      title: delete this Route?
      reason: confirm-destructive
      buttons: [{title: Delete., role: destructive}, {role: cancel}]

    """

  private static let files = [
    "a.yaml": "profile: ios\n" + alert,
    "clean.yaml":
      "profile: kiosk\nalert: {title: Map Server Lost, reason: problem, buttons: [{title: Retry}, {role: cancel}]}\n",
    "bare.yaml": alert.replacingOccurrences(of: "Delete.", with: "Delete"),
    "broken.yaml": "alert: {\n", "note.txt": "x", "other.yaml": "services: {}\n",
    "wrong.yaml": "profile: nonsense\n" + alert,
    "sub/telltale.yaml":
      "profiles: [kiosk, ios]\nbaseline: known.json\nseverity: {ALERT-TITLE: error}\n",
    "also/telltale.yaml": "profiles: [ios]\nbaseline: old.json\n", "also/d.yaml": alert,
    "also/old.json":
      #"{"version": 1, "findings": [{"path": "gone.yaml", "rule": "Z", "fingerprint": "1"}]}"#,
    "sub/b.yaml": alert,
    "sub/known.json": #"""
    {"version": 1, "findings": [{"path": "b.yaml", "rule": "X", "fingerprint": "0", "message": "m"},
      {"path": "gone.yaml", "rule": "Y", "fingerprint": "1", "message": "m"}]}
    """#, "bad/telltale.yaml": "profile: x\n", "bad/c.yaml": alert,
  ]

  /// What is run, with the input where it reads one.
  private static let runs: [(String, String)] = [
    (".", ""), (". --profile ios,kiosk --format full", ""), ("a.yaml --diff --unsafe-fixes", ""),
    ("a.yaml clean.yaml none.yaml --profile none", ""), ("sub --ignore ALERT-TITLE", ""),
    ("sub --config sub/telltale.yaml --no-config", ""), ("- --fix --profile ios", alert),
    ("- --stdin-filename sub/x.yaml", alert), ("sub bad", ""), ("bare.yaml a.yaml --bundle", ""),
    ("a.yaml sub --write-baseline --baseline all.json --profile ios", ""),
    ("a.yaml --baseline all.json", ""), ("a.yaml sub --fix", ""), ("a.yaml sub --diff", ""),
    ("sub also", ""), ("also sub --write-baseline", ""), ("sub also", ""),
  ]

  @Test func `runs over a folder are as approved`() throws {
    let folder = try Program.folder(Self.files)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let here = [folder, URL(fileURLWithPath: folder).resolvingSymlinksInPath().path]
    var golden = ""
    for (line, input) in Self.runs {
      let arguments = ["lint"] + line.split(separator: " ").map(String.init)
      let result = try Program.run(arguments, input: input, in: folder)
      golden += "# \(line): \(result.code)\n\(result.output)-- says\n\(result.errors)"
    }
    for name in ["a.yaml", "sub/b.yaml", "sub/known.json", "also/old.json", "all.json"] {
      golden += "# \(name)\n" + (try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8))
    }
    for place in here { golden = golden.replacingOccurrences(of: place, with: "<folder>") }
    #expect(try Golden.changes(in: "commands/lint.txt", golden) == [])
  }
}
