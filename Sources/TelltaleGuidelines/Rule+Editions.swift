import TelltaleModel

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
