import ArgumentParser
import TelltaleModel
import TelltaleSyntax

/// What stands in the place of dialog and whiptail: the same boxes, output and exit codes, on the unit's screen.
enum DialogProgram {
  /// Asks and tells the answer; ends by throwing the exit code where that is not 0.
  static func run(_ kind: DialogCall.Kind, _ arguments: [String]) throws {
    if arguments.isEmpty { return try StandardStreams.put(help(kind)) }
    try ScriptCall.run(kind.rawValue, help: help(kind)) { _ in
      let call = try DialogCall(kind, arguments)
      try call.takeInput()
      return try script(call, kind == .dialog ? DialogCodes(ProgramEnvironment.variable) : .usual)
    }
  }

  /// A call of the program as what asks for it.
  ///
  /// - Parameters:
  ///   - call: what was called.
  ///   - codes: those of the buttons.
  /// - Returns: What is asked, and how the call ends.
  /// - Throws: ``ZenityRefusal`` for what is not shown.
  static func script(
    _ call: DialogCall, _ codes: DialogCodes = .usual
  ) throws(ZenityRefusal) -> ScriptCall {
    var made = ScriptCall(try call.call())
    made.form = call.form
    made.printsScene = call.has(ZenityCall.scene)
    made.output = call.output
    made.dressed = { dressed($0, call) }
    made.told = { result, answer in
      // Nobody answered in time: both say what they say of Escape.
      if result.code == 5 { return ZenityResult(code: codes.timeout) }
      var end = told(result, answer, call)
      end.code = codes.own(end.code)
      return end
    }
    made.left = ZenityResult(code: codes.own(call.isCancelledByEscape ? 1 : DialogCodes.escape))
    return made
  }

  /// The program behind the screens as dialog has it.
  private static func dressed(_ app: any ZenityApp, _ call: DialogCall) -> any ZenityApp {
    if let progress = app as? ZenityProgress { return DialogGauge(progress.withoutButtons) }
    return call.further.isEmpty
      ? app : CodedButtons(app, call.further.map { CodedButtons.Code($0.code, prints: true) })
  }

  /// What the caller reads, and the code.
  ///
  /// - Parameters:
  ///   - result: as zenity has it.
  ///   - answer: to a question; `nil` where screens were shown.
  ///   - call: whose options count.
  /// - Returns: What is to be written, and the code.
  private static func told(
    _ result: ZenityResult, _ answer: Answer?, _ call: DialogCall
  ) -> ZenityResult {
    let pressed = call.further.indices.first { answer?.choice == "extra-\($0 + 1)" }
    if let pressed {
      let code = call.further[pressed].code
      let output = call.box.isField ? (answer?.fields.first ?? "") + "\n" : ""
      return ZenityResult(output: call.told(output, by: code), code: code)
    }
    guard result.code == 0 else {
      let isFurther = call.further.contains { $0.code == result.code }
      return ZenityResult(
        output: isFurther ? call.told(result.output, by: result.code) : "", code: result.code)
    }
    return ZenityResult(output: call.told(result.output), code: 0)
  }

  private static func help(_ kind: DialogCall.Kind) -> String {
    let boxes = DialogCall.Box.allCases.filter { kind == .dialog || !$0.isOfDialog }
      .map { "--\($0.rawValue)" }.joined(separator: ", ")
    let options = kind == .dialog ? ", --stdout, --timeout" : ""
    let codes =
      kind == .dialog
      ? "2 for Help, 3 for the extra button, 255 for Escape, Home, a timeout, an unknown option, "
        + "and when nobody was asked"
      : "255 for Escape, Home, and when nobody was asked; an unknown option ends with 1, "
        + "as with whiptail itself"
    return """
      OVERVIEW: Stand in for \(kind.rawValue): show its boxes on the unit's screen.

      Options, answers and exit codes are those of \(kind.rawValue); a link of that name to telltale does the same. \
      TELLTALE_PROFILE or TELLTALE_DEVICE names the unit's profile or device file. LC_ALL, LC_MESSAGES or LANG names \
      the language.

      USAGE: telltale \(kind.rawValue) --yesno "Install now?" 8 40

      BOXES: \(boxes)

      OPTIONS: --title, words of buttons, --defaultno, --nocancel, --default-item, --notags, --noitem, \
      --separate-output, --output-fd\(options) and others of \(kind.rawValue); options for terminals are \
      accepted and ignored. --telltale-scene prints the scene instead of asking.

      EXIT STATUS: 0 for OK and Yes, 1 for Cancel and No, \(codes).

      """
  }
}

extension DialogCall {
  /// whiptail without Cancel takes Escape for it.
  var isCancelledByEscape: Bool {
    kind == .whiptail && has("nocancel") && (box.isList || box.isField)
  }
}

/// For help and completion; calls are read before the argument parser.
struct Dialog: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dialog",
    abstract: "Stand in for dialog: show its boxes on the unit's screen.",
    discussion: "Options are those of dialog; `telltale dialog --help` lists them.")

  @Argument(parsing: .captureForPassthrough, help: "dialog's own options.")
  var arguments: [String] = []

  func run() throws { try DialogProgram.run(.dialog, arguments) }
}

/// For help and completion, as ``Dialog``.
struct Whiptail: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "whiptail",
    abstract: "Stand in for whiptail: show its boxes on the unit's screen.",
    discussion: "Options are those of whiptail; `telltale whiptail --help` lists them.")

  @Argument(parsing: .captureForPassthrough, help: "whiptail's own options.")
  var arguments: [String] = []

  func run() throws { try DialogProgram.run(.whiptail, arguments) }
}
