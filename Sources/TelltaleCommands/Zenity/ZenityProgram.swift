import ArgumentParser
import TelltaleSyntax

/// What stands in the place of zenity: the same options, output and exit codes, on the unit's screen.
enum ZenityProgram {
  static let name = "zenity"

  /// Asks and tells the answer; ends by throwing the exit code where that is not 0.
  static func run(_ arguments: [String]) throws {
    try ScriptCall.run(name, help: help) { _ in
      let call = try ZenityCall(arguments)
      var made = ScriptCall(call)
      made.printsScene = call.flags.contains(ZenityCall.scene)
      return made
    }
  }

  static let help = """
    OVERVIEW: Stand in for zenity: show its dialogs on the unit's screen.

    Options, output and exit codes are those of zenity \(ZenityCall.version); a link named zenity to telltale does the \
    same. TELLTALE_PROFILE or TELLTALE_DEVICE names the unit's profile or device file, and TELLTALE_THEME the theme. \
    LC_ALL, LC_MESSAGES or LANG names the language. For tests, TELLTALE_HANDS names a script that answers on the \
    headless display, and TELLTALE_FRAMES a folder for its frames.

    USAGE: telltale zenity --question --text="Install Now?" --ok-label=Install

    MODES:
      --info --warning --error   A text and OK.
      --question                 Yes and No; --default-cancel, --switch.
      --entry                    A line to be typed, or one of the choices behind it; --entry-text, --hide-text.
      --password                 A password, with --username a name before it.
      --forms                    --add-entry, --add-password, --add-combo, --add-list, --add-calendar and
                                 --add-multiline-entry, joined by --separator.
      --list                     Rows from the call or standard input, of which one is chosen, or several with
                                 --checklist and --multiple; --column, --radiolist, --print-column,
                                 --hide-column, --separator.
      --text-info                A text from --filename or standard input; --editable, --checkbox, --auto-scroll.
      --progress                 Progress, from numbers and "# text" on standard input; --percentage,
                                 --pulsate, --auto-close, --auto-kill, --no-cancel, --time-remaining.
      --scale                    A number; --value, --min-value, --max-value, --step, --print-partial.
      --calendar                 A day; --day, --month, --year, --date-format.
      --notification             A notice that disappears by itself; --listen for several.
      --file-selection           A file of the folder that the unit names; --directory, --multiple, --save.
      --color-selection is refused with the reason.

    OPTIONS FOR ALL:
      --text --title --ok-label --cancel-label --extra-button --timeout
      Sizes, icons and other options for windows are accepted and ignored.
      --telltale-scene           Print the scene instead of asking; telltale render and lint read it.

    EXIT STATUS: 0 for OK and Yes, 1 for Cancel, No and extra buttons (whose title is printed), 5 for a timeout, 255 \
    when nobody was asked.

    """
}

/// For help and completion; calls are read before the argument parser.
struct Zenity: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "zenity", abstract: "Stand in for zenity: show its dialogs on the unit's screen.",
    discussion: "Options are those of zenity; `telltale zenity --help` lists them.")

  @Argument(parsing: .captureForPassthrough, help: "zenity's own options.")
  var arguments: [String] = []

  func run() throws { try ZenityProgram.run(arguments) }
}
