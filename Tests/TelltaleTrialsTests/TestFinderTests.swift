import Foundation
import TelltaleTestSupport
import Testing

@testable import TelltaleTrials

/// What `telltale test` finds in files and folders.
@Suite struct TestFinderTests {
  private func found(_ files: [String], _ paths: [String]) throws -> TestFinder {
    let folder = try Files.folder(
      Dictionary(
        uniqueKeysWithValues: files.map { ($0, $0.hasSuffix(".test.yaml") ? Self.test : "") }))
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return TestFinder(paths.map { $0.isEmpty ? folder : "\(folder)/\($0)" })
  }

  private static let test = "scene: app.yaml\nscript: [steps, single.script]\n"

  /// The end of a path, below the folder that a test has made.
  private func end(_ path: String?, _ parts: Int) -> String? {
    path.map { $0.split(separator: "/").suffix(parts).joined(separator: "/") }
  }

  @Test func `a script belongs to the scene of its name, else to the app beside it`() throws {
    let finder = try found(
      [
        "a/buy.script", "a/buy.json", "a/buy.yml", "a/buy.jsonl", "a/app.yaml", "a/updates.jsonl",
        "a/other.script", "b/alone.script", "b/.hidden.script", "b/.git/x.script", "b/note.txt",
        "c/late.script", "c/app.yaml",
      ], [""])
    #expect(finder.complaints.isEmpty)
    let cases = finder.cases
    #expect(cases.map { end($0.script, 2) } == ["a/buy.script", "a/other.script", "c/late.script"])
    #expect(cases.map { end($0.scene, 2) } == ["a/buy.yml", "a/app.yaml", "c/app.yaml"])
    #expect(cases.map { end($0.updates, 2) } == ["a/buy.jsonl", "a/updates.jsonl", nil])
    #expect(cases.map { end($0.name, 2) } == ["a/buy", "a/other", "c/late"])
  }

  @Test func `a file that names scripts takes them, wherever they stand`() throws {
    let finder = try found(
      [
        "x/all.test.yaml", "x/steps/b.script", "x/steps/a.script", "x/steps/no.txt", "x/app.yaml",
        "x/single.script", "x/free.script",
      ], ["x", "x"])
    #expect(finder.complaints.isEmpty)
    #expect(
      finder.cases.map { end($0.script, 1) } == [
        "a.script", "b.script", "single.script", "free.script",
      ])
    #expect(Set(finder.cases.map { end($0.file, 1) }) == ["all.test.yaml", "free.script"])
  }

  @Test func `what is no test is told where somebody names it`() throws {
    let finder = try found(
      ["a/alone.script", "a/note.txt"], ["a/alone.script", "a/note.txt", "none"])
    #expect(finder.cases.isEmpty)
    let ends = [
      "a/note.txt: error: expected a folder, a file that ends in .test.yaml, or a script that ends in "
        + ".script",
      "none: error: expected a folder, a file that ends in .test.yaml, or a script that ends in .script",
      "alone.yaml or app.yaml; or name the script in a file that ends in .test.yaml",
    ]
    #expect(finder.complaints.count == 3)
    for (complaint, end) in zip(finder.complaints, ends) { #expect(complaint.hasSuffix(end)) }
  }

  @Test func `a folder is searched where it stands, not where links lead to it`() throws {
    let folder = try Files.folder(["a/buy.script": "", "a/app.yaml": ""])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for link in ["a/again", "b"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(link)", withDestinationPath: "\(folder)/a")
    }
    #expect(TestFinder([folder]).cases.map { end($0.script, 2) } == ["a/buy.script"])
    let named = TestFinder(["\(folder)/b"])
    #expect(named.cases.map { end($0.script, 2) } == ["b/buy.script"], "one that is named is")
  }

  @Test(arguments: [31, 32])
  func `thirty-two folders in each other are searched, and no more`(folders: Int) throws {
    let deep = (0..<folders).map { "d\($0)" }.joined(separator: "/")
    let finder = try found(["\(deep)/a.script", "\(deep)/app.yaml"], [""])
    #expect(finder.cases.count == (folders < 32 ? 1 : 0))
    #expect(finder.complaints.count == (folders < 32 ? 0 : 1))
    #expect(
      finder.complaints.allSatisfy {
        $0.contains(": error: folders more than 32 deep; name this one itself")
      })
  }
}
