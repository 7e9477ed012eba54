import Foundation
import Testing

@Suite struct LintWatchTests {
  private let faulty =
    "profile: ios\nalert: {reason: problem, title: Error, buttons: [{title: Retry}, {role: cancel}]}\n"

  @Test func `a change is checked, and an interrupt ends with the last code`() throws {
    let folder = try Program.folder(["s/a.yaml": faulty, "out": "", "err": ""])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let process = try Program.start(["lint", "s", "--watch"], in: folder)
    func wait(for text: String) throws {
      try Program.wait(for: text, in: folder, by: process)
    }
    try wait(for: "Found 1 warning in 1 scene\nWaiting for changes; Control-C ends\n")
    // No news to a linter.
    try "x".write(toFile: folder + "/s/notes.txt", atomically: false, encoding: .utf8)
    try faulty.replacingOccurrences(of: "Error", with: "Map Server Lost")
      .write(toFile: folder + "/s/a.yaml", atomically: true, encoding: .utf8)
    try wait(for: "All checks passed in 1 scene\nWaiting for changes; Control-C ends\n")
    try FileManager.default.createDirectory(
      atPath: folder + "/s/new", withIntermediateDirectories: false)
    try faulty.write(toFile: folder + "/s/new/b.yaml", atomically: true, encoding: .utf8)
    try wait(for: "Found 1 warning in 2 scenes\nWaiting for changes; Control-C ends\n")
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1 && process.terminationReason == .exit)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal that ends it is told by the exit code`(signal: Int32) throws {
    let folder = try Program.folder(["s/a.yaml": faulty, "out": "", "err": ""])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let process = try Program.start(["lint", "s", "--watch"], in: folder)
    try Program.wait(for: "Waiting for changes; Control-C ends\n", in: folder, by: process)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationStatus == 128 + signal && process.terminationReason == .exit)
  }

  @Test func `watching goes with reports only`() throws {
    for arguments in [["-"], ["a", "--fix"], ["a", "--diff"]] {
      #expect(try Program.run(["lint", "--watch"] + arguments).code == 64)
    }
  }
}
