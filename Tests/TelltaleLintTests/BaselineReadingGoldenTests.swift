import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleLint

/// What is said of files that are no baselines, or only in part; `tools/goldens` writes it anew.
@Suite struct BaselineReadingGoldenTests {
  private static let entry = #"{"path": "a", "rule": "R", "fingerprint": "f", "message": "m"}"#

  private static let texts = [
    "", "[]", "{}", "3", "{", #"{"version": 1}"#, #"{"findings": []}"#,
    #"{"version": 2, "findings": []}"#,
    #"{"version": "1", "findings": []}"#, #"{"version": 1, "findings": {}}"#,
    #"{"version": 1, "findings": []}"#, #"{"version": 1, "findings": [\#(entry)]}"#,
    #"{"version": 1, "findings": [\#(entry), 3, {}, \#(entry)]}"#,
    #"{"version": 1, "findings": [{"path": "a", "rule": "R"}]}"#,
    #"{"version": 1, "findings": [{"path": "a", "fingerprint": "f"}]}"#,
    #"{"version": 1, "findings": [{"rule": "R", "fingerprint": "f"}]}"#,
    #"{"version": 1, "findings": [{"path": "a", "rule": "R", "fingerprint": "f"}]}"#,
    #"{"version": 1, "findings": [{"path": ["a"], "rule": "R", "fingerprint": "f"}]}"#,
    #"{"version": 1, "version": 1, "findings": []}"#,
  ]

  @Test func `what is read of baselines, and said of others, is as approved`() throws {
    let golden = Self.texts.map { text in
      do throws(LoadErrors) {
        let entries = try Baseline(Array(text.utf8), file: "b.json").entries
        return "\(text)\n"
          + entries.map { "  \($0.path) \($0.rule) \($0.fingerprint) \($0.message)\n" }.joined()
      } catch {
        return "\(text)\n  \(error.description.replacing("\n", with: "\n  "))\n"
      }
    }.joined()
    #expect(try Golden.changes(in: "reports/baselines.txt", golden) == [])
  }

  @Test func `entries stand by file, guideline and fault, with those that are kept`() throws {
    func entry(_ path: String, _ rule: String, _ mark: String) -> Baseline.Entry {
      .init(path: path, rule: rule, fingerprint: mark, message: "m")
    }
    var finding = Linters.finding("m", rule: "B")
    finding.fingerprint = "2"
    let kept = [
      entry("b", "A", "1"), entry("a", "B", "3"), entry("a", "C", "1"), entry("a", "B", "1"),
    ]
    let baseline = Baseline([("a", [finding])], keeping: kept)
    #expect(
      baseline.entries == [
        entry("a", "B", "1"), entry("a", "B", "2"), entry("a", "B", "3"), entry("a", "C", "1"),
        entry("b", "A", "1"),
      ])
    // What is wrong with a file as such has no guideline, and cannot be put off.
    #expect(Baseline([("a", [Linters.finding(rule: nil)])]).entries.isEmpty)
  }

  @Test func `an entry is used up by one finding, in its own file, and the last ones are stale`() {
    var finding = Linters.finding()
    finding.fingerprint = "f"
    var other = finding
    other.fingerprint = "g"
    let baseline = Baseline([("a", [finding, finding, finding]), ("b", [finding])])
    var known = KnownFindings(baseline)
    #expect(known.unknown([finding, other], path: "a") == [other])
    #expect(known.stale { _ in false }.map(\.path) == ["a", "a"])
    #expect(known.unknown([finding, finding, finding], path: "a") == [finding])
    #expect(known.stale { _ in false }.isEmpty && known.stale { _ in true }.map(\.path) == ["b"])
    #expect(known.unknown([finding], path: "c") == [finding])
    var refusal = finding
    refusal.isRefusal = true
    #expect(known.unknown([refusal], path: "b") == [refusal])
    #expect(known.unknown([finding], path: "b") == [])
  }
}
