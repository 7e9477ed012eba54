import TelltaleModel

extension ProfileCheck {
  /// What is drawn beside a question is there.
  mutating func checkIcons(_ icons: IconLibrary) {
    let alone = loaded.profile.alone
    if let emblem = alone.emblem { check(emblem, at: "alone.emblem", icons) }
    for reason in AlertReason.allCases {
      if let icon = alone.icons[reason] { check(icon, at: "alert-icons.\(reason.rawValue)", icons) }
    }
  }

  private mutating func check(_ name: String, at key: String, _ icons: IconLibrary) {
    guard let fault = icons.fault(name) else { return }
    add(
      key, fault.message,
      fault.remedy ?? "put a drawing of it into the folder Icons beside the profile")
  }
}
