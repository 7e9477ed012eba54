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
    let file = try JournalFile("\(folder)/a.yml")
    try file.add("head\n")
    #expect(try contents() == "head\n")
    try file.add("")
    try file.add("more\n")
    #expect(try contents() == "head\nmore\n")
    try file.finish(with: "whole\n")
    #expect(try contents() == "whole\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.yml"])
  }

  @Test func `what is no file is written as it comes and left so`() throws {
    let full = try JournalFile("/dev/full")
    #expect(throws: ExitStatus.cannotWrite.code) { try full.add("a") }
    let none = try JournalFile("/dev/null")
    try none.add("a")
    try none.finish(with: "b")
    #expect(throws: ExitStatus.cannotCreate.code) { _ = try JournalFile("/no/such/folder/a") }
  }
}
