import TelltaleModel
import TelltaleSyntax

/// The counts of findings, by guideline, by severity and by profile.
package struct LintStatistics: Sendable {
  /// The numbers of findings, by weight.
  package struct Counts: Hashable, Sendable {
    package var errors = 0
    package var warnings = 0
    package var notes = 0
    /// Files that it was found in.
    package var scenes = 0
    /// The findings that `--fix` could mend, with `--unsafe-fixes` or without.
    package var fixable = 0

    package var total: Int { errors + warnings + notes }

    fileprivate mutating func add(_ finding: LintFinding) {
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
      if finding.fix != nil { fixable += 1 }
    }

    /// `2 errors, 1 warning`, without those of which there are none.
    fileprivate var words: String {
      [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }
        .map { LintRun.counted($0.0, $0.1) }.joined(separator: ", ")
    }
  }

  package private(set) var all = Counts()
  /// The counts by id, the most frequent first.
  package let rules: [(name: String, counts: Counts)]
  /// The counts by name, in the order in which profiles were checked; a finding counts for each that it is about.
  package let profiles: [(name: String, counts: Counts)]

  /// Counts the findings that are reported.
  ///
  /// - Parameter files: The files of a run with their findings.
  package init(_ files: [LintedFile]) {
    var rules: [String: Counts] = [:]
    var profiles: [String: Counts] = [:]
    var names: [String] = []
    for file in files {
      for name in file.profiles where !names.contains(name) { names.append(name) }
      for finding in file.findings {
        all.add(finding)
        rules[finding.ruleName, default: Counts()].add(finding)
        for name in finding.profiles.isEmpty ? file.profiles : finding.profiles {
          profiles[name, default: Counts()].add(finding)
        }
      }
      if !file.findings.isEmpty { all.scenes += 1 }
      for name in Set(file.findings.map(\.ruleName)) { rules[name]?.scenes += 1 }
      let about = file.findings.map { $0.profiles.isEmpty ? file.profiles : $0.profiles }
      for name in Set(about.flatMap { $0 }) { profiles[name]?.scenes += 1 }
    }
    self.rules = rules.sorted { ($1.value.total, $0.key) < ($0.value.total, $1.key) }
      .map { ($0.key, $0.value) }
    self.profiles = names.map { ($0, profiles[$0] ?? Counts()) }
  }

  /// A line for each guideline: what was found under it, and in how many scenes.
  var ruleLines: String {
    let width = rules.map(\.name.count).max() ?? 0
    return rules.map { name, counts in
      let gap = String(repeating: " ", count: width - name.count + 2)
      return "\(name)\(gap)\(counts.words) in \(LintRun.counted(counts.scenes, "scene"))\n"
    }.joined()
  }

  /// Two tables for a terminal, by guideline and by profile.
  package var text: String {
    let total = [("all", all)]
    let first = LintStatistics.table("guideline", rules + (rules.count > 1 ? total : []))
    return profiles.count > 1 ? first + "\n" + LintStatistics.table("profile", profiles) : first
  }

  package var document: JSONValue {
    [
      "total": LintStatistics.document(all),
      "rules": .object(rules.map { .init($0.name, LintStatistics.document($0.counts)) }),
      "profiles": .object(profiles.map { .init($0.name, LintStatistics.document($0.counts)) }),
    ]
  }

  private static func document(_ counts: Counts) -> JSONValue {
    [
      "error": .integer(counts.errors), "warning": .integer(counts.warnings),
      "note": .integer(counts.notes), "scenes": .integer(counts.scenes),
      "fixable": .integer(counts.fixable),
    ]
  }

  private static func table(
    _ title: String, _ rows: [(name: String, counts: Counts)]
  ) -> String {
    let head = ["errors", "warnings", "notes", "scenes", "fixable"]
    let width = ([title] + rows.map(\.name)).map(\.count).max() ?? 0
    func line(_ name: String, _ cells: [String]) -> String {
      let cells = zip(cells, head).map { cell, head in
        String(repeating: " ", count: max(0, head.count - cell.count) + 2) + cell
      }
      return name + String(repeating: " ", count: width - name.count) + cells.joined() + "\n"
    }
    return line(title, head)
      + rows.map { name, counts in
        line(
          name,
          [counts.errors, counts.warnings, counts.notes, counts.scenes, counts.fixable]
            .map(String.init))
      }.joined()
  }
}
