import TelltaleModel

extension RuleID {
  /// Those of the guidelines themselves, in the order of the book.
  package static var guidelines: [RuleID] { allCases.filter { !linters.contains($0) } }

  /// Whether the guideline holds for a platform, in the edition that its profile follows.
  ///
  /// - Parameter guidelines: How guidelines are judged on the platform.
  /// - Returns: Whether a breach counts there.
  package func isInForce(on guidelines: GuidelineProfile) -> Bool {
    entry.editions.holds(for: entry.applies, on: guidelines)
  }
}

extension Profile {
  /// Whether an element may be shown: one that the profile lists, or that its edition of the guidelines allows.
  ///
  /// - Parameter element: Its scene key.
  /// - Returns: Whether scenes for the profile may have it.
  package func shows(_ element: String) -> Bool {
    if elements.contains(element) { return true }
    guard guidelines.edition > .edition2022 else { return false }
    return RuleID.allCases.contains { id in
      let entry = id.entry
      return entry.editions.frees == element && entry.applies.includes(guidelines)
        && !entry.editions.includes(guidelines.edition)
    }
  }
}
