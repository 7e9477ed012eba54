import Foundation
import TelltaleTestSupport
import Testing

@testable import TelltaleAppProtocol

/// Files for their owner alone: whole at any time, whoever writes them.
@Suite(.serialized) struct PrivateFileTests {
  private func folder(_ files: [String: String] = [:], _ body: (String) throws -> Void) throws {
    let folder = try Files.folder(files.merging(["keep": ""]) { $1 })
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `lines take the place of a file whole, for its owner alone`() throws {
    try folder(["a": "old"]) { folder in
      #expect(PrivateFile.replace("\(folder)/a", with: ["one", "two"]) == nil)
      #expect(text("\(folder)/a") == "one\ntwo\n")
      #expect(try mode("\(folder)/a") == 0o600)
      #expect(PrivateFile.replace("\(folder)/a", with: []) == nil)
      #expect(text("\(folder)/a") == "")
      #expect(PrivateFile.replace("\(folder)/none/a", with: ["x"]) == ENOENT)
      try FileManager.default.createDirectory(
        atPath: "\(folder)/b/c", withIntermediateDirectories: true)
      #expect(PrivateFile.replace("\(folder)/b", with: ["x"]) == EISDIR)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["a", "b", "keep"])
    }
  }

  @Test func `a folder is made with those that it lies in, and a file is none`() throws {
    try folder(["file": ""]) { folder in
      #expect(PrivateFile.makeFolder("\(folder)/x/y//z/") == nil)
      let modes = try ["x", "x/y", "x/y/z"].map { try mode("\(folder)/\($0)") }
      #expect(modes == [0o700, 0o700, 0o700])
      #expect(PrivateFile.makeFolder("\(folder)/x/y/z") == nil)
      #expect(PrivateFile.makeFolder("\(folder)/file") == ENOTDIR)
      #expect(PrivateFile.makeFolder("\(folder)/file/below") == ENOTDIR)
      #expect(PrivateFile.makeFolder("/") == nil && PrivateFile.makeFolder("") == nil)
    }
  }
}
