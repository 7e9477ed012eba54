import Foundation
import TelltaleInput
import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleScenes

/// What scenes are told to have wrong with them: what, where, and what to do, as it was read and approved.
///
/// The inputs are `Tests/Fixtures/Refusals`, one a line; `tools/goldens` writes the reports anew.
@Suite struct SceneRefusalGoldenTests {
  // SCENE-UNREADABLE
  @Test func `what scenes are refused for, on every platform`() throws {
    let profiles = try Platforms.names.map { try Platforms.profile($0) }
    let report = try Approved.report(Approved.cases("Refusals/scenes.txt")) { text in
      var order: [String] = []
      var names: [String: [String]] = [:]
      for profile in profiles {
        for line in try said(text, profile) {
          if names[line] == nil { order.append(line) }
          names[line, default: []].append(profile.name)
        }
      }
      return order.map { line in
        let own = names[line] ?? []
        return line + (own.count == profiles.count ? "" : " (\(own.joined(separator: ", ")))")
      }
    }
    #expect(try Golden.changes(in: "refusals/scenes.txt", report) == [])
  }

  /// What refuses a scene, then what is only remarked, each with what the program would write instead.
  private func said(_ text: String, _ profile: Profile) throws -> [String] {
    let loaded = SceneFile.load(
      bytes: Array(text.utf8), name: "s", profile: profile, lexicons: try Scenes.lexicons.get(),
      language: nil)
    let remarks = loaded.findings.filter { $0.severity < .error }.map { finding in
      "\(loaded.sourceMap.location(of: finding.path)): \(finding.severity): \(finding.message)"
        + " [\(finding.rule)]"
    }
    let fixes = loaded.findings.compactMap(\.fix).map { fix in
      let new = YAMLEditor(Array(text.utf8), file: "s")?.applying(fix.edits)
      return "\(fix.isSafe ? "mends" : "could mend"): \(fix.title): "
        + (new.map { String(decoding: $0, as: UTF8.self) } ?? "not here")
        .split(separator: "\n").joined(separator: "⏎")
    }
    if loaded.refusal == nil, loaded.scene == nil { return ["nothing to show, and nobody says so"] }
    return (loaded.refusal?.all.map(\.description) ?? []) + remarks + fixes
  }
}
