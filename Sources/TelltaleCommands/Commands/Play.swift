import ArgumentParser
import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleRecordings
import TelltaleRuntime

/// A scene on the headless display, with input from a script or a recording.
struct Play: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play input on a scene without a screen, and write frames and a transcript.",
    discussion: """
      Time is simulated, so the same input always gives the same frames. Input is a script of \
      lines, or a recording by 'telltale record', 'libinput record' (.yaml) or evemu (.evemu, \
      .events). The lines of a script:

      \(ScriptReader.commands.map(Self.help).joined(separator: "\n"))

      After expect or await, WHAT is one of:

      \(ScriptReader.expectations.map(Self.help).joined(separator: "\n"))

      docs/scripts.md has the time that each line takes. An action waits, 5 s at most, until its target is there and \
      takes input, and scrolls to a target that is out of sight; with 'now' before the line it acts at once.

      Exit codes are those of show: 0 chosen, 1 cancelled, 5 timed out. Also 1 for an expectation that fails, which \
      prints no answer, 5 for input that ends before the question is answered, 65 for an action on a control that is \
      not on the screen and for updates that were refused, and 69 for a question that was out of sight for its whole \
      limit. The options --title, --ok-label and --timeout of show are keys of the scene here: title, buttons and \
      timeout.
      """)

  @Argument(help: "Scene file (YAML or JSON); - for standard input.", completion: .file())
  var file: String

  @OptionGroup var scene: SceneOptions

  @Option(help: "Script or recording of the input.", completion: .file())
  var script: String

  @Option(
    help: ArgumentHelp(
      "Updates of the scene's application, in the JSON lines of 'telltale run', each with an \"at\" in "
        + "milliseconds.", valueName: "file"),
    completion: .file())
  var updates: String?

  @Option(
    help: ArgumentHelp(
      "Folder for the last rows of tables with cache: true and for typed texts that were not saved, as with "
        + "'telltale run'.",
      valueName: "dir"))
  var cache: String?

  @Option(help: "Folder for the frames, as PNG files; created if missing.")
  var frames: String?

  @Option(help: "File for the transcript: a line for everything that happens, with its time.")
  var transcript: String?

  @Option(help: StepsFolder.help)
  var steps: String?

  @Option(help: SizeArgument.help, transform: SizeArgument.read)
  var size: SizeArgument?

  @OptionGroup var panel: PanelOptions

  @Flag(help: "Rewrite the pictures and trees that the script expects and that differ.")
  var update = false

  @Flag(help: "Print the answer as a JSON object; for screens, each event and reply with its time.")
  var json = false

  func validate() throws {
    try CacheFolder.validate(cache)
    try panel.validate(size)
  }

  func run() throws { try telling(play) }

  private func play() throws {
    var edition = try AppEdition(file, settings, in: .process)
    let size = try edition.settle(inMemory: panel.size(size))
    let (setup, shown) = (edition.setup, edition.shown)
    let input = try PlayedInput(path: script)
    if let frames { try FileOutput.makeFolder(frames) }
    let stageplay = HeadlessScreen(
      setup: setup, scene: settings, size: size,
      expectations: Expectations(script: script, updates: update) {
        try FileOutput.write($0, to: $1)
      },
      keepFrame: frames.map(FrameFolder.sink))
    stageplay.steps = try StepsFolder.record(in: steps, of: script)
    let app = try edition.app(saying: updates, cache: cache, keepsLines: json)
    stageplay.app = app
    let end = try PlayEnd(transcript: transcript).after(stageplay) {
      try stageplay.play(shown, input)
    } leaving: {
      try putLines(app)
    }
    app?.store?.finish()
    // Screens are no question: they are played for as long as the input lasts.
    guard shown.scene.isQuestion else { return try requireUpdates(app) }
    try requireUpdates(app)
    guard case .answered(let answers) = end, answers.asked != nil else {
      StandardStreams.complain("telltale: the input ended before the question was answered")
      throw ExitStatus.timedOut.code
    }
    try AnswerOutput(json: json).finish(end)
  }

  private var settings: SceneSettings { panel.settings(scene.settings, size) }

  /// What the program would have heard.
  private func putLines(_ app: PlayedApp?) throws {
    try StandardStreams.put((app?.lines ?? []).map { $0.line + "\n" }.joined())
  }

  private static func help(_ word: ScriptReader.Word) -> String {
    "  \(word.usage)\n      \(word.about)"
  }

  /// What was shown is not what the application said where something of that was refused.
  private func requireUpdates(_ app: PlayedApp?) throws {
    guard let count = app?.refused, count > 0 else { return }
    StandardStreams.complain(
      "telltale: error: \(count == 1 ? "an update was" : "\(count) updates were") refused")
    throw ExitStatus.badScene.code
  }
}
