import TelltaleModel
import TelltaleSyntax

extension ThemeContrast {
  /// What cannot be told apart in a profile's colours, each at the place of the value to be changed.
  static func complaints(about loaded: LoadedProfile) -> [LoadError] {
    guard !isReadable(loaded.profile.theme) else { return [] }
    let origins = loaded.origins
    let own = loaded.files.first ?? ""
    return faults(in: loaded.profile.theme) { origins[$0]?.file == own }.map { fault in
      let place = origins[fault.key] ?? SourceLocation(file: own, line: 1, column: 1)
      return LoadError(
        kind: .profile, file: place.file, location: place, message: fault.message,
        remedy: fault.advice)
    }
  }
}
