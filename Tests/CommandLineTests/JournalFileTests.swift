import ArgumentParser
import Foundation
import Testing

@testable import TelltaleCommands

@Suite struct JournalFileTests {
  @Test func `what was added is there at once, and the whole takes its place in the end`() throws {
    let folder = try Program.folder(["a.yml": "of last time"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func contents() throws -> String {
      try String(contentsOfFile: "\(folder)/a.yml", encoding: .utf8)
    }
    var file = try JournalFile("\(folder)/a.yml")
    try file.begin("head\n")
    try file.add("")
    #expect(try contents() == "of last time", "the older one stays until there is something")
    try file.add("more\n")
    #expect(try contents() == "head\nmore\n")
    try file.add("and more\n")
    #expect(try contents() == "head\nmore\nand more\n")
    #expect(try file.finish(with: "whole\n"))
    #expect(try contents() == "whole\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.yml"])
  }

  @Test func `an older recording stays where nothing was recorded, and a new one is made`() throws {
    let folder = try Program.folder(["a.yml": "of last time"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, isWritten, contents) in [
      ("a.yml", false, "of last time"), ("b.yml", true, "none\n"),
    ] {
      var file = try JournalFile("\(folder)/\(name)")
      try file.begin("head\n")
      #expect(try file.finish(with: "none\n") == isWritten)
      #expect(try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8) == contents)
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["a.yml", "b.yml"])
  }

  @Test func `what is no file is written as it comes and left so`() throws {
    var full = try JournalFile("/dev/full")
    #expect(throws: ExitStatus.cannotWrite.code) { try full.add("a") }
    var none = try JournalFile("/dev/null")
    try none.add("a")
    _ = try none.finish(with: "b")
    #expect(throws: ExitStatus.cannotCreate.code) { _ = try JournalFile("/no/such/folder/a") }
  }
}
