import TelltaleGuidelines
import TelltaleModel
import TelltaleSyntax

/// A guideline as JSON, for programs that show it in their own way.
package enum RuleDocument {
  /// Writes a guideline as JSON.
  ///
  /// - Parameters:
  ///   - rule: The guideline.
  ///   - profiles: The profiles that may be named.
  ///   - origins: The places where the severities of these profiles are settled.
  /// - Returns: An object; examples that are hidden are left out.
  package static func document(
    _ rule: Rule, profiles: [Profile], origins: RuleOrigins = RuleOrigins()
  ) -> JSONValue {
    let concerned = profiles.filter { rule.applies.includes($0.guidelines) }
    let severities = concerned.map { profile in
      JSONValue.Member(
        profile.name,
        .string((profile.guidelines.severities[rule.id] ?? rule.severity).rawValue))
    }
    return [
      "id": .string(rule.id), "element": .string(rule.element),
      "kind": .string(rule.kind.rawValue), "severity": .string(rule.severity.rawValue),
      "editions": .string(rule.editions.words), "severities": .object(severities),
      "severityOrigins": .object(places(rule, concerned, origins)),
      "here": origins.here.map { .string($0) } ?? .null,
      "severityCases": .strings(rule.severityCases),
      "sources": .array(
        rule.sources.map {
          ["document": .string($0.document), "section": .string($0.section)]
        }),
      "why": .string(rule.why), "check": .string(rule.check), "remedy": .string(rule.remedy),
      "enforcement": enforcement(rule.enforcement),
      "examples": .array(rule.examples.filter { !$0.isHidden }.map(example)),
    ]
  }

  /// By profile, for those that say it themselves.
  private static func places(
    _ rule: Rule, _ profiles: [Profile], _ origins: RuleOrigins
  ) -> [JSONValue.Member] {
    profiles.compactMap { profile in
      origins.profiles[profile.name]?[rule.id].map { place in
        .init(
          profile.name, ["file": .string(place.file), "line": .integer(place.line)])
      }
    }
  }

  private static func enforcement(_ enforcement: Enforcement) -> JSONValue {
    switch enforcement {
    case .check: ["by": "check"]
    case .shared(let place, _): ["by": "program and check", "text": .string(place)]
    case .elsewhere(let place): ["by": "program", "text": .string(place)]
    case .unchecked(let reason): ["by": "nobody", "text": .string(reason)]
    case .planned(let reason): ["by": "nobody yet", "text": .string(reason)]
    }
  }

  private static func example(_ example: RuleExample) -> JSONValue {
    let outcome: JSONValue.Member =
      switch example.outcome {
      case .fires(let path): .init("fires", .string(path))
      case .passes: .init("passes", true)
      }
    switch example.content {
    case .scene(let scene): return .object([outcome, .init("scene", .string(scene))])
    case .situation(let when, let then):
      return ["when": .string(when), "then": .string(then)]
    }
  }
}
