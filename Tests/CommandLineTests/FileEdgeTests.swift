import Foundation
import Glibc
import Testing

@testable import TelltaleLint
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

  @Test func `other programs' files beside are in nobody's way`() throws {
    try folder { folder in
      for attempt in 0..<15 {
        try "x".write(
          toFile: "\(folder)/.telltale-\(getpid())-\(attempt)", atomically: false, encoding: .utf8)
      }
      try FileOutput.write(Array("new".utf8), to: "\(folder)/a")
      #expect(text("\(folder)/a") == "new")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 17)
      // Where there is no other name left, the file is written as it is.
      try "x".write(
        toFile: "\(folder)/.telltale-\(getpid())-15", atomically: false, encoding: .utf8)
      try FileOutput.write(Array("own".utf8), to: "\(folder)/b")
      #expect(text("\(folder)/b") == "own")
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

  private func scenes(
    _ paths: [String], isExcluded: (String) -> Bool = { _ in false }
  ) -> (names: [String], run: LintRun) {
    var run = LintRun()
    let found = LintPaths.scenes(in: paths, standardInput: "-", &run, isExcluded: isExcluded)
    return (found.map(\.name), run)
  }

  @Test func `scenes of a folder are found by their names, in order, each once`() throws {
    let scene = "alert: {title: A, buttons: []}\n"
    let files = [
      "b.yaml": scene, "a.yml": scene, "c.json": scene, "d.txt": scene, ".hidden.yaml": scene,
      ".folder/x.yaml": scene, "sub/e.yaml": scene, "telltale.yaml": scene,
      "sub/telltale.yaml": "x",
      "other.yaml": "x: 1\n", "B.yaml": scene, "sub.yaml/f.yaml": scene,
    ]
    try folder(files) { folder in
      symlink("\(folder)/sub", "\(folder)/link")
      symlink("\(folder)/b.yaml", "\(folder)/z.yaml")
      let (names, run) = scenes([folder])
      #expect(
        names.map { $0.dropFirst(folder.count + 1) }
          == ["B.yaml", "a.yml", "b.yaml", "c.json", "sub.yaml/f.yaml", "sub/e.yaml", "z.yaml"])
      #expect(
        run.isComplete && run.complaints == ["\(folder)/other.yaml: note: skipped: not a scene"])
      // What is named by hand is taken whatever it is, and what is found again is not.
      let named = scenes(["\(folder)/d.txt", "\(folder)/a.yml", "\(folder)/d.txt", folder])
      #expect(
        named.names.prefix(3).map { $0.dropFirst(folder.count + 1) } == [
          "d.txt", "a.yml", "B.yaml",
        ])
      #expect(named.names.count == 8)
      let fewer = scenes(["\(folder)/", "\(folder)/b.yaml"]) { $0.hasSuffix("b.yaml") }
      #expect(fewer.names.contains("\(folder)/B.yaml") && fewer.names.last == "\(folder)/b.yaml")
      #expect(fewer.names.count == 7)
      #expect(
        LintPaths.folders(in: folder).map { $0.dropFirst(folder.count) }.sorted() == [
          "", "/sub", "/sub.yaml",
        ])
    }
  }

  @Test func `folders are searched to a depth, past which that is told`() throws {
    let scene = "alert: {title: A, buttons: []}\n"
    for depth in [31, 32, 33] {
      let path = String(repeating: "d/", count: depth)
      try folder(["\(path)a.yaml": scene]) { folder in
        let (names, run) = scenes([folder])
        #expect(names.count == (depth < 32 ? 1 : 0), "\(depth)")
        #expect(run.isComplete == (depth < 32))
        if depth >= 32 {
          #expect(run.complaints.count == 1)
          #expect(
            run.complaints[0].hasSuffix(": error: folders more than 32 deep; name this one itself"))
        }
        #expect(LintPaths.folders(in: folder).count == min(depth, 32) + 1)
      }
    }
  }

  @Test func `what cannot be read is told and the rest is checked`() throws {
    let scene = "alert: {title: A, buttons: []}\n"
    try folder(["a.yaml": scene]) { folder in
      symlink("\(folder)/gone", "\(folder)/b.yaml")
      let (names, run) = scenes([folder, "\(folder)/none.yaml"])
      #expect(names == ["\(folder)/a.yaml"] && !run.isComplete)
      #expect(run.complaints.count == 2)
      #expect(run.complaints.allSatisfy { $0.contains(": error: cannot be read: ") })
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
      for name in ["a.yaml", "new.yml", "sub/c.json", "sub/b.yaml"] {
        try write(name)
        #expect(changes.drain(), "\(name)")
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
