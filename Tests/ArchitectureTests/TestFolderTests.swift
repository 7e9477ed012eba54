import Foundation
import Testing

/// Whoever looks for the tests of a folder finds them in a folder of its name.
@Suite struct TestFolderTests {
  /// Folders of tests that stand for no folder of the sources, with the reason.
  private static let others = [
    "Support": "what several tests of the target use",
    "Conformance": "held against the cases of others",
    "Oracle": "held against another program that does the same",
    "Soak": "the same for hours",
    "Kernel": "a driver of the tests' own",
  ]

  private static func folders(of target: String) throws -> Set<String> {
    let paths = try Repository.swiftFiles(under: target).map { $0.split(separator: "/") }
    return Set(paths.filter { $0.count > 3 }.map { String($0[2]) })
  }

  @Test(arguments: Layers.entries.map(\.target))
  func `tests stand in folders named as those of the sources`(target: String) throws {
    let sources = try Self.folders(of: "Sources/\(target)")
    let tests = try Self.folders(of: "Tests/\(target)Tests")
    for folder in tests.subtracting(sources).sorted() where Self.others[folder] == nil {
      Issue.record("Tests/\(target)Tests/\(folder): Sources/\(target) has no folder of that name")
    }
  }

  @Test func `no folder is excepted that is nowhere`() throws {
    let all = try Layers.entries.map { try Self.folders(of: "Tests/\($0.target)Tests") }
    #expect(Set(Self.others.keys).subtracting(all.reduce([]) { $0.union($1) }).isEmpty)
  }
}
