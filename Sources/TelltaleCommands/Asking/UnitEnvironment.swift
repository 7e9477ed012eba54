import TelltaleGraphics
import TelltaleModel
import TelltaleRuntime
import TelltaleService
import TelltaleSyntax

/// The settings of a unit in the environment, for programs that other programs call without options
/// of ours: the profile or device, and the language.
package enum UnitEnvironment {
  /// What is shown by, as the environment says: `TELLTALE_PROFILE`, `TELLTALE_DEVICE`, `TELLTALE_THEME`, and the
  /// language of messages.
  static var settings: SceneSettings {
    let variable = ProgramEnvironment.variable
    return SceneSettings(
      theme: variable("TELLTALE_THEME").flatMap(Appearance.init) ?? .day,
      lang: languageTag(variable)
    ).named(by: variable)
  }

  /// The same, with the unit's own where the environment names neither profile nor device.
  ///
  /// - Throws: where nobody names any.
  static func wholeSettings() throws(RuntimeError) -> SceneSettings {
    let settings = settings
    if settings.profile != nil || settings.device != nil { return settings }
    var unit = try ServiceFiles.settings(nil).scene
    guard unit.profile != nil || unit.device != nil else { throw noProfile }
    unit.lang = settings.lang ?? unit.lang
    return unit
  }

  private static let noProfile = RuntimeError(
    .profile,
    "telltale: no profile; name the unit's platform in TELLTALE_PROFILE (telltale profile list shows them), or its"
      + " device file in TELLTALE_DEVICE, or either in \(UnitSettings.path)")

  /// Returns the language of messages that an environment asks for (locale(7)).
  ///
  /// - Parameter environment: Returns the value of a variable, or `nil`.
  /// - Returns: The tag of the language; `nil` for C, POSIX and none.
  package static func languageTag(_ environment: (String) -> String?) -> String? {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap(environment).first { !$0.isEmpty }
    return locale.flatMap(Language.init(locale:))?.tag
  }
}
