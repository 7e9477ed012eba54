import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// One line of a report.
package struct LintFinding: Hashable, Sendable {
  package var location: SourceLocation
  package var severity: Severity
  package var message: String
  /// Absent for what is wrong with the file as such.
  package var rule: String?
  package var remedy: String?
  /// Where it stands in the scene; the root for what is wrong with the file as such.
  package var path: NodePath
  /// Where the program can mend it in this file.
  package var fix: Fix?
  /// True for what keeps the scene from being shown; nothing can silence it.
  package var isRefusal: Bool
  /// The profiles it holds for; empty where it holds for all that were checked.
  package var profiles: [String] = []
  /// The same for as long as the fault is the same, wherever its lines move.
  package var fingerprint = ""
  /// The guidelines that would have told the same cause, and are not reported beside it.
  package var also: [String] = []
  /// Why it weighs what it does, where somebody asked.
  package var reasons: [SeverityReason] = []

  package init(
    location: SourceLocation, severity: Severity, message: String, rule: String? = nil,
    remedy: String? = nil, path: NodePath = .root, fix: Fix? = nil, isRefusal: Bool = false
  ) {
    self.location = location
    self.severity = severity
    self.message = message
    self.rule = rule
    self.remedy = remedy
    self.path = path
    self.fix = fix
    self.isRefusal = isRefusal
  }

  /// What is wrong with a file as such.
  package init(_ error: LoadError, in file: String) {
    self.init(
      location: error.location ?? SourceLocation(file: file, line: 1, column: 1),
      severity: .error, message: error.message, remedy: error.remedy, isRefusal: true)
  }

  init(
    _ finding: Finding, at location: SourceLocation, isRefusal: Bool, also: [String] = []
  ) {
    self.init(
      location: location, severity: finding.severity, message: finding.message,
      rule: finding.rule, remedy: finding.remedy, path: finding.path, fix: finding.fix,
      isRefusal: isRefusal)
    self.also = also
  }

  /// By place, then the graver ones first.
  package static func comesBefore(_ left: LintFinding, _ right: LintFinding) -> Bool {
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

  /// The message with the profiles that it is about, where it is not about all.
  package var messageWithProfiles: String {
    profiles.isEmpty ? message : "\(message) (\(profiles.joined(separator: ", ")))"
  }

  /// The guideline, or the name for what is wrong with a file as such.
  package var ruleName: String { rule ?? LintFinding.fileRule }

  static let fileRule = RuleID.sceneUnreadable.rawValue
}

/// What was found in one file.
package struct LintedFile: Sendable {
  /// As the caller named it.
  package var name: String
  package var bytes: [UInt8]
  /// To be reported, in the order of the file.
  package var findings: [LintFinding]
  /// Everything that was found, before anybody's wish was heard.
  package var all: [LintFinding]
  /// Names of the profiles that it was checked for.
  package var profiles: [String]
  /// Languages without word lists, whose texts the rules on wording left alone.
  package var unreadLanguages: Set<Language> = []
  /// How the scene fares on each profile, where that was asked for.
  package var overview: SceneOverview?

  package init(
    name: String, bytes: [UInt8], findings: [LintFinding], profiles: [String] = []
  ) {
    self.name = name
    self.bytes = bytes
    self.findings = findings
    self.profiles = profiles
    all = findings
  }
}
