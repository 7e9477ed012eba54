/// An edition of the guidelines, by its year: they go on to be written, and what one forbids the next may allow.
package enum GuidelineEdition: String, Hashable, Sendable, CaseIterable, Comparable {
  /// The pages that every guideline here was read in.
  case edition2022 = "2022"
  /// The changes since, most of them for the car.
  case edition2026 = "2026"

  // Years are in order as texts.
  package static func < (left: GuidelineEdition, right: GuidelineEdition) -> Bool {
    left.rawValue < right.rawValue
  }
}
