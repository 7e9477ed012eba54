import TelltaleModel

/// The platforms that a guideline speaks of, by groups that profiles put themselves into.
package enum Applicability: Hashable, Sendable {
  case everywhere
  /// Profiles with this name in `guidelines.groups`.
  case group(String)

  /// The pages that hold for every platform but the car.
  static let general = Applicability.group("general")
  /// The page on what is shown while driving.
  static let car = Applicability.group("car")

  package func includes(_ profile: GuidelineProfile) -> Bool {
    switch self {
    case .everywhere: true
    case .group(let name): profile.groups.contains(name)
    }
  }
}
