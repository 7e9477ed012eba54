import TelltaleModel
import TelltaleSyntax
import Testing

@testable import TelltaleLint

@Suite struct BaselineTests {
  private let scene = """
    alert:
      reason: problem
      title: Error
      buttons: [{title: Retry}, {role: cancel}]
    """

  private func known(_ text: String) throws -> KnownFindings {
    KnownFindings(Baseline([("scene.yaml", try Linters.lint(text).findings)]))
  }

  @Test func `what is known is not reported, wherever its lines move`() throws {
    var known = try known(scene)
    let moved = "# new\n\n" + scene.replacing("reason: problem\n", with: "reason: problem\n\n")
    #expect(try known.unknown(Linters.lint(moved).findings, path: "scene.yaml") == [])
    #expect(known.stale { _ in false } == [])
  }

  @Test func `another text at the same place is not known`() throws {
    var known = try known(scene)
    let other = try Linters.lint(scene.replacing("Error", with: "Warning")).findings
    #expect(known.unknown(other, path: "scene.yaml") == other)
    #expect(known.stale { _ in false }.count == 1)
  }

  @Test func `each entry stands for one finding`() {
    let finding = Linters.finding()
    var known = KnownFindings(Baseline([("a", [finding])]))
    #expect(known.unknown([finding, finding], path: "a") == [finding])
  }

  @Test func `entries of files that were not checked are not stale, unless these are gone`() {
    let known = KnownFindings(Baseline([("a", [Linters.finding()]), ("b", [Linters.finding()])]))
    #expect(known.stale { _ in false } == [])
    #expect(known.stale { $0 == "b" }.map(\.path) == ["b"])
  }

  @Test func `what refuses a scene is never put off`() {
    var finding = Linters.finding()
    finding.isRefusal = true
    #expect(Baseline([("a", [finding])]).entries.isEmpty)
  }

  @Test func `the file is read as it was written, in one order`() throws {
    let first = Linters.finding("says \"x\"\u{1}\n", rule: "B")
    let baseline = Baseline([("z", [first]), ("a/é", [first, Linters.finding()])])
    #expect(baseline.text.split(separator: "\n").count == 8)
    #expect(try Baseline(Array(baseline.text.utf8), file: "f") == baseline)
    let empty = Baseline([])
    #expect(try Baseline(Array(empty.text.utf8), file: "f") == empty)
  }

  @Test(arguments: [
    "[]", "{\"version\": 2, \"findings\": []}", "x", "{\"version\": 1, \"findings\": [3]}",
  ])
  func `what is no baseline is told`(text: String) {
    #expect(throws: LoadErrors.self) { try Baseline(Array(text.utf8), file: "f") }
  }
}
