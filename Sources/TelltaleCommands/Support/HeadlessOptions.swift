import ArgumentParser

/// How an app is run on the headless display.
struct HeadlessOptions: ParsableArguments {
  @Flag(
    name: .customLong("headless"),
    help: "Show the app on the headless display instead of the real screen.")
  var isOn = false

  @Option(
    help: ArgumentHelp(
      "Script of input and expectations, as for 'telltale play'; - for lines on standard input, each run as it comes "
        + "and answered by a line of JSON on standard output."),
    completion: .file())
  var script: String?

  @Option(
    help: ArgumentHelp(
      "Command line for sh that starts the app's program; default is the program at the other end of standard input "
        + "and output.", valueName: "command"))
  var program: String?

  @Option(help: "Folder for the frames, as PNG files; created if missing.")
  var frames: String?

  @Option(help: "File for the transcript: a line for everything that happens, with its time.")
  var transcript: String?

  @Option(
    help: "File for the events sent to the program: JSON lines, each with its time in \"at\".")
  var json: String?

  @Option(help: StepsFolder.help)
  var steps: String?

  @Option(help: SizeArgument.help, transform: SizeArgument.read)
  var size: SizeArgument?

  @OptionGroup var panel: PanelOptions

  @Option(
    help: ArgumentHelp(
      "Milliseconds of real time that the program may take to answer; default is 5000.",
      valueName: "ms"))
  var answerWithin: Int?

  @Flag(help: "Rewrite the pictures and trees that the script expects and that differ.")
  var update = false

  mutating func validate() throws {
    let given: [(String, Bool)] = [
      ("--script", script != nil), ("--program", program != nil), ("--frames", frames != nil),
      ("--transcript", transcript != nil), ("--steps", steps != nil), ("--json", json != nil),
      ("--size", size != nil), ("--panel", panel.panel != nil),
      ("--distance", panel.distance != nil), ("--answer-within", answerWithin != nil),
      ("--update", update),
    ]
    if !isOn, let name = given.first(where: \.1)?.0 {
      throw ValidationError("\(name) needs --headless; it has no effect on a real screen")
    }
    try panel.validate(size)
    if script == "-", program == nil {
      throw ValidationError(
        "--script - needs --program: without it, standard input is the program's")
    }
    if let answerWithin, !(1...600_000).contains(answerWithin) {
      throw ValidationError("--answer-within is \(answerWithin); expected 1 to 600000 milliseconds")
    }
  }
}
