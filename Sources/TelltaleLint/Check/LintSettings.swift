import TelltaleGuidelines
import TelltaleModel

/// The guidelines that are checked, and their weights.
package struct LintSettings: Hashable, Sendable {
  /// Ids or their beginnings up to a hyphen, in capitals; empty for all.
  package var select: [String] = []
  package var ignore: [String] = []
  /// The weights by id, or by the beginning of ids.
  package var severities: [String: SeverityChoice] = [:]
  /// The place where each of these was given, as far as that is in a file.
  package var places: [String: SourceLocation] = [:]

  package init() {}

  /// Creates the settings of a project, under the words of a command line, which come first.
  ///
  /// - Parameters:
  ///   - project: The project with what its preset settles.
  ///   - select: Ids or their beginnings that the command line selects; empty for the project's own. They
  ///     hold even where the project ignores them.
  ///   - ignore: Ids or their beginnings that the command line ignores beside those of the project.
  package init(_ project: Project, select: [String] = [], ignore: [String] = []) {
    self.select = select.isEmpty ? project.select : select
    // What is selected by hand is wanted, whatever the project says of it or of more than it.
    let isUnwanted = { (name: String) in !select.contains { RuleBook.id($0, isUnder: name) } }
    self.ignore = project.ignore.filter(isUnwanted) + ignore
    severities = project.severities.filter { $0.value != .off || isUnwanted($0.key) }
    for name in severities.keys { places[name] = project.places["severity.\(name)"] }
  }

  /// Returns true where a guideline is checked. Where its id is selected and ignored, the longer name decides;
  /// where both are as long, it is ignored.
  ///
  /// - Parameter id: The id of the guideline.
  /// - Returns: False for a guideline whose weight is `off` as well.
  package func isOn(_ id: String) -> Bool {
    let selected = select.isEmpty ? 0 : longest(select, id)
    guard let selected, choice(id) != .off else { return false }
    return selected > (longest(ignore, id) ?? -1)
  }

  /// The finding as it is to be reported; `nil` where it is not wanted.
  ///
  /// What refuses a scene stays, since nobody could show the scene.
  func applied(to finding: LintFinding) -> LintFinding? {
    guard !finding.isRefusal, let rule = finding.rule else { return finding }
    guard isOn(rule) else { return nil }
    var finding = finding
    if let severity = choice(rule)?.severity { finding.severity = severity }
    return finding
  }

  /// The severity with which a finding is reported here.
  func severity(of finding: Finding) -> Severity {
    choice(finding.rule)?.severity ?? finding.severity
  }

  /// The id or the beginning of ids that settles the guideline's severity; `nil` where none does.
  func settling(_ id: String) -> String? {
    severities.keys.filter { isUnder(id, $0) }.max { $0.count < $1.count }
  }

  private func choice(_ id: String) -> SeverityChoice? { settling(id).flatMap { severities[$0] } }

  private func longest(_ names: [String], _ id: String) -> Int? {
    names.filter { isUnder(id, $0) }.map(\.count).max()
  }

  private func isUnder(_ id: String, _ name: String) -> Bool { RuleBook.id(id, isUnder: name) }
}
