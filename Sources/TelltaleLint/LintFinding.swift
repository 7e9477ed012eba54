import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// One line of a report.
package struct LintFinding: Hashable, Sendable {
  package var location: SourceLocation
  package var severity: Severity
  package var message: String
  /// The id of the guideline; absent for what is wrong with the file as such.
  package var rule: String?
  package var remedy: String?
  /// The place in the scene; the root for what is wrong with the file as such.
  package var path: NodePath
  /// The fix, where the program can mend it in this file.
  package var fix: Fix?
  /// True for what keeps the scene from being shown; nothing can silence it.
  package var isRefusal: Bool
  /// The profiles it holds for; empty where it holds for all that were checked.
  package var profiles: [String] = []
  /// A text that is the same for as long as the fault is the same, wherever its lines move.
  package var fingerprint = ""
  /// The guidelines that would have told the same cause, and are not reported beside it.
  package var also: [String] = []
  /// The reasons for its weight, where somebody asked.
  package var reasons: [SeverityReason] = []

  /// Creates a finding that holds for all profiles.
  ///
  /// - Parameters:
  ///   - location: The place in the file.
  ///   - severity: The weight of the finding.
  ///   - message: The message: what was found, and what was expected.
  ///   - rule: The id of the guideline; `nil` for what is wrong with the file as such.
  ///   - remedy: The remedy for the author; `nil` where none is known.
  ///   - path: The place in the scene; the root for what is wrong with the file as such.
  ///   - fix: The fix; `nil` where the program cannot mend it in this file.
  ///   - isRefusal: True for what keeps the scene from being shown; nothing can silence it.
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

  /// Creates the finding for an error of a file as such.
  ///
  /// - Parameters:
  ///   - error: The error; without a place it stands at the beginning of the file.
  ///   - file: The name of the file, for an error without a place.
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

  /// Orders findings by place; at one place the graver ones come first.
  ///
  /// - Returns: True where the left one is reported before the right one.
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

/// A file with what was found in it.
package struct LintedFile: Sendable {
  /// The name that the caller gave the file.
  package var name: String
  package var bytes: [UInt8]
  /// The findings to be reported, in the order of the file.
  package var findings: [LintFinding]
  /// Everything that was found, before anybody's wish was heard.
  package var all: [LintFinding]
  /// Names of the profiles that it was checked for.
  package var profiles: [String]
  /// Languages without word lists, whose texts the rules on wording left alone.
  package var unreadLanguages: Set<Language> = []
  /// The outcome of the scene on each profile, where that was asked for.
  package var overview: SceneOverview?

  /// Creates a file whose findings are all reported.
  ///
  /// - Parameters:
  ///   - name: The name that the caller gives the file.
  ///   - bytes: The contents of the file.
  ///   - findings: The findings in the order of the file.
  ///   - profiles: The names of the profiles that it was checked for.
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
