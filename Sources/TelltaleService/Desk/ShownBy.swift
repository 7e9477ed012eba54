import TelltaleModel
import TelltaleRuntime
import TelltaleSyntax
import TelltaleVarlink

/// What all that is shown is shown by at this moment.
package struct ShownBy: Hashable, Sendable {
  /// The name of the profile.
  package private(set) var profile: String
  package var theme: Appearance = .day
  /// How the vehicle moves; absent, nobody has said so.
  package var driving: DrivingState?
  /// A factor from 1 to 2.
  package var textSize: Double = 1
  /// How bright the display ought to be, from 0 to 1; absent, nobody has said so.
  package var brightness: Double?
  /// The language of all texts; absent, each scene's own.
  package var named: Language?
  /// That of scenes that name none.
  private var usual: Language
  /// Those that are on.
  package var aids: Set<Aid> = []

  /// What a unit's settings say.
  ///
  /// - Parameters:
  ///   - settings: of the unit.
  ///   - profile: its name.
  ///   - language: that of the profile.
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

  /// Takes what a client sets.
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

  /// Takes what the program of an app sets for the whole unit; all else is the app's own.
  mutating func take(_ update: AppUpdate) {
    switch update {
    case .driving(let state): driving = state
    case .appearance(let appearance): theme = appearance
    case .textSize(let size): textSize = size
    case .aid(let aid, let isOn): set(aid, isOn)
    default: break
    }
  }

  /// Of texts that name none.
  package var language: Language { named ?? usual }

  private mutating func set(_ aid: Aid, _ isOn: Bool) {
    if isOn { aids.insert(aid) } else { aids.remove(aid) }
  }

  /// As the contract has it.
  static let fields =
    [
      VarlinkField("theme", .named("Theme")), VarlinkField("driving", .optional(.string)),
      VarlinkField("textSize", .float), VarlinkField("language", .string),
      VarlinkField("brightness", .optional(.float)), VarlinkField("profile", .optional(.string)),
    ] + SetCall.aids.map { VarlinkField($0.name, .bool) }

  /// What whoever listens is told.
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
