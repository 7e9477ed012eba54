import Foundation
import Glibc
import TelltaleTestSupport
import Testing

@testable import TelltaleLint

/// Which files of a folder are scenes, and how deep is looked.
@Suite(.serialized) struct LintPathsTests {
  private func folder(_ files: [String: String] = [:], _ body: (String) throws -> Void) throws {
    let folder = try Files.folder(files.merging(["keep": ""]) { $1 })
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
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

  @Test func `what commands have written is left alone, unless it is named`() throws {
    let scene = "alert: {title: A, buttons: []}\n"
    let files = [
      "a.yaml": scene, "out/test/b.yaml": scene, "sub/out/c.yaml": scene, "d.new.yaml": scene,
      "pages/catalogue.json": "{}", "pages/one/steps.json": "{}", "without/e.yaml": scene,
    ]
    try folder(files) { folder in
      let (names, run) = scenes([folder])
      #expect(names.map { $0.dropFirst(folder.count + 1) } == ["a.yaml", "without/e.yaml"])
      #expect(run.complaints.isEmpty, "\(run.complaints)")
      #expect(scenes(["\(folder)/out", "\(folder)/d.new.yaml"]).names.count == 2)
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
}
