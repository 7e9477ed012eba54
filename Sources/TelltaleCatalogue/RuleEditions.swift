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

  /// The editions of a rule that all of them have, for the same platforms.
  package static var all: RuleEditions { RuleEditions() }

  /// The same, of a rule that later editions do not have.
  ///
  /// - Parameters:
  ///   - edition: The last that has it.
  ///   - element: The scene key of an element that may be shown from then on.
  /// - Returns: The editions with that bound.
  package func until(_ edition: GuidelineEdition, freeing element: String? = nil) -> RuleEditions {
    var copy = self
    copy.until = edition
    copy.frees = element
    return copy
  }

  /// The same, of a rule that earlier editions do not have.
  ///
  /// - Parameter edition: The first that has it.
  /// - Returns: The editions with that bound.
  package func since(_ edition: GuidelineEdition) -> RuleEditions {
    var copy = self
    copy.since = edition
    return copy
  }

  /// The same, of a rule that later editions have for the car as well.
  ///
  /// - Parameter edition: The first that speaks of the car.
  /// - Returns: The editions with that group.
  package func forTheCar(since edition: GuidelineEdition) -> RuleEditions {
    var copy = self
    copy.joined = .car
    copy.joinedSince = edition
    return copy
  }

  /// Whether a rule with these editions holds for a platform, in the edition that its profile follows.
  ///
  /// - Parameters:
  ///   - applies: The platforms that the rule speaks of from the beginning.
  ///   - guidelines: How guidelines are judged on the platform.
  /// - Returns: Whether a breach counts there.
  package func holds(for applies: Applicability, on guidelines: GuidelineProfile) -> Bool {
    guard includes(guidelines.edition) else { return false }
    if applies.includes(guidelines) { return true }
    guard let joined, let joinedSince else { return false }
    return guidelines.edition >= joinedSince && joined.includes(guidelines)
  }

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
