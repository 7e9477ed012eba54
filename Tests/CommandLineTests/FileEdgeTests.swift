import Foundation
import Glibc
import TelltaleLint
import Testing

@testable import TelltaleCommands

/// Files and folders at the edges: who may write them, what is left behind, how deep is looked.
@Suite(.serialized) struct FileEdgeTests {
  private func folder(_ files: [String: String] = [:], _ body: (String) throws -> Void) throws {
    let folder = try Program.folder(files.merging(["keep": ""]) { $1 })
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `a written file keeps its permissions, and a new one leaves nothing beside`() throws {
    try folder(["a": "old"]) { folder in
      chmod("\(folder)/a", 0o640)
      try FileOutput.write(Array("new".utf8), to: "\(folder)/a")
      #expect(text("\(folder)/a") == "new")
      #expect(try mode("\(folder)/a") == 0o640)
      try FileOutput.write([], to: "\(folder)/b")
      #expect(text("\(folder)/b") == "")
      do {
        // Given up before it is finished.
        _ = try FileOutput("\(folder)/c")
      }
      symlink("\(folder)/a", "\(folder)/link")
      try FileOutput.write(Array("more".utf8), to: "\(folder)/link")
      #expect(text("\(folder)/a") == "more")
      var status = stat()
      #expect(lstat("\(folder)/link", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
          == ["a", "b", "keep", "link"])
    }
  }

  @Test func `what killed runs left beside is cleared`() throws {
    try folder { folder in
      for attempt in 0..<15 {
        try "x".write(
          toFile: "\(folder)/.telltale-\(getpid())-\(attempt)", atomically: false, encoding: .utf8)
      }
      try FileOutput.write(Array("new".utf8), to: "\(folder)/a")
      #expect(text("\(folder)/a") == "new")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder).filter {
          $0.hasPrefix(".telltale-")
        }.isEmpty)
    }
  }

  @Test func `a folder for output is made, found, or told`() throws {
    try folder(["file": ""]) { folder in
      try FileOutput.makeFolder("\(folder)/out")
      try FileOutput.makeFolder("\(folder)/out")
      #expect(try mode("\(folder)/out").map { $0 & 0o700 } == 0o700)
      #expect(throws: ExitStatus.cannotCreate.code) { try FileOutput.makeFolder("\(folder)/file") }
      #expect(throws: ExitStatus.cannotCreate.code) {
        try FileOutput.makeFolder("\(folder)/none/below")
      }
      #expect(throws: ExitStatus.cannotCreate.code) { _ = try FileOutput("\(folder)/none/a") }
      #expect(throws: ExitStatus.cannotCreate.code) { _ = try FileOutput(folder) }
      #expect(throws: ExitStatus.cannotWrite.code) {
        try FileOutput.write(Array("x".utf8), to: "/dev/full")
      }
      try FileOutput.write(Array("x".utf8), to: "/dev/null")
    }
  }

  @Test func `only what may be a scene is news to who watches`() throws {
    try folder(["a.yaml": "", "sub/b.yaml": ""]) { folder in
      let changes = try #require(SceneChanges())
      changes.watch([folder])
      #expect(!changes.drain())
      func write(_ name: String) throws {
        try "x".write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8)
      }
      // A program that another test starts may have a copy of the file for a moment, which is closed then only.
      func comes() -> Bool {
        for _ in 0..<500 {
          if changes.drain() { return true }
          usleep(10_000)
        }
        return false
      }
      for name in ["a.yaml", "new.yml", "sub/c.json", "sub/b.yaml"] {
        try write(name)
        #expect(comes(), "\(name)")
        #expect(!changes.drain(), "\(name)")
      }
      for name in [".a.yaml.swp", "a.yaml~", "4913", "yaml"] {
        try write(name)
        #expect(!changes.drain(), "\(name)")
      }
      rename("\(folder)/a.yaml", "\(folder)/old")
      #expect(changes.drain())
      rename("\(folder)/old", "\(folder)/a.yaml")
      #expect(changes.drain())
      unlink("\(folder)/a.yaml")
      #expect(changes.drain())
      mkdir("\(folder)/more", 0o755)
      #expect(changes.drain())
      // Opened and not closed yet, a file is only begun.
      let descriptor = open("\(folder)/begun.yaml", O_CREAT | O_WRONLY, 0o644)
      #expect(!changes.drain())
      close(descriptor)
      #expect(changes.drain())
    }
  }

  @Test func `who watches a file watches its folder`() throws {
    try folder(["a.yaml": "", "sub/b.yaml": ""]) { folder in
      let changes = try #require(SceneChanges())
      changes.watch(["\(folder)/a.yaml"])
      try "x".write(toFile: "\(folder)/a.yaml", atomically: true, encoding: .utf8)
      #expect(changes.drain())
      try "x".write(toFile: "\(folder)/sub/b.yaml", atomically: false, encoding: .utf8)
      #expect(!changes.drain())
    }
  }
}
