import ArgumentParser
import Glibc
import TelltaleFormats
import TelltaleGraphics
import TelltaleHost
import TelltaleImages
import TelltaleLayout
import TelltaleModel
import TelltaleSession

/// A scene as a picture.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw a scene into a PNG file.",
    discussion: """
      The frame is the one that a screen of that size would show, pixel by pixel.

        telltale render route.yaml --profile carplay --theme night --output route.png
      """)

  @Argument(help: "Scene file (YAML or JSON); - for standard input.", completion: .file())
  var file: String

  @OptionGroup var scene: SceneOptions

  @Option(help: SizeArgument.help, transform: SizeArgument.read)
  var size: SizeArgument?

  @Option(name: .shortAndLong, help: "PNG file to write; - for standard output.")
  var output: String

  @Flag(help: "Draw the focus where it starts, as a device with a knob does.")
  var focus = false

  @Flag(help: "Print where each control stands, as JSON lines, in pixels.")
  var frames = false

  func run() throws {
    let source = SceneSource(file)
    let stage = try Stage(scene.settings, sceneProfile: source.namedProfile)
    let shown = try ShownScene(source.load(stage, language: scene.lang), stage: stage)
    let size = try stage.profile.size(size)
    // A picture is of what comes to rest.
    let opening = Opening(shown, on: stage, scene.settings, size: size, reducesMotion: true)
    var session = opening.session
    _ = opening.open(&session)
    opening.warn(about: session)
    if focus { session.showFocus() }
    let warnings = PictureWarnings(shown)
    let pictures = ImmediatePictures(PictureFiles(bundle: shown.files), report: warnings.tell)
    let painter = Painter(size: size, glyphs: stage.fonts, pictures: pictures)
    _ = painter.paint(session.picture(in: opening.world))
    let png = painter.withCanvas { PNGFile.encode($0) }
    try FileOutput.write(png, to: output)
    if frames { try printFrames(session) }
  }

  private func printFrames(_ session: Session) throws {
    var lines = ""
    let controls = session.placement?.controls ?? session.screenPlacement?.controls ?? []
    for control in controls {
      guard let frame = session.frame(ofControl: control.name) else { continue }
      let place: JSONValue = [
        "control": .string(control.name), "x": .integer(frame.x), "y": .integer(frame.y),
        "width": .integer(frame.width), "height": .integer(frame.height),
      ]
      lines += place.line + "\n"
    }
    // Standard output may be the picture.
    if output == "-" { StandardStreams.note(lines) } else { try StandardStreams.put(lines) }
  }
}
