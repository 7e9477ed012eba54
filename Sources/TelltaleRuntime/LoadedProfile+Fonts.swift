import TelltaleModel
import TelltaleProfiles
import TelltaleSyntax
import TelltaleText

/// Fonts that cannot be used, each told with the line of the profile that lists it.
extension LoadedProfile {
  /// Where none of them can be used.
  package func refusal(_ error: FontError) -> LoadError {
    LoadError(
      kind: .profile, file: location(ofFont: error.file)?.file ?? files.first ?? "telltale",
      location: location(ofFont: error.file),
      message: "none of the fonts listed can be used; \(error)")
  }

  /// Where others do for most texts; what it means stands before.
  package func warning(_ error: FontError, _ before: String = "") -> String {
    let place = location(ofFont: error.file).map(\.description) ?? "telltale"
    return "\(place): warning: \(before)\(error)"
  }
}
