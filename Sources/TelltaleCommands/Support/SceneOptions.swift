import ArgumentParser
import TelltaleGraphics
import TelltaleModel
import TelltaleRuntime
import TelltaleSyntax

/// The options for showing a scene, which all commands that show one have in common.
package struct SceneOptions: ParsableArguments {
  package init() {}

  @Option(help: "Platform profile by name (telltale profile list), or a profile file.")
  var profile: String?

  @Option(help: "Device file that extends the profile: connector, mode, rotation, touch.")
  var device: String?

  @Option(help: "Colours: day or night.")
  var theme: Appearance = .day

  @Option(help: "Language of the scene, such as ja or zh-Hant; default is the scene's own.")
  var lang: String?

  @Option(
    help: ArgumentHelp("Factor of the text size, from 1 to 2.", valueName: "factor"))
  var textSize: Double = 1

  @Flag(help: "High contrast: text at 7:1, lines and edges at 3:1.")
  var highContrast = false

  @Flag(help: "All text in the heavier weight.")
  var boldText = false

  @Flag(
    help:
      "Reduced motion: sheets and modals appear at once, and scrolling stops with the finger."
  )
  var reduceMotion = false

  package mutating func validate() throws {
    guard SceneSettings.textSizes.contains(textSize) else {
      throw ValidationError("--text-size is \(textSize); expected a number from 1 to 2")
    }
    if let lang, Language(checking: lang) == nil {
      throw ValidationError(
        "--lang is \(Quoted.text(lang)); \(Language.expectation(besides: lang))")
    }
  }

  /// The options as a plain value, with the profile or device of the environment where neither is
  /// given.
  package var settings: SceneSettings {
    var settings = SceneSettings(
      profile: profile, device: device, theme: theme, lang: lang, textSize: textSize)
    settings.aids = ReadingAids(highContrast: highContrast, boldText: boldText)
    settings.reducesMotion = reduceMotion
    return settings.named(by: ProgramEnvironment.variable)
  }
}

extension Appearance: ExpressibleByArgument {}
