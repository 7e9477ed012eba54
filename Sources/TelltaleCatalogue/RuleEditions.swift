import TelltaleModel

/// The editions of the guidelines that have a rule, and the platforms for which they have it.
package struct RuleEditions: Hashable, Sendable {
  /// The first edition that has the rule; `nil` for a rule that was there from the beginning.
  package var since: GuidelineEdition?
  /// The last edition that has the rule; `nil` for a rule of the newest.
  package var until: GuidelineEdition?
  /// The platforms to which the rule applies in addition, from `joinedSince` on.
  package var joined: Applicability?
  package var joinedSince: GuidelineEdition?
  /// The scene key of an element that may be shown in editions without the rule.
  package var frees: String?

  package init() {}

  /// The editions of a rule that all of them have for the same platforms.
  package static var all: RuleEditions { RuleEditions() }

  /// Returns the editions of a rule that later editions do not have.
  ///
  /// - Parameters:
  ///   - edition: The last edition that has the rule.
  ///   - element: The scene key of an element that may be shown from then on; `nil` for none.
  /// - Returns: The editions with that bound.
  package func until(_ edition: GuidelineEdition, freeing element: String? = nil) -> RuleEditions {
    var copy = self
    copy.until = edition
    copy.frees = element
    return copy
  }

  /// Returns the editions of a rule that earlier editions do not have.
  ///
  /// - Parameter edition: The first edition that has the rule.
  /// - Returns: The editions with that bound.
  package func since(_ edition: GuidelineEdition) -> RuleEditions {
    var copy = self
    copy.since = edition
    return copy
  }

  /// Returns the editions of a rule that later editions have for the car as well.
  ///
  /// - Parameter edition: The first edition that applies the rule to the car.
  /// - Returns: The editions with that group.
  package func forTheCar(since edition: GuidelineEdition) -> RuleEditions {
    var copy = self
    copy.joined = .car
    copy.joinedSince = edition
    return copy
  }

  /// Returns true where a rule with these editions holds for a platform, in the edition that its
  /// profile follows.
  ///
  /// - Parameters:
  ///   - applies: The platforms to which the rule applies from the beginning.
  ///   - guidelines: The part of the platform's profile about guidelines.
  /// - Returns: False where a breach does not count there.
  package func holds(for applies: Applicability, on guidelines: GuidelineProfile) -> Bool {
    guard includes(guidelines.edition) else { return false }
    if applies.includes(guidelines) { return true }
    guard let joined, let joinedSince else { return false }
    return guidelines.edition >= joinedSince && joined.includes(guidelines)
  }

  /// Returns true where an edition has the rule.
  ///
  /// - Parameter edition: The edition. Platforms that joined later do not count.
  /// - Returns: False before the first edition of the rule and after its last.
  package func includes(_ edition: GuidelineEdition) -> Bool {
    if let since, edition < since { return false }
    if let until, edition > until { return false }
    return true
  }

  /// The bounds in words, such as `until 2022`; empty where all editions have the rule alike.
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
