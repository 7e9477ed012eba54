import ArgumentParser
import TelltaleModel
import TelltaleSyntax

/// What stands in the place of yad, as far as it does what zenity does.
enum YadProgram {
  static let name = "yad"

  /// Exit code of a call that asked nobody, and that for which nobody answered in time.
  private static let (failed, late): (Int32, Int32) = (255, 70)

  /// Asks and tells the answer; ends by throwing the exit code where that is not 0.
  static func run(_ arguments: [String]) throws {
    if arguments.contains(where: { $0.hasPrefix("--help") }) || arguments == ["-h"] {
      return try StandardStreams.put(help)
    }
    let wantsScene = arguments.contains(ZenityProgram.printsScene)
    let result = try ZenityAsking.refusing(with: failed) {
      var call = try YadCall(arguments.filter { $0 != ZenityProgram.printsScene })
      if call.readsRows { call.take(try ZenityAsking.inputLines()) }
      let asking = try ZenityAsking(name: name)
      let words = try asking.words()
      let buttons = call.buttons(words)
      let asked = try call.call(words, buttons)
      let form = call.form
      if wantsScene {
        return ZenityResult(output: try asking.scene(of: asked, form: form) + "\n", code: 0)
      }
      let end = try asking.end(of: asked, form: form) { dressed($0, call, buttons) }
      return switch end {
      case .answered(let result, let answer): told(result, answer, call, buttons)
      case .left: ZenityResult(code: call.left)
      case .signal(let number): ZenityResult(code: 128 + number)
      }
    }
    try StandardStreams.put(KeptBytes.bytes(of: result.output))
    if result.code != 0 { throw ExitCode(result.code) }
  }

  /// The program behind the screens with yad's buttons.
  static func dressed(
    _ app: any ZenityApp, _ call: YadCall, _ buttons: [YadCall.Button]
  ) -> any ZenityApp {
    let ok = call.okButton(buttons)
    let others = buttons.indices.filter { $0 != ok }.map { buttons[$0] }
    return CodedButtons(
      app, others.map { CodedButtons.Code($0.code, prints: $0.prints) }, left: call.left)
  }

  /// What the caller reads, and the code.
  ///
  /// - Parameters:
  ///   - result: as zenity has it, or with the code of a button of yad's.
  ///   - answer: to a question; `nil` where screens were shown.
  ///   - call: whose options count.
  ///   - buttons: those that were shown.
  /// - Returns: What is printed, and the code.
  static func told(
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
    let ok = call.okButton(buttons)
    let others = buttons.indices.filter { $0 != ok }.map { buttons[$0] }
    let pressed = others.indices.first { answer.choice == "extra-\($0 + 1)" }
    guard let pressed else {
      return ZenityResult(output: call.told(result.output), code: result.code)
    }
    let button = others[pressed]
    let typed = answer.fields.first.map { $0 + "\n" } ?? ""
    return ZenityResult(output: button.prints ? call.told(typed) : "", code: button.code)
  }

  private static let help = """
    OVERVIEW: Stand in for yad, as far as it does what zenity does: show its dialogs on the unit's screen.

    Options, what is printed and the exit codes are those of yad; a link named yad to telltale does the same. The unit's \
    profile or device file stands in TELLTALE_PROFILE or TELLTALE_DEVICE, the language in LC_ALL, LC_MESSAGES or LANG.

    USAGE: telltale yad --text="Install now?" --button=Later:1 --button=Install:0

    MODES: none for a text and buttons, --entry, --list, --form, --scale, --calendar, --progress, --text-info, \
    --notification, --file; others are refused.

    EXIT STATUS: that of the button, 252 for Escape and Home, 70 when the time was over, 255 when nobody was asked.

    """
}

/// For help and completion; calls are read before the argument parser.
struct Yad: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "yad", abstract: "Stand in for yad: show its dialogs on the unit's screen.",
    discussion: "Options as yad has them; `telltale yad --help` tells which.")

  @Argument(parsing: .captureForPassthrough, help: "yad's own options.")
  var arguments: [String] = []

  func run() throws { try YadProgram.run(arguments) }
}
