import TelltaleFormats
import TelltaleModel
import TelltaleText

/// Fonts that cannot be used, each told with the line of the profile that lists it.
extension LoadedProfile {
  /// `level` is `error` or `warning`; what the message has to do with the fonts stands before.
  func line(_ level: String, _ error: FontError, _ before: String = "") -> String {
    let place = location(ofFont: error.file).map(\.description) ?? "telltale"
    return "\(place): \(level): \(before)\(error)"
  }
}
