import TelltaleCatalogue
import TelltaleGuidelines
import TelltaleTestSupport

/// The sources that keep each guideline, and the tests that show it.
package struct CoverageTable {
  package struct Row {
    package let rule: Rule
    /// Paths of files.
    package let sources: [String]
    package let tests: [TestFunction]
    /// Why nothing keeps it.
    package let reason: String?
  }

  package let rows: [Row]

  /// The rows of these rules, from the sources and tests of the repository.
  ///
  /// - Throws: An error of the file system where one of them cannot be read.
  package init(_ rules: [Rule]) throws {
    let tests = try TestScan.repository()
    let sources = try SourceScan()
    let fixtures = FixtureIDs()
    rows = rules.map { rule in
      let shown = tests.shown[rule.id, default: []].union(Self.byExamples(rule, fixtures))
      let reason: String? = if case .unchecked(let why) = rule.enforcement { why } else { nil }
      return Row(
        rule: rule, sources: reason == nil ? sources.files(for: rule) : [],
        tests: reason == nil ? shown.sorted() : [], reason: reason)
    }
  }

  /// The tests that go through examples.
  private static func byExamples(_ rule: Rule, _ fixtures: FixtureIDs) -> Set<TestFunction> {
    var tests: Set<TestFunction> = []
    let hasScene = rule.examples.contains { if case .scene = $0.content { true } else { false } }
    if hasScene { tests.insert(ExampleTest.rules) }
    if fixtures.judged.contains(rule.id) { tests.insert(ExampleTest.judged) }
    if fixtures.loaded.contains(rule.id) { tests.insert(ExampleTest.loaded) }
    return tests
  }

  /// The table as Markdown.
  package var text: String {
    let head = "| guideline | element | kind | kept by | shown by |\n|---|---|---|---|---|\n"
    return head + rows.map(line).joined()
  }

  private func line(_ row: Row) -> String {
    let sources = row.sources.map { "[\(Self.base($0))](../../\($0))" }
    let tests = row.tests.map { "[\(Self.base($0.file))](../../\($0.file)): \($0.name)" }
    let kept = row.reason.map { "nothing: \($0)" } ?? sources.joined(separator: "<br>")
    let cells = [
      "[\(row.rule.id)](\(row.rule.id).md)", row.rule.element, row.rule.kind.rawValue, kept,
      tests.joined(separator: "<br>"),
    ]
    return "| " + cells.joined(separator: " | ") + " |\n"
  }

  private static func base(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }
}

/// Tests that go through examples of many guidelines.
package enum ExampleTest {
  package static let rules = TestFunction(
    file: "Tests/TelltaleGuidelinesTests/RuleExampleTests.swift",
    name: "every example of every rule says what its rule says")
  package static let judged = TestFunction(
    file: "Tests/TelltaleGuidelinesTests/CatalogueTests.swift",
    name: "a scene that breaks a guideline is told, and one that keeps it is not")
  package static let loaded = TestFunction(
    file: "Tests/TelltaleScenesTests/SceneFileTests.swift",
    name: "examples are refused under the ids they break and load otherwise")
}

/// The guidelines that have scenes among the fixtures.
private struct FixtureIDs {
  let judged = Set(SceneExample.checks.map(\.rule))
  let loaded = Set((SceneExample.alerts + SceneExample.scenes).flatMap { $0.refused })
}
