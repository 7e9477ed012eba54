import TelltaleModel

/// The statements about a rule on its page, in words, for the profiles that may be named.
package struct RuleFacts {
  package let rule: Rule
  /// The profiles to which the rule applies.
  package let concerned: [Profile]

  private let origins: RuleOrigins

  /// The facts about a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - profiles: The profiles that may be named.
  ///   - origins: The places where severities are set, named behind the differing ones.
  package init(_ rule: Rule, profiles: [Profile], origins: RuleOrigins = RuleOrigins()) {
    self.rule = rule
    self.origins = origins
    concerned = profiles.filter { rule.applies.includes($0.guidelines) }
  }

  package var kind: String {
    switch rule.kind {
    case .construct: "construct: a scene that breaks it is refused"
    case .behaviour: "behaviour: kept while the dialog is answered"
    case .layout: "layout: kept when the dialog is placed and drawn"
    case .lint: "lint: reported by `telltale lint`"
    case .guidance: "guidance: for people to judge"
    }
  }

  package var appliesTo: String {
    if rule.applies == .everywhere { return "all" }
    return concerned.isEmpty ? "none of those found" : concerned.map(\.name).joined(separator: ", ")
  }

  /// The rule's own severity, its cases, and the differences of profiles, as a whole or for a
  /// language.
  package var severities: String {
    let differing = concerned.compactMap { profile in
      profile.guidelines.severities[rule.id].flatMap { severity in
        severity == rule.severity
          ? nil : "\(severity.rawValue) on \(profile.name)" + origins.text(rule.id, [profile.name])
      }
    }
    return ([rule.severity.rawValue] + rule.severityCases + differing + byLanguage)
      .joined(separator: "; ")
  }

  /// `note for ja`, with the profiles where it does not hold on all of them.
  private var byLanguage: [String] {
    let beginning = rule.id + "-"
    let keys = Set(concerned.flatMap { $0.guidelines.severities.keys })
      .filter { $0.hasPrefix(beginning) && $0.dropFirst(beginning.count).allSatisfy(\.isLowercase) }
    return keys.sorted().flatMap { key in
      Settings(concerned) { $0.severities[key] }.words {
        "\($0.rawValue) for \(key.dropFirst(beginning.count))"
          + origins.text(key, concerned.map(\.name))
      }
    }
  }

  /// The editions in which the rule exists, where they differ.
  package var editions: String { rule.editions.words }

  /// The setting in a team's project file; empty where it has none.
  package var here: String { origins.here ?? "" }

  package var sources: String {
    rule.sources.map { "\($0.document), “\($0.section)”" }.joined(separator: "; ")
  }

  package var status: String {
    switch rule.enforcement {
    case .check: "checked"
    case .elsewhere(let place): place
    case .shared(let place, _): "\(place) The part that a scene can break is checked."
    case .unchecked(let reason): "Not checked: \(reason)"
    case .planned(let reason): "planned, not checked yet: \(reason)"
    }
  }

  /// The limits that the check names, with the profiles' values: `10; 6 on carplay`.
  package var limits: [(name: String, values: String)] {
    guard rule.check.contains(text: "limit") else { return [] }
    let named = Set(
      rule.check.split(separator: "`", omittingEmptySubsequences: false)
        .enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) })
    let known = Set(concerned.flatMap { $0.guidelines.limits.keys })
    let wanted = known.filter { key in
      named.contains { key == $0 || key.hasPrefix($0 + "-") && key.count == $0.count + 3 }
    }
    return wanted.sorted().map { key in
      (key, Settings(concerned) { $0.limits[key] }.words(\.description).joined(separator: "; "))
    }
  }
}

/// The places where the severities of a guideline are set.
package struct RuleOrigins: Sendable {
  /// The place of each severity of a profile, by the profile's name and the severity's key.
  package var profiles: [String: [String: SourceLocation]] = [:]
  /// The setting in the project file at hand, with its place.
  package var here: String?

  package init() {}

  /// ` (Platforms/carplay.yaml:88)`, each place once; empty where nobody knows.
  fileprivate func text(_ key: String, _ names: [String]) -> String {
    var places: [String] = []
    for name in names {
      guard let place = profiles[name]?[key] else { continue }
      let text = "\(place.file):\(place.line)"
      if !places.contains(text) { places.append(text) }
    }
    return places.isEmpty ? "" : " (\(places.joined(separator: ", ")))"
  }
}

/// One setting over several profiles.
private struct Settings<Value: Hashable> {
  private let names: [(value: Value, profiles: [String])]
  private let count: Int

  init(_ profiles: [Profile], _ value: (GuidelineProfile) -> Value?) {
    var names: [(value: Value, profiles: [String])] = []
    for profile in profiles {
      guard let value = value(profile.guidelines) else { continue }
      if let index = names.firstIndex(where: { $0.value == value }) {
        names[index].profiles.append(profile.name)
      } else {
        names.append((value, [profile.name]))
      }
    }
    self.names = names
    count = profiles.count
  }

  /// The value that most have comes first and stands for all that are not named.
  func words(_ text: (Value) -> String) -> [String] {
    let usual = names.indices.max { names[$0].profiles.count < names[$1].profiles.count }
    let isEverywhere = names.reduce(0) { $0 + $1.profiles.count } == count
    guard let usual else { return [] }
    let others = names.indices.filter { $0 != usual }.map { index in
      "\(text(names[index].value)) on \(names[index].profiles.joined(separator: ", "))"
    }
    let place = isEverywhere ? "" : " on \(names[usual].profiles.joined(separator: ", "))"
    return [text(names[usual].value) + place] + others
  }
}
