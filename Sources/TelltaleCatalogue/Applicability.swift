import TelltaleModel

/// The platforms that a guideline speaks of, by groups that profiles put themselves into.
package enum Applicability: Hashable, Sendable {
  case everywhere
  /// Profiles with this name in `guidelines.groups`.
  case group(String)
  /// Profiles with one of these names or several.
  case anyGroup(Set<String>)

  /// The pages that hold for every platform but the car; the only ones with action sheets.
  package static let general = Applicability.group("general")
  /// The page on what is shown while driving.
  package static let car = Applicability.group("car")
  /// That page's part on screens, lists and controls, which other built-in displays follow as well.
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

  package func includes(_ profile: GuidelineProfile) -> Bool {
    switch self {
    case .everywhere: true
    case .group(let name): profile.groups.contains(name)
    case .anyGroup(let names): !profile.groups.isDisjoint(with: names)
    }
  }
}
