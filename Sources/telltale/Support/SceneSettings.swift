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

  /// True for what looks like a BCP 47 tag: `ja`, `zh-Hant`, `pt-BR`.
  static func isLanguageTag(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    func isPart(_ part: Substring) -> Bool {
      (1...8).contains(part.utf8.count)
        && part.utf8.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
          default: false
          }
        }
    }
    guard let first = parts.first, first.utf8.count >= 2, parts.count <= 8 else { return false }
    return parts.allSatisfy(isPart)
  }
}
