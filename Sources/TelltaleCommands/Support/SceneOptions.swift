import ArgumentParser
import TelltaleGraphics
import TelltaleModel
import TelltaleRuntime
import TelltaleSyntax

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
