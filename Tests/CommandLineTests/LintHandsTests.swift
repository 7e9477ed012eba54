import Foundation
import TelltaleTestSupport
import Testing

/// Many scenes are judged by two hands, few by one; nobody can tell which.
@Suite struct LintHandsTests {
  /// The dialogs of the tests, as many as are asked for, by their paths.
  private static func scenes(_ count: Int) throws -> [String] {
    let folder = Platforms.root + "/Tests/Fixtures/Dialogs"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return names.filter { $0.hasSuffix(".yaml") }.sorted().prefix(count).map { "\(folder)/\($0)" }
  }

  private func lint(_ scenes: some Collection<String>, _ options: [String]) throws -> String {
    let result = try Program.run(["lint"] + options + scenes)
    #expect(result.code == 1)
    return result.output
  }

  /// Twenty of them are too few for a second hand.
  @Test(arguments: [["--profile", "all"], ["--profile", "carplay,tvos,watchos-s3"]])
  func `sixty scenes get the findings that each twenty of them get`(profiles: [String]) throws {
    let scenes = try Self.scenes(60)
    try #require(scenes.count == 60)
    let options = profiles + ["--format", "concise"]
    let together = try lint(scenes, options)
    let parts = try [scenes[..<20], scenes[20..<40], scenes[40...]].map { try lint($0, options) }
    #expect(together == parts.joined())
    #expect(together.split(separator: "\n").count > 100)
  }
}
