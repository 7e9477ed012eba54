import ArgumentParser
import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleImages
import TelltaleLayout
import TelltaleModel
import TelltaleRuntime
import TelltaleSession
import TelltaleSyntax

/// A scene as a picture.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a scene into a PNG file, or describe its contents.",
    discussion: """
      The frame is the one that a screen of that size would show, pixel by pixel.

        telltale render route.yaml --profile carplay --theme night --output route.png

      With --tree the contents are printed instead: everything that can be seen or pressed, in
      reading order, with role (in the words of WAI-ARIA), name, value, states, actions and place in
      pixels. --output may then be left out.

        telltale render route.yaml --profile carplay --tree

      With --script the frame is the one at the end of that input; 'telltale play --help' describes scripts.
      """)

  @Argument(help: "Scene file (YAML or JSON); - for standard input.", completion: .file())
  var file: String

  @OptionGroup var scene: SceneOptions

  @Option(help: SizeArgument.help, transform: SizeArgument.read)
  var size: SizeArgument?

  @OptionGroup var panel: PanelOptions

  @Option(name: .shortAndLong, help: "PNG file to write; - for standard output.")
  var output: String?

  @Option(
    help: "Script or recording of the input that comes before the frame.", completion: .file())
  var script: String?

  @Option(
    help: "Updates of the application, as for 'telltale play'; needs --script.",
    completion: .file())
  var updates: String?

  @Flag(help: "Draw the initial focus, as a device with a knob does.")
  var focus = false

  @Flag(help: "Print the place of each control in pixels, as JSON lines.")
  var frames = false

  @Flag(help: "Print the contents of the screen as a tree.")
  var tree = false

  @Flag(help: "Print the tree as JSON; needs --tree.")
  var json = false

  func validate() throws {
    try panel.validate(size)
    if updates != nil, script == nil {
      throw ValidationError("--updates needs --script, which says how long to wait for them")
    }
    if json, !tree { throw ValidationError("--json is a format of --tree; ask for that as well") }
    if output == nil, !tree {
      throw ValidationError("Missing expected argument '--output <output>', or --tree")
    }
    if focus, script != nil {
      throw ValidationError(
        "--focus and --script exclude each other; let the script move the focus")
    }
  }

  func run() throws { try telling(render) }

  private func render() throws {
    if let script { return try render(after: script) }
    let source = SceneSource(file)
    var setup = try ProfileSetup(settings, in: .process, sceneProfile: source.namedProfile)
    let size = try setup.settle(inMemory: panel.size(size))
    let shown = try ShownScene(
      source.load(setup.platform, language: scene.lang), on: setup.platform)
    // A picture is of what comes to rest.
    let builder = ScreenBuilder(shown, on: setup, settings, size: size, reducesMotion: true)
    let (session, painter) = builder.still { session in
      builder.warn(about: session)
      if focus { session.showFocus() }
    }
    let png = painter.withCanvas { PNGFile.encode($0) }
    try put(png, session, in: builder.environment)
    try putFigures(setup, size)
  }

  private func render(after script: String) throws {
    var edition = try AppEdition(file, settings, in: .process)
    let size = try edition.settle(inMemory: panel.size(size))
    let player = HeadlessScreen(
      setup: edition.setup, scene: settings, size: size,
      expectations: Expectations(script: script))
    player.app = try edition.app(saying: updates, keepsLines: false)
    var end: (png: [UInt8], session: Session, environment: Environment)?
    _ = try player.play(edition.shown, PlayedInput(path: script)) { playback in
      end = (playback.withCanvas { PNGFile.encode($0) }, playback.session, playback.environment)
    }
    guard let end else {
      StandardStreams.complain("telltale: the question was answered before the script ended")
      throw ExitStatus.badScene.code
    }
    try put(end.png, end.session, in: end.environment)
    try putFigures(edition.setup, size)
  }

  private var settings: SceneSettings { panel.settings(scene.settings, size) }

  /// What letters and targets come to on the panel that is tried, below the tree; JSON is the tree alone.
  private func putFigures(_ setup: ProfileSetup, _ size: PixelSize) throws {
    guard tree, !json, panel.panel != nil else { return }
    try printBesidePicture(setup.figures(on: size).lines.map { $0 + "\n" }.joined())
  }

  private func put(_ png: [UInt8], _ session: Session, in environment: Environment) throws {
    if let output { try FileOutput.write(png, to: output) }
    if frames { try printFrames(session) }
    guard tree else { return }
    let meaning = session.meaning(in: environment)
    try printBesidePicture(json ? meaning.json.line + "\n" : meaning.outline)
  }

  private func printFrames(_ session: Session) throws {
    var lines = ""
    let controls = session.placement?.controls ?? session.screenPlacement?.controls ?? []
    for control in controls {
      guard let frame = session.glass.frame(ofControl: control.name) else { continue }
      let place: JSONValue = [
        "control": .string(control.name), "x": .integer(frame.x), "y": .integer(frame.y),
        "width": .integer(frame.width), "height": .integer(frame.height),
      ]
      lines += place.line + "\n"
    }
    try printBesidePicture(lines)
  }

  /// Standard output may be the picture.
  private func printBesidePicture(_ lines: String) throws {
    if output == "-" { StandardStreams.note(lines) } else { try StandardStreams.put(lines) }
  }
}
