import TelltaleGuidelines
import TelltaleModel
import TelltaleProfiles

/// The reasons for the weights of findings, for some profiles and a team's settings.
package struct SeverityReasons: Sendable {
  private let settings: LintSettings
  private let profiles: [JudgedProfile]

  /// The severities of a profile, and where its files give them.
  package struct JudgedProfile: Sendable {
    package let name: String
    /// By id of a guideline, or by that with a language behind.
    let severities: [String: Severity]
    let edition: GuidelineEdition
    /// The places of the severities, by the same keys.
    package let places: [String: SourceLocation]

    /// Takes the severities of a profile. The profile's files are read again where they were not needed so far.
    ///
    /// - Parameter loaded: The profile with the places of its settings.
    package init(_ loaded: LoadedProfile) {
      name = loaded.profile.name
      edition = loaded.profile.guidelines.edition
      severities = loaded.profile.guidelines.severities
      let start = "guidelines.severities."
      let leaves = severities.isEmpty ? [] : loaded.leaves.filter { $0.path.hasPrefix(start) }
      places = Dictionary(
        leaves.map { (String($0.path.dropFirst(start.count)), $0.origin) },
        uniquingKeysWith: { first, _ in first })
    }

    /// The key that gives a guideline this severity, for all languages or for one.
    func key(for rule: String, _ severity: Severity) -> String? {
      let beginning = rule + "-"
      return severities.filter { key, value in
        value == severity
          && (key == rule
            || key.hasPrefix(beginning)
              && key.dropFirst(beginning.count).allSatisfy { $0.isLowercase })
      }.keys.min { ($0.count, $0) < ($1.count, $1) }
    }
  }

  /// Creates the reasons of a run.
  ///
  /// - Parameters:
  ///   - settings: The settings of the team.
  ///   - profiles: The profiles that scenes were checked for.
  package init(settings: LintSettings, profiles: [JudgedProfile]) {
    self.settings = settings
    self.profiles = profiles
  }

  /// Returns all reasons for the weight of a finding.
  ///
  /// - Returns: The reasons; several where profiles have different ones for the same weight, and none where no
  ///   guideline is known for the finding.
  package func reasons(for finding: LintFinding) -> [SeverityReason] {
    guard !finding.isRefusal else {
      return [SeverityReason(source: .refusal, text: "the scene could not be shown")]
    }
    guard let id = finding.rule, let rule = RuleBook.everything.rule(id) else { return [] }
    if let name = settings.settling(id), settings.severities[name]?.severity == finding.severity {
      return [
        SeverityReason(
          source: .project, text: "severity of \(name)", place: settings.places[name])
      ]
    }
    let concerned = profiles.filter {
      finding.profiles.isEmpty || finding.profiles.contains($0.name)
    }
    return SeverityReasons.joined(
      concerned.map { ($0.name, reason(rule, finding.severity, on: $0)) })
  }

  /// Returns the words of a team's files on a guideline, for its page.
  ///
  /// - Parameters:
  ///   - id: The id of the guideline.
  ///   - settings: The settings of the team.
  /// - Returns: The words; `nil` where the files say nothing of it.
  package static func here(_ id: String, _ settings: LintSettings) -> String? {
    guard let name = settings.settling(id), let choice = settings.severities[name] else {
      return settings.isOn(id) ? nil : "off: not selected, or ignored"
    }
    let place = settings.places[name].map { " (\($0.file):\($0.line))" } ?? ""
    return "\(choice.rawValue): severity of \(name)\(place)"
  }

  private func reason(
    _ rule: Rule, _ severity: Severity, on profile: JudgedProfile
  ) -> SeverityReason {
    if let key = profile.key(for: rule.id, severity) {
      return SeverityReason(
        source: .profile, text: "severity of \(key)", place: profile.places[key])
    }
    guard severity == rule.severity else {
      let cases = rule.severityCases.joined(separator: "; ")
      return SeverityReason(
        source: .scene,
        text: cases.isEmpty ? "a case that the guideline tells apart" : "the guideline: \(cases)")
    }
    // Where editions differ, it matters which one is followed.
    let edition =
      rule.editions.words.isEmpty ? "" : " in the edition of \(profile.edition.rawValue)"
    return SeverityReason(source: .guideline, text: "the guideline's own severity\(edition)")
  }

  /// Each reason once, with its profiles where there are several reasons.
  private static func joined(_ all: [(name: String, reason: SeverityReason)]) -> [SeverityReason] {
    var reasons: [SeverityReason] = []
    var names: [SeverityReason: [String]] = [:]
    for (name, reason) in all {
      if names[reason] == nil { reasons.append(reason) }
      names[reason, default: []].append(name)
    }
    guard reasons.count > 1 else { return reasons }
    return reasons.map { reason in
      var reason = reason
      reason.profiles = names[reason] ?? []
      return reason
    }
  }
}
