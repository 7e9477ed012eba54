import TelltaleModel

/// How a scene is to be shown.
package struct SceneSettings: Equatable {
  /// Name or path of a profile; nil leaves it to the scene.
  package var profile: String?
  /// Path of a device file, which goes before the profile.
  package var device: String?
  package var theme: Appearance = .day
  /// Language tag that overrules the scene's own.
  package var lang: String?
  /// Factor of the text size, within `textSizes`.
  package var textSize: Double = 1
  /// What people set to read more easily.
  package var aids = ReadingAids()
  /// Whether nothing moves that need not.
  package var reducesMotion = false
  /// A panel to be tried in place of the unit's; nil for none.
  package var panel: PanelTrial?

  package init(
    profile: String? = nil, device: String? = nil, theme: Appearance = .day, lang: String? = nil,
    textSize: Double = 1, panel: PanelTrial? = nil
  ) {
    self.profile = profile
    self.device = device
    self.theme = theme
    self.lang = lang
    self.textSize = textSize
    self.panel = panel
  }

  /// The same with what the environment names (`TELLTALE_PROFILE`, `TELLTALE_DEVICE`), where neither profile nor
  /// device is given.
  ///
  /// - Parameter variable: gives a variable that says something.
  /// - Returns: The settings themselves where one of them is given.
  package func named(by variable: (String) -> String?) -> SceneSettings {
    guard profile == nil, device == nil else { return self }
    var settings = self
    settings.profile = variable("TELLTALE_PROFILE")
    settings.device = variable("TELLTALE_DEVICE")
    return settings
  }

  /// The text sizes that people can set on a device.
  package static let textSizes: ClosedRange<Double> = 1...2
}
