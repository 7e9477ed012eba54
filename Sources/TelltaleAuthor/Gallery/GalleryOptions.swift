import ArgumentParser
import TelltaleCommands
import TelltaleModel
import TelltaleRuntime

/// What a gallery is asked for.
struct GalleryOptions: ParsableArguments {
  @Argument(
    help: "Scenes, and folders that are searched for them; default is the current folder.",
    completion: .file())
  var paths: [String] = []

  @Option(
    name: .shortAndLong, help: "Folder of the gallery; an earlier gallery in it is replaced.",
    completion: .directory)
  var output = "out/gallery"

  @Option(help: "Only this profile, by name or file, or all; may be given several times.")
  var profile: [String] = []

  @Option(help: "Only these colours, day or night; may be given several times.")
  var theme: [Appearance] = []

  @Option(help: SizeArgument.help, transform: SizeArgument.read)
  var size: [SizeArgument] = []

  @Option(
    help: ArgumentHelp(
      "Text size from 1 to 2; may be given several times; default is 1.", valueName: "factor"))
  var textSize: [Double] = []

  @Option(
    help: ArgumentHelp(
      "A revision in git, or the folder of an earlier gallery, to compare with.",
      valueName: "revision|dir"))
  var against: String?

  func validate() throws {
    for factor in textSize where !SceneSettings.textSizes.contains(factor) {
      throw ValidationError("--text-size is \(factor); expected a number from 1 to 2")
    }
    for (name, value) in [("--output", output), ("--against", against)] where value == "" {
      throw ValidationError("\(name) names nothing; name a folder")
    }
  }

  /// Colours that are drawn.
  var themes: [Appearance] { theme.isEmpty ? Appearance.allCases : theme }

  /// Text sizes that are drawn.
  var textSizes: [Double] { textSize.isEmpty ? [1] : textSize }
}
