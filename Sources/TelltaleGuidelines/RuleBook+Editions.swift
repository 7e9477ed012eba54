import TelltaleCatalogue
import TelltaleModel

extension RuleBook {
  /// Returns the rules that hold for a platform in one edition and not in another.
  ///
  /// - Parameters:
  ///   - first: The guidelines in the earlier edition.
  ///   - second: The same guidelines in the other edition.
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
