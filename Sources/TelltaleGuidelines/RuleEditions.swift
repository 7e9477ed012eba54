import TelltaleModel

/// In which editions of the guidelines a rule is there, and for whom.
package struct RuleEditions: Hashable, Sendable {
  /// The first that has it; `nil` for one that was there from the beginning.
  package var since: GuidelineEdition?
  /// The last that has it.
  package var until: GuidelineEdition?
  /// Platforms that it came to speak of besides.
  package var joined: Applicability?
  package var joinedSince: GuidelineEdition?
  /// The scene key of an element that may be shown where the rule is not there any more.
  package var frees: String?

  package init() {}

  package func includes(_ edition: GuidelineEdition) -> Bool {
    if let since, edition < since { return false }
    if let until, edition > until { return false }
    return true
  }

  /// In words: `until 2022`; empty where editions do not differ.
  package var words: String {
    var parts: [String] = []
    if let since { parts.append("since \(since.rawValue)") }
    if let until { parts.append("until \(until.rawValue)") }
    if joined != nil, let joinedSince {
      parts.append("since \(joinedSince.rawValue) for the car as well")
    }
    return parts.joined(separator: ", ")
  }
}

extension Rule {
  /// Whether the rule holds for a platform, in the edition that its profile follows.
  package func isInForce(on guidelines: GuidelineProfile) -> Bool {
    guard editions.includes(guidelines.edition) else { return false }
    if applies.includes(guidelines) { return true }
    guard let group = editions.joined, let first = editions.joinedSince else { return false }
    return guidelines.edition >= first && group.includes(guidelines)
  }

  /// The same rule, which later editions do not have, and which until then keeps an element from being shown.
  func until(_ edition: GuidelineEdition, freeing element: String? = nil) -> Rule {
    var copy = self
    copy.editions.until = edition
    copy.editions.frees = element
    return copy
  }

  /// The same rule, which earlier editions do not have.
  func since(_ edition: GuidelineEdition) -> Rule {
    var copy = self
    copy.editions.since = edition
    return copy
  }

  /// The same rule, which later editions have for the car as well.
  func forTheCar(since edition: GuidelineEdition) -> Rule {
    var copy = self
    copy.editions.joined = .car
    copy.editions.joinedSince = edition
    return copy
  }
}

extension RuleBook {
  /// What holds for a platform in one edition and not in another.
  ///
  /// - Returns: The rules that hold in the first only, and those that hold in the second only.
  package func changes(
    from first: GuidelineProfile, to second: GuidelineProfile
  ) -> (gone: [Rule], new: [Rule]) {
    let differing = rules.filter { $0.editions != RuleEditions() }
    return (
      differing.filter { $0.isInForce(on: first) && !$0.isInForce(on: second) },
      differing.filter { !$0.isInForce(on: first) && $0.isInForce(on: second) }
    )
  }
}

extension Profile {
  /// Whether an element may be shown: one that the profile lists, or that its edition of the guidelines allows.
  package func shows(_ element: String) -> Bool {
    if elements.contains(element) { return true }
    guard guidelines.edition > .edition2022 else { return false }
    return RuleBook.standard.rules.contains { rule in
      rule.editions.frees == element && rule.applies.includes(guidelines)
        && !rule.editions.includes(guidelines.edition)
    }
  }
}
