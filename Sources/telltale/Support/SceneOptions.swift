import ArgumentParser
import TelltaleFormats
import TelltaleGraphics
import TelltaleModel

/// Options that say how a scene is to be shown; the same for all commands that show one.
struct SceneOptions: ParsableArguments {
  @Option(help: "Platform profile by name (telltale profile list), or a profile file.")
  var profile: String?

  @Option(help: "Device file that extends the profile: connector, mode, rotation, touch.")
  var device: String?

  @Option(help: "Colours: day or night.")
  var theme: Appearance = .day

  @Option(help: "Language of the scene, such as ja or zh-Hant; default is what the scene says.")
  var lang: String?

  @Option(
    help: ArgumentHelp("Text size from 1 to 2, as people set it on a device.", valueName: "factor"))
  var textSize: Double = 1

  mutating func validate() throws {
    guard SceneSettings.textSizes.contains(textSize) else {
      throw ValidationError("--text-size is \(textSize); expected a number from 1 to 2")
    }
    if let lang, !SceneSettings.isLanguageTag(lang) {
      throw ValidationError(
        "--lang is \(Quoted.text(lang)); expected a language tag such as ja or zh-Hant")
    }
  }

  /// The same as a plain value.
  var settings: SceneSettings {
    SceneSettings(profile: profile, device: device, theme: theme, lang: lang, textSize: textSize)
  }
}

extension Appearance: ExpressibleByArgument {}

/// Width and height in pixels, written `1280x720`.
struct SizeArgument: ExpressibleByArgument {
  var size: PixelSize

  init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      (16...8192).contains(width), (16...8192).contains(height)
    else { return nil }
    size = PixelSize(width: width, height: height)
  }
}
