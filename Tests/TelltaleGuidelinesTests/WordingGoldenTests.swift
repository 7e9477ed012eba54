import Foundation
import TelltaleGuidelines
import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

/// All that the guidelines say of small scenes at the edges of what they tell apart, and of the faulty
/// examples in the book, each with what the program would write instead, read and approved line by line.
///
/// `tools/goldens` writes the reports anew.
@Suite struct WordingGoldenTests {
  private struct ProfileSetup {
    var profile: Profile
    var judge: Judge
  }

  @Test func `what is said of wordings at the edge is as approved`() throws {
    let setups = try setups()
    let cases = try String(contentsOfFile: Fixtures.path("wording.txt"), encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(cases.count > 100)
    let lexicons = try Platforms.lexicons()
    let report = cases.map { "\($0)\n" + said(of: Self.scene($0), setups, lexicons) }.joined()
    try compare(report, "wording.txt")
  }

  @Test func `what is said of the book's faulty examples is as approved`() throws {
    let setups = try setups()
    let lexicons = try Platforms.lexicons()
    let report = RuleBook.standard.rules.sorted { $0.id < $1.id }.map { rule in
      let own = setups.filter { rule.applies.includes($0.profile.guidelines) }
      let parts = rule.examples.compactMap { example -> String? in
        guard case .fires = example.outcome, case .scene(let yaml) = example.content else {
          return nil
        }
        return said(of: yaml, own, lexicons, rule: rule.id)
      }
      return parts.isEmpty ? "" : "\(rule.id)\n" + parts.joined(separator: "  --\n")
    }.joined()
    try compare(report, "examples.txt")
  }

  private func setups() throws -> [ProfileSetup] {
    let lexicons = try Platforms.lexicons()
    return try Platforms.names.map { name in
      let profile = try Platforms.profile(name)
      return ProfileSetup(profile: profile, judge: try Platforms.judge(profile, lexicons))
    }
  }

  /// `en| Title / message / buttons`, or a scene after an equals sign.
  private static func scene(_ line: Substring) -> String {
    if line.hasPrefix("= ") { return String(line.dropFirst(2)) }
    let halves = line.split(separator: "| ", maxSplits: 1)
    let parts = halves[1].split(separator: " /", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let quoted = parts.map { JSONValue.string($0).line }
    let message = parts[1].isEmpty ? "" : ", message: \(quoted[1])"
    let buttons = quoted.dropFirst(2).map { title in
      ["Cancel", "キャンセル", "取消"].contains { title == "\"\($0)\"" }
        ? "{role: cancel}" : "{title: \(title)}"
    }
    return "{lang: \(halves[0]), alert: {title: \(quoted[0])\(message), buttons: ["
      + buttons.joined(separator: ", ") + "]}}"
  }

  private func said(
    of text: String, _ setups: [ProfileSetup], _ lexicons: Lexicons, rule: String? = nil
  ) -> String {
    var order: [String] = []
    var names: [String: [String]] = [:]
    for setup in setups {
      let loaded = ExampleScene.load(text, setup.profile, lexicons)
      // Where styles differ, an example is for the platform that it names.
      if let own = loaded.scene?.profile, own != setup.profile.name { continue }
      let found = loaded.findings + (loaded.scene.map { setup.judge.judge($0).findings } ?? [])
      let lines =
        loaded.errors.map { "error: \($0.message)" }
        + found.filter { rule == nil || $0.rule == rule }.map { line($0, in: text) }
      for line in lines {
        if names[line] == nil { order.append(line) }
        names[line, default: []].append(setup.profile.name)
      }
    }
    return order.map { line in
      let own = names[line] ?? []
      return "  \(line)"
        + (own.count == setups.count ? "" : " (\(own.joined(separator: ", ")))") + "\n"
    }.joined()
  }

  /// The finding, and the lines that its fix would write.
  private func line(_ finding: Finding, in text: String) -> String {
    let told =
      "\(finding.path): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"
    guard let fix = finding.fix else { return told }
    let old = Set(text.split(separator: "\n"))
    let new = YAMLEditor(Array(text.utf8), file: "s")?.applying(fix.edits).map {
      String(decoding: $0, as: UTF8.self).split(separator: "\n").filter { !old.contains($0) }
        .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "⏎")
    }
    return "\(told) \(fix.isSafe ? "=>" : "~>") \(fix.title): \(new ?? "not here")"
  }

  private func compare(_ report: String, _ name: String) throws {
    #expect(try Golden.changes(in: "findings/\(name)", report) == [])
  }
}
