import TelltaleCatalogue
import TelltaleGuidelines
import TelltaleTestSupport

@testable import TelltaleLint

/// Which source keeps each guideline, and which test shows it.
struct CoverageTable {
  struct Row {
    let rule: Rule
    /// Paths of files.
    let sources: [String]
    let tests: [TestFunction]
    /// Why nothing keeps it.
    let reason: String?
  }

  let rows: [Row]

  init(_ rules: [Rule]) throws {
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

  var text: String {
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
enum ExampleTest {
  static let rules = TestFunction(
    file: "Tests/TelltaleGuidelinesTests/RuleExampleTests.swift",
    name: "every example of every rule says what its rule says")
  static let judged = TestFunction(
    file: "Tests/TelltaleGuidelinesTests/CatalogueTests.swift",
    name: "a scene that breaks a guideline is told, and one that keeps it is not")
  static let loaded = TestFunction(
    file: "Tests/TelltaleScenesTests/SceneFileTests.swift",
    name: "examples are refused under the ids they break and load otherwise")
}

/// The guidelines that have scenes among the fixtures.
private struct FixtureIDs {
  let judged = Set(SceneExample.checks.map(\.rule))
  let loaded = Set((SceneExample.alerts + SceneExample.scenes).flatMap { $0.refused })
}

/// The sources that name a guideline.
struct SourceScan {
  private var named: [String: [String]] = [:]
  private var ruleFiles: [String: String] = [:]

  init() throws {
    let files =
      Repository.files(under: "Sources", ending: "swift")
      + Repository.files(under: "Platforms", ending: "yaml")
    for file in files {
      let text = try Repository.text(of: file)
      if file.contains("TelltaleGuidelines/Rules/") {
        if let id = text.firstMatch(of: /"([A-Z][A-Z0-9]+(?:-[A-Z0-9]+)+)"/) {
          ruleFiles[String(id.1)] = file
        }
      } else if !file.contains("TelltaleGuidelines/"), !file.contains("TelltaleCatalogue/") {
        for id in Self.ids(in: text, isPlatform: file.hasSuffix("yaml")) {
          named[id, default: []].append(file)
        }
      }
    }
  }

  /// Severities of a platform are no place where a guideline is kept; its comments tell.
  private static func ids(in text: String, isPlatform: Bool) -> Set<String> {
    guard isPlatform else { return GuidelineID.all(in: text).union(members(in: text)) }
    let comments = text.split(separator: "\n").filter {
      $0.trimmingPrefix { $0 == " " }.hasPrefix("#")
    }
    return GuidelineID.all(in: comments.joined(separator: "\n"))
  }

  /// Members of the catalogue, as code names guidelines.
  private static func members(in text: String) -> [String] {
    text.matches(of: /\.([a-z][A-Za-z0-9]+)/).compactMap { names[String($0.1)] }
  }

  private static let names = Dictionary(
    uniqueKeysWithValues: RuleID.allCases.map { ("\($0)", $0.rawValue) })

  /// The rule's own file where it has a check; what the rest of the program does for it. A model
  /// keeps what it cannot express, and no more.
  func files(for rule: Rule) -> [String] {
    let others = named[rule.id, default: []].filter {
      rule.kind == .construct || !$0.contains("/TelltaleModel/")
    }
    switch rule.enforcement {
    case .check: return [ruleFiles[rule.id]].compactMap { $0 }
    case .shared: return [ruleFiles[rule.id]].compactMap { $0 } + others
    case .elsewhere, .unchecked, .planned: return others
    }
  }
}
