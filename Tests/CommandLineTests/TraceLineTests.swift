import Foundation
import TelltaleHost
import TelltaleModel
import Testing

@testable import TelltaleCommands

/// What a trace holds, and what is a size.
@Suite struct TraceLineTests {
  @Test func `a trace goes on behind what is there, and ends where it cannot`() throws {
    let folder = try Program.folder(["trace": "earlier\n"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      let trace = try Trace(path: "\(folder)/trace")
      trace.write("one")
      trace.report(.home)
      trace.report(.note(Finding(rule: "A-B", severity: .note, path: .root, message: "so")))
    }
    #expect(
      try String(contentsOfFile: "\(folder)/trace", encoding: .utf8)
        == "earlier\none\nhome\nnote A-B so\n")
    let full = try Trace(path: "/dev/full")
    full.write("one")
    full.write("two")
    try Trace(path: nil).write("nothing")
    #expect(throws: ExitStatus.cannotCreate.code) { _ = try Trace(path: folder) }
  }

  @Test(arguments: [
    ("1x1", true), ("8192x1", true), ("1x8192", true), ("8193x1", false), ("1x8193", false),
    ("0x1", false), ("1x0", false), ("4096x4096", true), ("4096x4097", false), ("2048x8192", true),
    ("+1x1", true), ("1 x1", false), ("x1", false), ("1x", false), ("", false), ("１x１", false),
  ])
  func `a size has sides and pixels within the limits`(text: String, isSize: Bool) {
    #expect((SizeArgument(argument: text) != nil) == isSize)
  }
}
