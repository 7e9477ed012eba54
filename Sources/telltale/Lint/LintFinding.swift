import TelltaleModel

/// One line of a report.
struct LintFinding: Hashable {
  var location: SourceLocation
  var severity: Severity
  var message: String
  /// Absent for what is wrong with the file as such.
  var rule: String?
  var remedy: String?
  /// The profiles it holds for; empty where it holds for all that were checked.
  var profiles: [String] = []

  /// What makes two findings the same, whatever profile they come from.
  var key: LintFinding {
    var key = self
    key.profiles = []
    return key
  }

  /// By place, then the graver ones first.
  static func comesBefore(_ left: LintFinding, _ right: LintFinding) -> Bool {
    if left.location.line != right.location.line {
      return left.location.line < right.location.line
    }
    if left.location.column != right.location.column {
      return left.location.column < right.location.column
    }
    if left.severity != right.severity { return left.severity > right.severity }
    if left.rule != right.rule { return (left.rule ?? "") < (right.rule ?? "") }
    return left.message < right.message
  }
}

/// What was found in one file.
struct LintedFile {
  var name: String
  /// Its lines, for excerpts.
  var bytes: [UInt8]
  var findings: [LintFinding]
}
