import Foundation
import Testing

/// What keeps the linter from checking is told, once, and never taken for a pass.
@Suite struct LintErrorTests {
  private let scene =
    "alert: {reason: problem, title: Map Server Lost, buttons: [{title: Retry}, {role: cancel}]}\n"

  private func lint(
    _ arguments: String..., files: [String: String] = [:], environment: [String: String] = [:]
  ) throws -> (result: Program.Result, lines: [String]) {
    let folder = try Program.folder(["a.yaml": scene, "b.yaml": scene].merging(files) { $1 })
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.run(
      ["lint"] + arguments, in: folder,
      environment: environment.mapValues { $0.replacingOccurrences(of: "FOLDER", with: folder) })
    return (result, result.errors.split(separator: "\n").map(String.init))
  }

  @Test func `a bundle that cannot be judged says why, once`() throws {
    let cases: [([String: String], String)] = [
      ([:], "./a.yaml: error: no scene of the bundle names a profile; add 'profile: NAME', or"),
      (
        ["telltale.yaml": "profiles: [nowhere]\n"],
        "nowhere: error: there is no profile \"nowhere\""
      ),
      (["telltale.yaml": "nonsense: 1\n"], "telltale.yaml:1:1: error: unknown key \"nonsense\""),
      (
        ["a.yaml": "profile: nowhere\n" + scene],
        "./a.yaml:1:10: error: there is no profile \"nowhere\""
      ),
    ]
    for (files, message) in cases {
      let (result, lines) = try lint(".", "--bundle", files: files)
      #expect(result.code == 2, "\(message)")
      #expect(lines.count == 2 && lines[0].hasPrefix(message), "\(lines)")
      #expect(lines.last == "telltale: nothing was checked")
    }
    let (good, said) = try lint(".", "--bundle", "--profile", "ios")
    #expect(good.code == 0 && said == ["All checks passed in 2 scenes"])
  }

  @Test func `a baseline that cannot be written is no success`() throws {
    let (result, lines) = try lint(
      "a.yaml", "--profile", "ios", "--write-baseline", "--baseline", "gone/k.json")
    #expect(result.code == 2)
    #expect(lines[0].contains("/gone/k.json: No such file or directory; name a file in a folder"))
  }

  @Test func `a scene that cannot be mended in its place is no success`() throws {
    let folder = try Program.folder(["a.yaml": ""])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = "\(folder)/a.yaml"
    // Longer than the shell lets a file be, so that only what is written there is too long.
    let long =
      "profile: ios\n" + scene.replacingOccurrences(of: "Map Server", with: "map server")
      + String(repeating: "# a comment that makes the file long\n", count: 200)
    try long.write(toFile: file, atomically: false, encoding: .utf8)
    let result = try Program.shell(["lint", file, "--fix"], "", before: "ulimit -f 2; ")
    #expect(result.code == 2)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == long)
    #expect(
      result.errors.contains(
        "\(file): not fixed: the new file cannot be written: File too large"))
    let mended = try Program.run(["lint", file, "--fix"])
    #expect(mended.code == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("Map Server Lost"))
  }

  @Test func `word lists that cannot be read end lint, lsp and the manual in 2`() throws {
    let folder = try Program.folder(["Lexicons/en.yaml": "nonsense: [\n", "a.yaml": scene])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for arguments in [
      ["lint", "a.yaml", "--profile", "ios"], ["lsp"],
      ["explain", "ALERT-TITLE-SHORT", "--format", "markdown"],
    ] {
      let result = try Program.run(
        arguments, in: folder, environment: ["TELLTALE_PROFILE_PATH": folder])
      #expect(result.code == 2 && result.output.isEmpty, "\(arguments)")
      #expect(
        result.errors.hasPrefix("\(folder)/Lexicons/en.yaml:2:1: error: this is not YAML: "),
        "\(result.errors)")
    }
  }

  @Test func `watching one file heeds its profile as well, and ends with the last code`() throws {
    let folder = try Program.folder([
      "a.yaml": scene, "p/p.yaml": "extends: ios\n", "out": "", "err": "",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let process = try Program.start(
      ["lint", "a.yaml", "--profile", "p/p.yaml", "--watch"], in: folder)
    func wait(for text: String) throws {
      try Program.wait(for: text, in: folder, by: process)
    }
    let waiting = "Waiting for changes; Control-C ends\n"
    try wait(for: "All checks passed in 1 scene\n" + waiting)
    // What cannot be checked now may be mended by the next change.
    try FileManager.default.removeItem(atPath: folder + "/p/p.yaml")
    try wait(for: "check the path\n" + waiting)
    try "extends: ios\n".write(toFile: folder + "/p/p.yaml", atomically: true, encoding: .utf8)
    try wait(for: "check the path\n" + waiting + "All checks passed in 1 scene\n" + waiting)
    try scene.replacingOccurrences(of: "Map Server Lost", with: "Error")
      .write(toFile: folder + "/a.yaml", atomically: true, encoding: .utf8)
    try wait(for: "Found 1 warning in 1 scene\n" + waiting)
    try FileManager.default.removeItem(atPath: folder + "/p/p.yaml")
    try wait(for: "check the path\n" + waiting)
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2 && process.terminationReason == .exit)
  }
}
