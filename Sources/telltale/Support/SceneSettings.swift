import TelltaleModel

/// How a scene is to be shown, whichever way the command line was read.
struct SceneSettings: Equatable {
  /// Name or path of a profile; nil leaves it to the scene.
  var profile: String?
  /// Path of a device file, which goes before the profile.
  var device: String?
  var theme: Appearance = .day
  /// Language tag that overrules the scene's own.
  var lang: String?
  /// Factor of the text size, within `textSizes`.
  var textSize: Double = 1

  /// The text sizes that people can set on a device.
  static let textSizes: ClosedRange<Double> = 1...2
}
