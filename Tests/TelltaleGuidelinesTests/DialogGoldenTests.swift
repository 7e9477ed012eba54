import Foundation
import TelltaleGuidelines
import TelltaleModel
import TelltaleTestSupport
import Testing

/// What the guidelines have to say about dialogs written as real apps write them, read and approved
/// line by line.
///
/// `tools/goldens` writes the report anew; each new warning in it has to be one that a careful
/// reviewer would make.
@Suite struct DialogGoldenTests {
  private static let folder = Fixtures.path("Dialogs")

  private struct Line: Hashable {
    var place: String
    var text: String
  }

  @Test func `the report on dialogs of real apps is as approved`() throws {
    #expect(try Golden.changes(in: "dialogs.txt", report()) == [])
  }

  private func report() throws -> String {
    let lexicons = try Platforms.lexicons()
    let setups = try Platforms.names.map { name in
      let profile = try Platforms.profile(name)
      return (profile, try Platforms.judge(profile, lexicons))
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder).sorted()
    #expect(files.count >= 100)
    return try files.map { file in
      let text = try String(contentsOfFile: Self.folder + "/" + file, encoding: .utf8)
      var profiles: [Line: [String]] = [:]
      var order: [Line] = []
      for (profile, judge) in setups {
        for line in lines(text, profile, lexicons, judge) {
          if profiles[line] == nil { order.append(line) }
          profiles[line, default: []].append(profile.name)
        }
      }
      return "\(file)\n"
        + order.map { line in
          let names = profiles[line] ?? []
          let list = names.count == setups.count ? "" : " (\(names.joined(separator: ", ")))"
          return "  \(line.place): \(line.text)\(list)\n"
        }.joined()
    }.joined()
  }

  private func lines(
    _ text: String, _ profile: Profile, _ lexicons: Lexicons, _ judge: Judge
  ) -> [Line] {
    let loaded = ExampleScene.load(text, profile, lexicons)
    guard let scene = loaded.accepted else {
      let ids = Set(loaded.findings.filter { $0.severity == .error }.map(\.rule)).sorted()
      return [Line(place: "refused", text: ids.isEmpty ? "unknown" : ids.joined(separator: ", "))]
    }
    return (loaded.findings + judge.judge(scene).findings).map { finding in
      Line(
        place: finding.path.description,
        text: "\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]")
    }
  }
}
