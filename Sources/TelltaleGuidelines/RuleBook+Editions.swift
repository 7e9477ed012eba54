import TelltaleModel

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
