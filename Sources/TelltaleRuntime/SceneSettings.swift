import TelltaleModel

/// The settings by which a scene is shown.
package struct SceneSettings: Equatable {
  /// The name or path of a profile; `nil` leaves it to the scene.
  package var profile: String?
  /// The path of a device file, which goes before the profile.
  package var device: String?
  package var theme: Appearance = .day
  /// The language tag that overrules the scene's own.
  package var lang: String?
  /// The factor of the text size, within `textSizes`.
  package var textSize: Double = 1
  /// The settings of people who want to read more easily.
  package var aids = ReadingAids()
  /// True if only necessary motions are shown.
  package var reducesMotion = false
  /// The panel that is tried in place of the unit's; `nil` for none.
  package var panel: PanelTrial?

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - profile: The name or path of a profile; `nil` leaves it to the scene.
  ///   - device: The path of a device file, which goes before the profile; `nil` for none.
  ///   - theme: Day or night.
  ///   - lang: The language tag that overrules the scene's own; `nil` for the scene's own.
  ///   - textSize: The factor of the text size, within `textSizes`.
  ///   - panel: The panel that is tried in place of the unit's; `nil` for none.
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

  /// Returns the settings with the profile and the device that the environment names (`TELLTALE_PROFILE`,
  /// `TELLTALE_DEVICE`), if they name neither.
  ///
  /// - Parameter variable: Returns the value of a variable; `nil` where it is unset or empty.
  /// - Returns: The settings themselves where a profile or a device is given.
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
