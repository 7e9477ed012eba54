import TelltaleModel
import TelltaleRuntime
import TelltaleSession
import TelltaleSyntax

/// The settings that a client wants all to be shown by.
package struct SetCall: Hashable, Sendable {
  package var theme: Appearance?
  package var driving: DrivingState?
  /// The text size as a factor from 1 to 2.
  package var textSize: Double?
  package var language: Language?
  /// The brightness from 0 to 1: a hint, which is only told.
  package var brightness: Double?
  /// The aids that are turned on or off.
  package var aids: [Aid: Bool] = [:]
  /// The name of a profile, or the whole path of a profile or a device file.
  package var profile: String?

  init(_ parameters: JSONValue) throws(ServiceRefusal) {
    theme = parameters["theme"]?.string.flatMap(Appearance.init)
    // A word that nobody knows means the most restricted state, as silence does.
    if let word = parameters["driving"]?.string, word.utf8.count > Self.longestWord {
      throw ServiceRefusal.parameter("driving")
    }
    driving = parameters["driving"]?.string.map { DrivingState(rawValue: $0) ?? .unknown }
    textSize = parameters["textSize"]?.double
    if let textSize, !SceneSettings.textSizes.contains(textSize) {
      throw ServiceRefusal.parameter("textSize")
    }
    brightness = parameters["brightness"]?.double
    if let brightness, !(0...1).contains(brightness) {
      throw ServiceRefusal.parameter("brightness")
    }
    if let tag = parameters["language"]?.string {
      guard let language = Language(checking: tag) else {
        throw ServiceRefusal.parameter("language")
      }
      self.language = language
    }
    for (aid, name) in Self.aids { aids[aid] = parameters[name]?.bool }
    profile = parameters["profile"]?.string
    if let profile, ProfileSource(profile, folders: []) == nil {
      throw ServiceRefusal.parameter("profile")
    }
  }

  /// The most bytes of a word for a driving state; the journal has it as it came.
  private static let longestWord = 64

  /// The contract's names of aids.
  static let aids: [(Aid, name: String)] = [
    (.highContrast, "highContrast"), (.boldText, "boldText"), (.reduceMotion, "reduceMotion"),
  ]

  /// The settings that the call would change.
  package var settings: [ServicePolicy.Setting] {
    [
      theme.map { _ in .theme }, driving.map { _ in .driving }, textSize.map { _ in .textSize },
      language.map { _ in .language }, brightness.map { _ in .brightness },
      profile.map { _ in .profile },
    ].compactMap { $0 }
      + Aid.allCases.filter { aids[$0] != nil }.map(ServicePolicy.Setting.init)
  }
}
