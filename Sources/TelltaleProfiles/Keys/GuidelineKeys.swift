import TelltaleModel
import TelltaleSyntax

/// The keys of `guidelines`: those that apply, and how strictly.
enum GuidelineKeys {
  static let all: [ProfileKey] = {
    let section = ProfileSection(name: "guidelines")
    return [
      section.key("groups", ValueReader.line.list(), "Groups of guidelines that apply.") {
        $0.guidelines.groups = Set($1)
      },
      section.optional(
        "edition", ValueReader<GuidelineEdition>.choice,
        "The edition of the guidelines that holds where editions differ."
      ) { $0.guidelines.edition = $1 },
      section.key(
        "limits", ValueReader.integer(0...1_000_000).map(), "Thresholds of rules by name."
      ) { $0.guidelines.limits = $1 },
      section.key(
        "severities", ValueReader<Severity>.choice.map(),
        "Severities that differ from the rule's own, by rule id."
      ) { $0.guidelines.severities = $1 },
    ]
  }()
}
