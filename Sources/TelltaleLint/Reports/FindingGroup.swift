import TelltaleModel

/// Findings of one file that have one cause: the same guideline, with the same weight and remedy.
struct FindingGroup {
  /// Never empty; in the order of the file.
  private(set) var findings: [LintFinding]

  var first: LintFinding { findings[0] }

  /// True where all of them, or none, are mended by what has one title.
  var hasOneFix: Bool {
    findings.allSatisfy { $0.fix?.title == first.fix?.title && $0.fix?.isSafe == first.fix?.isSafe }
  }

  /// The guidelines that one of them stands in for, in the order of the file.
  var also: [String] {
    var known: Set<String> = []
    return findings.flatMap(\.also).filter { known.insert($0).inserted }
  }

  private struct Cause: Hashable {
    /// The guideline; what is wrong with the file as such is told by its message.
    var fault: String
    var severity: Severity
    var remedy: String?
    var profiles: [String]
    var isRefusal: Bool

    init(_ finding: LintFinding) {
      fault = finding.rule ?? finding.message
      severity = finding.severity
      remedy = finding.remedy
      profiles = finding.profiles
      isRefusal = finding.isRefusal
    }
  }

  /// The groups in the order of their first findings.
  static func groups(_ findings: [LintFinding]) -> [FindingGroup] {
    var places: [Cause: Int] = [:]
    var groups: [FindingGroup] = []
    for finding in findings {
      let cause = Cause(finding)
      if let place = places[cause] {
        groups[place].findings.append(finding)
      } else {
        places[cause] = groups.count
        groups.append(FindingGroup(findings: [finding]))
      }
    }
    return groups
  }
}
