import TelltaleModel

/// The reason for the weight of a finding.
package struct SeverityReason: Hashable, Sendable {
  package enum Source: String, Hashable, Sendable {
    /// The scene could not be shown.
    case refusal
    /// The team's project file, or the preset that it begins with.
    case project
    /// A profile's own severity for the guideline.
    case profile
    /// A case that the guideline itself tells apart.
    case scene
    /// The guideline's own weight, where nobody says otherwise.
    case guideline
  }

  package var source: Source
  /// The reason in words.
  package var text: String
  /// The place where it is said, for a reason that stands in a file.
  package var place: SourceLocation?
  /// The profiles that it holds for; empty where it holds for all that the finding is about.
  package var profiles: [String] = []

  /// On one line, behind the severity: `Platforms/carplay.yaml:88 (carplay)`.
  package var line: String {
    let place = place.map { "\($0.file):\($0.line): " } ?? ""
    let names = profiles.isEmpty ? "" : " (\(profiles.joined(separator: ", ")))"
    return place + text + names
  }
}
