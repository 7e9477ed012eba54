import TelltaleModel

/// The platforms to which a guideline applies, by groups that profiles name for themselves.
package enum Applicability: Hashable, Sendable {
  case everywhere
  /// The profiles that name this group in `guidelines.groups`.
  case group(String)
  /// The profiles that name at least one of these groups.
  case anyGroup(Set<String>)

  /// The pages for every platform but the car. Only these platforms have action sheets.
  package static let general = Applicability.group("general")
  /// The page about the things that are shown while driving.
  package static let car = Applicability.group("car")
  /// The part of that page about screens, lists and controls, which other built-in displays follow
  /// as well.
  package static let carElements = Applicability.group("car-elements")
  package static let phone = Applicability.group("phone")
  package static let watch = Applicability.group("watch")
  /// Watches with square and with round corners.
  package static let squareWatch = Applicability.group("watch-square")
  package static let roundWatch = Applicability.group("watch-round")
  /// Devices that are held in a hand or two.
  package static let handheld = Applicability.anyGroup(["phone", "tablet"])
  /// Devices that are not touched.
  package static let desktopAndTelevision = Applicability.anyGroup(["desktop", "television"])

  /// Returns true where a platform belongs to these.
  ///
  /// - Parameter profile: The part of the platform's profile about guidelines, with its groups.
  /// - Returns: False where the profile names none of the groups.
  package func includes(_ profile: GuidelineProfile) -> Bool {
    switch self {
    case .everywhere: true
    case .group(let name): profile.groups.contains(name)
    case .anyGroup(let names): !profile.groups.isDisjoint(with: names)
    }
  }
}
