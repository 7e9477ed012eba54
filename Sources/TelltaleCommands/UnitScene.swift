import TelltaleModel
import TelltaleRuntime
import TelltaleService
import TelltaleSyntax

/// What a unit's screen is drawn by: what the command line says, else `TELLTALE_PROFILE` and `TELLTALE_DEVICE`, else the
/// unit's settings. A scene's own profile comes after all of them: whoever wrote it does not know the unit.
enum UnitScene {
  /// The settings with the profile that counts here.
  ///
  /// - Parameters:
  ///   - given: What the command line says.
  ///   - file: The unit's settings, where they are not those of the custom.
  /// - Returns: The settings with a profile, as far as anybody names one.
  /// - Throws: What is wrong with the unit's settings, where they are asked.
  static func settings(
    _ given: SceneSettings, file: String? = nil
  ) throws(RuntimeError) -> SceneSettings {
    try settled(given, ProgramEnvironment.variable) { () throws(RuntimeError) in
      try ServiceFiles.settings(file).scene
    }
  }

  /// The same with everything around it as values.
  static func settled(
    _ given: SceneSettings, _ variable: (String) -> String?,
    unit: () throws(RuntimeError) -> SceneSettings
  ) throws(RuntimeError) -> SceneSettings {
    var scene = given.named(by: variable)
    if scene.profile != nil || scene.device != nil { return scene }
    let unit = try unit()
    let usual = SceneSettings()
    (scene.profile, scene.device) = (unit.profile, unit.device)
    scene.lang = given.lang ?? unit.lang
    if given.theme == usual.theme { scene.theme = unit.theme }
    if given.textSize == usual.textSize { scene.textSize = unit.textSize }
    return scene
  }
}
