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
