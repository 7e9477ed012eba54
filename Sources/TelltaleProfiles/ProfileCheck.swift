import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// A check for faults of a profile whose values are all allowed one by one.
package struct ProfileCheck {
  let loaded: LoadedProfile
  var complaints = LoadErrorCollector(kind: .profile)

  /// Returns the faults of a profile, each with the place of the value that most likely has to be
  /// changed, one kind of fault after the other.
  ///
  /// - Parameters:
  ///   - loaded: A profile of which each value is allowed.
  ///   - icons: The icons that there are; `nil` where they are not to be checked.
  ///   - keyboard: Returns the fault of a keyboard layout's name on this machine and its remedy;
  ///     `nil` where it is known.
  /// - Returns: At most as many as are reported of a file.
  package static func complaints(
    about loaded: LoadedProfile, icons: IconLibrary? = nil,
    keyboard: (String) -> (found: String, remedy: String)? = { _ in nil }
  ) -> [LoadError] {
    var check = ProfileCheck(loaded: loaded)
    check.checkElements()
    check.checkInputs()
    check.checkScreens()
    check.checkContrast()
    check.checkSizes()
    check.checkGuidelines()
    check.checkKeyboards(keyboard)
    if let icons { check.checkIcons(icons) }
    return check.complaints.errors
  }

  mutating func add(_ key: String, _ message: String, _ remedy: String) {
    let place =
      loaded.origins[key]
      ?? SourceLocation(file: loaded.files.first ?? "", line: 1, column: 1)
    complaints.add(place, message, remedy: remedy)
  }

  private mutating func checkContrast() {
    complaints.add(contentsOf: ThemeContrast.complaints(about: loaded))
  }

  private mutating func checkSizes() {
    let profile = loaded.profile
    for (key, size) in Self.sizes(profile.typography)
    where size < profile.typography.minimumSize {
      add(
        "type.\(key)", "text of \(size.value) points, smaller than type.minimum-size-pt allows",
        "make it \(profile.typography.minimumSize.value) or more")
    }
    if profile.alert.buttonHeight < profile.alert.minimumTarget {
      add(
        "alert.button-height-pt", "buttons are lower than alert.minimum-target-pt",
        "make them \(profile.alert.minimumTarget.value) or more")
    }
  }

  private static func sizes(_ type: Typography) -> [(String, Points)] {
    [
      ("title-size-pt", type.title.size), ("message-size-pt", type.message.size),
      ("button-size-pt", type.button.size), ("field-size-pt", type.field.size),
      ("key-size-pt", type.key.size),
    ]
  }
}
