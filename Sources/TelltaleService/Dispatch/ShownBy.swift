import TelltaleModel
import TelltaleRuntime
import TelltaleSyntax
import TelltaleVarlink

/// The settings by which all is shown at this moment.
package struct ShownBy: Hashable, Sendable {
  /// The name of the profile.
  package private(set) var profile: String
  package var theme: Appearance = .day
  /// The state of the vehicle; `nil` while nobody has told it.
  package var driving: DrivingState?
  /// The text size as a factor from 1 to 2.
  package var textSize: Double = 1
  /// The brightness that the display ought to have, from 0 to 1; `nil` while nobody has told it.
  package var brightness: Double?
  /// The language of all texts; `nil` for each scene's own.
  package var named: Language?
  /// The language of scenes that name none.
  private var usual: Language
  /// The aids that are on.
  package var aids: Set<Aid> = []

  /// Takes the settings of a unit.
  ///
  /// - Parameters:
  ///   - settings: The theme, the text size, the language and the aids.
  ///   - profile: The name of the profile.
  ///   - language: The language of the profile.
  package init(_ settings: SceneSettings, profile: String, language: Language) {
    self.profile = profile
    theme = settings.theme
    textSize = settings.textSize
    named = settings.lang.map { Language($0) }
    usual = language
    if settings.aids.highContrast { aids.insert(.highContrast) }
    if settings.aids.boldText { aids.insert(.boldText) }
    if settings.reducesMotion { aids.insert(.reduceMotion) }
  }

  /// Takes the settings that a client names.
  mutating func take(_ wanted: SetCall) {
    if let theme = wanted.theme { self.theme = theme }
    if let driving = wanted.driving { self.driving = driving }
    if let size = wanted.textSize { textSize = size }
    if let language = wanted.language { named = language }
    if let brightness = wanted.brightness { self.brightness = brightness }
    for (aid, isOn) in wanted.aids { set(aid, isOn) }
  }

  /// Takes another profile.
  mutating func take(_ profile: JudgedProfile) {
    self.profile = profile.name
    usual = profile.language
  }

  /// Takes the settings that the program of an app changes for the whole unit. All others are the app's own.
  mutating func take(_ update: AppUpdate) {
    switch update {
    case .driving(let state): driving = state
    case .appearance(let appearance): theme = appearance
    case .textSize(let size): textSize = size
    case .aid(let aid, let isOn): set(aid, isOn)
    default: break
    }
  }

  /// The language of texts that name none.
  package var language: Language { named ?? usual }

  private mutating func set(_ aid: Aid, _ isOn: Bool) {
    if isOn { aids.insert(aid) } else { aids.remove(aid) }
  }

  /// The fields as the contract has them.
  static let fields =
    [
      VarlinkField("theme", .named("Theme")), VarlinkField("driving", .optional(.string)),
      VarlinkField("textSize", .float), VarlinkField("language", .string),
      VarlinkField("brightness", .optional(.float)), VarlinkField("profile", .optional(.string)),
    ] + SetCall.aids.map { VarlinkField($0.name, .bool) }

  /// The settings as clients are told them.
  var json: JSONValue {
    .object(
      [
        .init("theme", .string(theme.rawValue)),
        .init("driving", driving.map { .string($0.rawValue) } ?? .null),
        .init("textSize", .number(textSize)), .init("language", .string(language.tag)),
        .init("brightness", brightness.map { .number($0) } ?? .null),
        .init("profile", .string(profile)),
      ] + SetCall.aids.map { .init($0.name, .bool(aids.contains($0.0))) })
  }
}
