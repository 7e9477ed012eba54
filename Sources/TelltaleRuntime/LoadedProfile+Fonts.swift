import TelltaleModel
import TelltaleProfiles
import TelltaleSyntax
import TelltaleText

/// Fonts that cannot be used, each told with the line of the profile that lists it.
extension LoadedProfile {
  /// Returns the error for a profile of which no font can be used.
  ///
  /// - Parameter error: The fault of a font.
  /// - Returns: The error at the line of the profile that lists the font.
  package func refusal(_ error: FontError) -> LoadError {
    LoadError(
      kind: .profile, file: location(ofFont: error.file)?.file ?? files.first ?? "telltale",
      location: location(ofFont: error.file),
      message: "none of the fonts listed can be used; \(error)")
  }

  /// Returns the warning about one font, while others do for most texts.
  ///
  /// - Parameters:
  ///   - error: The fault of the font.
  ///   - before: Words that stand before the fault, such as its consequence.
  /// - Returns: One line for the log, at the line of the profile that lists the font.
  package func warning(_ error: FontError, _ before: String = "") -> String {
    let place = location(ofFont: error.file).map(\.description) ?? "telltale"
    return "\(place): warning: \(before)\(error)"
  }
}
