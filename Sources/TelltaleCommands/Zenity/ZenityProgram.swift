import ArgumentParser
import TelltaleSyntax

/// What stands in the place of zenity: the same options, output and exit codes, on the unit's screen.
enum ZenityProgram {
  static let name = "zenity"

  /// The version whose options, output and exit codes are followed.
  static let version = "3.44.0"

  /// Exit code of a call that asked nobody.
  static let failed: Int32 = 255

  /// Asks and tells the answer; ends by throwing the exit code where that is not 0.
  static func run(_ arguments: [String]) throws {
    if arguments.contains("--version") { return try StandardStreams.say(version) }
    if arguments.contains(where: { $0 == "-h" || $0.hasPrefix("--help") }) {
      return try StandardStreams.put(help)
    }
    let wantsScene = arguments.contains(printsScene)
    let result = try ZenityAsking.refusing(with: failed) {
      let call = try ZenityCall(arguments.filter { $0 != printsScene })
      let asking = try ZenityAsking(name: name)
      if wantsScene { return ZenityResult(output: try asking.scene(of: call) + "\n", code: 0) }
      return switch try asking.end(of: call) {
      case .answered(let result, _): result
      case .left: ZenityResult(code: 1)
      case .signal(let number): ZenityResult(code: 128 + number)
      }
    }
    try StandardStreams.put(KeptBytes.bytes(of: result.output))
    if result.code != 0 { throw ExitCode(result.code) }
  }

  /// Our own: the scene on standard output, for `telltale render` and `telltale lint`.
  static let printsScene = "--telltale-scene"

  static let help = """
    OVERVIEW: Stand in for zenity: show its dialogs on the unit's screen.

    The options, what is printed and the exit codes are those of zenity \(version); a link named zenity to \
    telltale does the same. The unit's profile or device file stands in TELLTALE_PROFILE or TELLTALE_DEVICE, \
    the theme in TELLTALE_THEME, the language in LC_ALL, LC_MESSAGES or LANG. TELLTALE_HANDS names a script whose \
    hands answer on the headless display, TELLTALE_FRAMES a folder for its frames: so scripts are tested.

    USAGE: telltale zenity --question --text="Install Now?" --ok-label=Install

    MODES:
      --info --warning --error   A text and OK.
      --question                 Yes and No; --default-cancel, --switch.
      --entry                    A line to be typed; --entry-text, --hide-text.
      --password                 A password, with --username a name before it.
      --forms                    --add-entry and --add-password, joined by --separator.
      --list                     Rows from the call or standard input, of which one is chosen, or several with
                                 --checklist and --multiple; --column, --radiolist, --print-column,
                                 --hide-column, --separator.
      --text-info                A text to be read, from --filename or standard input.
      --progress                 How far something is, by numbers and "# text" on standard input; --percentage,
                                 --pulsate, --auto-close, --auto-kill, --no-cancel, --time-remaining.
      --scale                    A number; --value, --min-value, --max-value, --step, --print-partial.
      --calendar                 A day; --day, --month, --year, --date-format.
      --notification             A notice that goes by itself; --listen for several.
      --file-selection and --color-selection are refused with the reason.

    OPTIONS FOR ALL:
      --text --title --ok-label --cancel-label --extra-button --timeout
      Sizes, icons and what else belongs to windows are taken and mean nothing.
      --telltale-scene           Print the scene instead of asking; telltale render and lint read it.

    EXIT STATUS: 0 for OK and Yes, 1 for Cancel, No and extra buttons (whose title is printed), 5 when the time \
    was over, 255 when nobody was asked.

    """
}

/// For help and completion; calls are read before the argument parser.
struct Zenity: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "zenity", abstract: "Stand in for zenity: show its dialogs on the unit's screen.",
    discussion: "Options as zenity has them; `telltale zenity --help` tells which.")

  @Argument(parsing: .captureForPassthrough, help: "zenity's own options.")
  var arguments: [String] = []

  func run() throws { try ZenityProgram.run(arguments) }
}
