import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleService

/// What is made of settings at the bounds of what they may say, and what is said of those past them.
@Suite struct UnitSettingsGoldenTests {
  private static let limits = [
    ("open-questions", 1, 1000), ("calls-per-second", 1, 10_000), ("connections", 1, 1000),
    ("connections-per-user", 1, 1000), ("message-bytes", 1024, 1_048_576),
    ("kept-answers", 0, 100_000), ("kept-bytes-per-user", 1024, 1_073_741_824),
    ("journal-bytes", 65_536, 1_073_741_824),
  ]

  private static let others = [
    "", "~", "[]", "a: b", "telltale: 1", "profile: kiosk", "profile: ''", "profile: [a]",
    "theme: dark",
    "theme: red", "language: ja", "language: zh-Hant", "language: '?'", "language: [ja]",
    "text-size: 1", "text-size: 0", "text-size: 9", "text-size: 1.5", "service: 1", "service: {}",
    "service: {a: b}", "service: {limits: 1}", "service: {limits: {a: 1}}",
    "service: {limits: {connections: a}}", "service: {clients: []}", "service: {clients: 1}",
    "service: {clients: [1]}", "service: {clients: [{}]}", "service: {clients: [{a: 1}]}",
    "service: {clients: [{user: 0, asks: critical, sees: all}]}",
    "service: {clients: [{group: 4294967295, asks: none, sees: own}]}",
    "service: {clients: [{user: 4294967296}]}", "service: {clients: [{user: -1}]}",
    "service: {clients: [{unit: a.service, asks: low}, {asks: normal}]}",
    "service: {clients: [{asks: loud}]}", "service: {clients: [{sees: none}]}",
    "service: {clients: [{asks: high, sees: all}, {unit: [a]}]}",
  ]

  @Test func `settings at their bounds and past them are read as approved`() throws {
    let cases =
      Self.others
      + Self.limits.flatMap { key, least, most in
        [least - 1, least, most, most + 1].map { "service: {limits: {\(key): \($0)}}" }
      }
    let report = cases.map { "\($0)\n  \(told($0))\n" }.joined()
    #expect(try Golden.changes(in: "service/settings.txt", report) == [])
  }

  private func told(_ text: String) -> String {
    do throws(LoadErrors) {
      let settings = try UnitSettings(Array(text.utf8), file: "s")
      let scene = settings.scene
      let policy = settings.policy(own: 7)
      let rules = policy.rules.map { rule in
        let who = [
          rule.user.map { "user \($0)" }, rule.group.map { "group \($0)" }, rule.unit,
        ].compactMap { $0 }.joined(separator: " ")
        return "\(who.isEmpty ? "all" : who): \(rule.asks?.rawValue ?? "none")"
          + (rule.seesAll ? ", sees all" : "")
      }
      let limits = policy.limits
      return "\(scene.profile ?? "-") \(scene.theme) \(scene.lang ?? "-") \(scene.textSize) | "
        + rules.joined(separator: "; ")
        + " | \(limits.openQuestions) \(limits.callsPerSecond) \(limits.connections) "
        + "\(limits.connectionsPerUser) \(limits.messageBytes) \(limits.waitingBytes) "
        + "\(limits.keptAnswers) \(limits.journalBytes)"
    } catch {
      return error.all.map(\.description).joined(separator: "\n  ")
    }
  }
}
