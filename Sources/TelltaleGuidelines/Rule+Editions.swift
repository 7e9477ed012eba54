import TelltaleCatalogue
import TelltaleModel

extension Rule {
  /// Returns true where the rule holds for a platform, in the edition that its profile follows.
  ///
  /// - Parameter guidelines: The guidelines of the profile, with its edition.
  /// - Returns: False also where the rule is for other platforms.
  package func isInForce(on guidelines: GuidelineProfile) -> Bool {
    editions.holds(for: applies, on: guidelines)
  }

  /// The same rule, which later editions do not have, and which until then keeps an element from being shown.
  func until(_ edition: GuidelineEdition, freeing element: String? = nil) -> Rule {
    var copy = self
    copy.editions = editions.until(edition, freeing: element)
    return copy
  }

  /// The same rule, which earlier editions do not have.
  func since(_ edition: GuidelineEdition) -> Rule {
    var copy = self
    copy.editions = editions.since(edition)
    return copy
  }

  /// The same rule, which later editions have for the car as well.
  func forTheCar(since edition: GuidelineEdition) -> Rule {
    var copy = self
    copy.editions = editions.forTheCar(since: edition)
    return copy
  }
}
