import ArgumentParser

/// One question on the real screen.
struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Ask one question on the screen and print the answer.",
    discussion: """
      The question is a scene file, or made from options:

        telltale show --profile kiosk --title "Print Receipt?" --ok-label Print --cancel-label Cancel

      Standard output gets the id of the chosen button, then a line for each text field. A question made from options \
      has these ids: ok for --ok-label, cancel for --cancel-label, and for --extra-button its title.

      Exit codes: 0 chosen, 1 cancelled, 5 timed out. Nobody has answered: 64 usage, 65 bad scene, 66 missing file, \
      69 no display, or nobody could see the question within its time, 70 internal, 73 a file cannot be made, \
      75 display in use, 77 permission, 78 bad profile. 74: output could not be written. Somebody may have answered.
      """)

  @Argument(help: "Scene file (YAML or JSON); - for standard input.", completion: .file())
  var file: String?

  @OptionGroup var question: QuestionOptions

  @OptionGroup var scene: SceneOptions

  @Option(
    help: ArgumentHelp(
      """
      Seconds without input until the question ends (exit 5), and at most four times as many in all. Only time in sight \
      counts; if nobody could see it for that long, the exit code is 69.
      """,
      valueName: "seconds"))
  var timeout: Double?

  @Flag(help: "Print the answer as a JSON object.")
  var json = false

  @Option(help: "Append a line to this file for each event, as it happens.")
  var trace: String?

  mutating func validate() throws {
    guard request.asksOnce else {
      throw ValidationError(
        file == nil
          ? "nothing to ask: give a scene file, or --title and other options"
          : "a scene file and options that make a question (--title, --text, …) exclude each other")
    }
    if let timeout, !ShowRequest.timeouts.contains(timeout) {
      throw ValidationError("--timeout is \(timeout); expected seconds, from 0.001 to 86400")
    }
  }

  func run() throws { try request.run() }

  /// The same as a plain value, which is all that the work needs.
  var request: ShowRequest {
    ShowRequest(
      file: file, question: question.words, scene: scene.settings, timeout: timeout, json: json,
      trace: trace)
  }
}
