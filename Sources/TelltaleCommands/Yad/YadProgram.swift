import ArgumentParser
import TelltaleModel
import TelltaleSyntax

/// What stands in the place of yad, as far as it does what zenity does.
enum YadProgram {
  static let name = "yad"

  /// Exit code of a call that nobody answered in time.
  private static let late: Int32 = 70

  /// Asks and tells the answer; ends by throwing the exit code where that is not 0.
  static func run(_ arguments: [String]) throws {
    try ScriptCall.run(name, help: help) { words in
      var call = try YadCall(arguments)
      if call.readsRowsFirst { call.take(try ScriptInput.lines()) }
      return try script(call, try words())
    }
  }

  /// A call of the program as what asks for it.
  ///
  /// - Parameters:
  ///   - call: what was called.
  ///   - words: for buttons that the call does not name.
  /// - Returns: What is asked, and how the call ends.
  /// - Throws: ``ZenityRefusal`` for what is not shown.
  static func script(_ call: YadCall, _ words: ZenityWords) throws(ZenityRefusal) -> ScriptCall {
    let buttons = call.buttons(words)
    var made = ScriptCall(try call.call(words, buttons))
    made.form = call.form
    made.printsScene = call.has(ZenityCall.scene)
    made.dressed = { dressed($0, call, buttons) }
    made.told = { told($0, $1, call, buttons) }
    made.left = ZenityResult(code: call.left)
    made.notes = call.unheard
    made.closesBySignal = true
    return made
  }

  /// The program behind the screens with yad's buttons.
  private static func dressed(
    _ app: any ZenityApp, _ call: YadCall, _ buttons: [YadCall.Button]
  ) -> any ZenityApp {
    CodedButtons(
      app, call.others(buttons).map { CodedButtons.Code($0.code, prints: $0.prints) },
      left: call.left)
  }

  /// What the caller reads, and the code.
  ///
  /// - Parameters:
  ///   - result: as zenity has it, or with the code of a button of yad's.
  ///   - answer: to a question; `nil` where screens were shown.
  ///   - call: whose options count.
  ///   - buttons: those that were shown.
  /// - Returns: What is printed, and the code.
  private static func told(
    _ result: ZenityResult, _ answer: Answer?, _ call: YadCall, _ buttons: [YadCall.Button]
  ) -> ZenityResult {
    if call.mode == .notification {
      return ZenityResult(code: call.number("timeout") == nil ? 0 : late)
    }
    guard let answer else {
      guard result.code != CodedButtons.late else { return ZenityResult(code: late) }
      let prints = buttons.first { $0.code == result.code }?.prints ?? false
      let isTold = prints && (call.mode == .list || !result.output.isEmpty)
      return ZenityResult(output: isTold ? call.told(result.output) : "", code: result.code)
    }
    if answer.outcome == .timedOut { return ZenityResult(code: late) }
    let others = call.others(buttons)
    let pressed = others.indices.first { answer.choice == "extra-\($0 + 1)" }
    guard let pressed else {
      return ZenityResult(output: call.told(result.output), code: result.code)
    }
    let button = others[pressed]
    let typed = answer.fields.first.map { $0 + "\n" } ?? ""
    return ZenityResult(output: button.prints ? call.told(typed) : "", code: button.code)
  }

  private static let help = """
    OVERVIEW: Stand in for yad, for the dialogs that zenity has as well: show them on the unit's screen.

    Options, output and exit codes are those of yad; a link named yad to telltale does the same. \
    TELLTALE_PROFILE or TELLTALE_DEVICE names the unit's profile or device file. LC_ALL, LC_MESSAGES or LANG names the \
    language.

    USAGE: telltale yad --text="Install now?" --button=Later:1 --button=Install:0

    MODES: none for a text and buttons, --entry, --list, --form, --scale, --calendar, --progress, --text-info, \
    --notification, --file; others are refused.

    EXIT STATUS: that of the button, 252 for Escape and Home, 70 for a timeout, 255 when nobody was asked.

    """
}

/// For help and completion; calls are read before the argument parser.
struct Yad: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "yad", abstract: "Stand in for yad: show its dialogs on the unit's screen.",
    discussion: "Options are those of yad; `telltale yad --help` lists them.")

  @Argument(parsing: .captureForPassthrough, help: "yad's own options.")
  var arguments: [String] = []

  func run() throws { try YadProgram.run(arguments) }
}
