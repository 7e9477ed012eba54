import ArgumentParser
import TelltaleAppProtocol
import TelltaleRuntime
import TelltaleService
import TelltaleServiceClient

/// An app scene on the real screen, for an application on the other end of two pipes.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Show the screens of an app and talk with its program in JSON lines.",
    discussion: """
      Events are written to standard output, one JSON object a line. The application writes its updates to standard \
      input in the same way:

        {"event":"selected","screen":"home","list":"albums","entry":"a7","index":6}
        {"id":7,"set":{"now.title":"Nocturne"},"rows":{"queue":{"append":[{"title":"Waltz"}]}}}
        {"ok":7}

      A line can hold: \(Run.words). A line is applied as a whole or not at all; a refusal names line, column and \
      guideline. A line is answered if it has an "id" or is refused. The end of standard input ends the program. \
      docs/run-protocol.md describes the protocol.

      If the unit's service (`telltale serve`) has the display, it shows the app, as far as its settings allow; with \
      --trace or --cache it never does.

      With --headless the app runs on the headless display: a script ('telltale play --help') gives the input and the \
      time, and the screen's time stops until the program has handled its events. Exit code 1 then means that an \
      expectation of the script failed, or that the program did not take part to the end; standard error has the \
      reason.

        telltale run app.yaml --headless --script buy.script --program ./driver.py --frames out

      Exit codes: 0 the application or the person left, 64 usage, 65 bad scene, 66 missing file, \
      69 no display, 73 the trace cannot be made, 74 nobody reads standard output, 75 display in \
      use, 77 permission, 78 bad profile, 128 and the number of the signal that ended it.
      """)

  private static let words = UpdateReader.members.joined(separator: ", ")

  @Argument(help: "Scene file (YAML or JSON) with screens.", completion: .file())
  var file: String

  @OptionGroup var scene: SceneOptions

  @Option(
    help: ArgumentHelp(
      "Folder for the last rows of tables with cache: true and for typed texts that were not saved; created if "
        + "missing. At the next start the rows are shown, marked as old, until new ones come, and the texts stand in "
        + "their fields. If the folder cannot be created, nothing is kept, and a warning says so.",
      valueName: "dir"))
  var cache: String?

  @Option(help: "Append a line to this file for each event, as it happens.")
  var trace: String?

  @OptionGroup(title: "On the headless display") var headless: HeadlessOptions

  mutating func validate() throws {
    guard file != "-" else {
      throw ValidationError(
        "the scene cannot come from standard input, which is the application's; name a file")
    }
    try CacheFolder.validate(cache)
  }

  func run() throws {
    try telling {
      if headless.isOn {
        try HeadlessRun(file: file, scene: scene.settings, cache: cache, options: headless).run()
      } else {
        try converse()
      }
    }
  }

  private func converse() throws {
    try StandardStreams.requireOutput()
    // A trace and kept rows are of this process's own screen.
    if trace == nil, cache == nil, let caller = try ServiceCaller.present() {
      return try ServedRun(file: file, scene: scene.settings, caller: caller).run()
    }
    let settings = try UnitScene.settings(scene.settings)
    let edition = try AppEdition(file, settings, in: .process)
    let app = try AppConversation(edition, over: .standard, cache: cache)
    let screen = try LiveScreen(setup: edition.setup, scene: settings, trace: Trace(path: trace))
    try ConversationEnd(screen.show(edition.shown, for: app), app.channel.ending).finish()
  }
}

/// The folder of `--cache`.
enum CacheFolder {
  /// An empty name is mostly a variable of a shell that was never set; it names no folder.
  static func validate(_ name: String?) throws {
    if name?.isEmpty == true { throw ValidationError("--cache names no folder; name one") }
  }
}
