import TelltaleGraphics
import TelltaleModel
import TelltaleProfiles
import TelltaleScenes
import TelltaleSession
import TelltaleSyntax
import TelltaleTestSupport

/// Every alert of the guidelines that a profile lets through, on its smallest and largest screen.
struct DialogCase: Sendable, CustomStringConvertible {
  var profile: Profile
  var alert: Alert
  var language: Language
  var size: PixelSize
  var textSize: Double
  var line: Int

  var description: String {
    "alerts.yaml:\(line) \(profile.name) \(size.width)x\(size.height) at \(textSize)"
  }

  /// A session with the alert shown and armed, and the given keyboard layout at hand.
  func hand() -> Hand {
    var hand = Hand(
      environment: Environment(
        profile: profile, typesetter: GridTypesetter(), keyboard: .sample),
      size: size)
    hand.send(.textSizeChanged(textSize))
    hand.ask(alert, language: language)
    hand.present()
    hand.wait(3000)
    return hand
  }

  static func cases(profile name: String) throws -> [DialogCase] {
    let profile = try Platforms.profile(name)
    let lexicons = try LexiconLibrary(path: SearchPath(folders: [Platforms.folder])).load()
    let examples = SceneExample.alerts.filter { $0.profile == name && $0.refused.isEmpty }
    return examples.flatMap { example -> [DialogCase] in
      let loaded = SceneFile.load(
        bytes: Array(example.text.utf8), name: "alerts.yaml", profile: profile, lexicons: lexicons)
      guard let scene = loaded.accepted, case .alert(let alert) = scene.root else { return [] }
      return sizes(profile).flatMap { size in
        [1, profile.typography.largestTextSize].map { textSize in
          DialogCase(
            profile: profile, alert: alert, language: scene.language ?? profile.language,
            size: size, textSize: textSize, line: example.line)
        }
      }
    }
  }

  private static func sizes(_ profile: Profile) -> [PixelSize] {
    let density = profile.display.density
    return [profile.screens.first, profile.screens.last].compactMap { $0 }.map {
      PixelSize(width: density.pixels($0.width), height: density.pixels($0.height))
    }
  }
}
