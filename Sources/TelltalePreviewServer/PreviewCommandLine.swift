import ArgumentParser
import Glibc
import TelltaleGraphics
import TelltaleModel
import TelltalePreview
import TelltaleRuntime
import TelltaleSyntax

/// The options of `telltale preview`.
struct PreviewCommandLine: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "telltale-preview",
    abstract: "Show a scene live in a browser.",
    discussion: """
      Prints the address of a page on this machine, and opens it. There the scene runs as on a unit, pixel by pixel, \
      with mouse, touch, wheel and keys; changes of the file are shown as soon as it is saved. docs/preview.md \
      describes the page.

      Nobody else can reach the page: it is served on the loopback interface alone, below a secret \
      that is new each time.

      Exit codes: 0 ended by Control-C, 64 usage, 66 missing file, 69 the port is not free.
      """)

  @Argument(
    help: "Scene file, or a folder with app.yaml or one scene in it.", completion: .file())
  var path = "."

  @Option(help: "Platform profile by name (telltale profile list), or a profile file.")
  var profile: String?

  @Option(help: "Device file that extends the profile.")
  var device: String?

  @Option(help: "Colours: day or night.")
  var theme: String = "day"

  @Option(help: "Language of the scene, such as ja or zh-Hant; default is the scene's own.")
  var lang: String?

  @Option(help: ArgumentHelp("Text size from 1 to 2.", valueName: "factor"))
  var textSize: Double = 1

  @Option(help: ArgumentHelp("Size in pixels.", valueName: "WxH"))
  var size: String?

  @Option(
    help: ArgumentHelp(
      "Command line for sh that starts the app's program.", valueName: "command"))
  var program: String?

  @Option(help: "Port to listen on; default is any that is free.")
  var port: Int = 0

  @Flag(name: .customLong("no-open"), help: "Print the address, and do not open a browser.")
  var isQuiet = false

  func validate() throws {
    guard Appearance(rawValue: theme) != nil else {
      throw ValidationError("--theme is \(theme); expected day or night")
    }
    guard SceneSettings.textSizes.contains(textSize) else {
      throw ValidationError("--text-size is \(textSize); expected a number from 1 to 2")
    }
    if let lang, Language(checking: lang) == nil {
      throw ValidationError("--lang is \(lang); \(Language.expectation(besides: lang))")
    }
    guard (0...65_535).contains(port) else {
      throw ValidationError("--port is \(port); expected a port from 0 to 65535")
    }
    if let size, pixels == nil {
      throw ValidationError("--size is \(size); expected WIDTHxHEIGHT in pixels, such as 1280x720")
    }
  }

  private var pixels: PixelSize? {
    let sides = (size ?? "").lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
    let size = PixelSize(width: width, height: height)
    return size.isWithinLimits ? size : nil
  }

  func run() throws {
    let file = try ScenePath.file(path)
    var scene = SceneSettings(profile: profile, device: device, lang: lang, textSize: textSize)
    scene.theme = Appearance(rawValue: theme) ?? .day
    scene = scene.named(by: ProgramEnvironment.variable)
    try PreviewServer(
      file: file, settings: PreviewSettings(scene, size: pixels), program: program, port: port,
      opens: !isQuiet
    ).run()
  }
}
