import TelltaleModel

extension RuleID {
  /// The ids of the guidelines themselves, without those of the linter, in the order of the book.
  package static var guidelines: [RuleID] { allCases.filter { !linters.contains($0) } }

  /// Returns true where the guideline holds for a platform, in the edition that its profile
  /// follows.
  ///
  /// - Parameter guidelines: The part of the platform's profile about guidelines.
  /// - Returns: False where a breach does not count there.
  package func isInForce(on guidelines: GuidelineProfile) -> Bool {
    entry.editions.holds(for: entry.applies, on: guidelines)
  }
}

extension Profile {
  /// Returns true where an element may be shown: the profile lists it, or its edition of the
  /// guidelines allows it.
  ///
  /// - Parameter element: The scene key of the element.
  /// - Returns: False where scenes for the profile must not have it.
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
