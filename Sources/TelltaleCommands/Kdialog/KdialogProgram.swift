import ArgumentParser
import TelltaleModel
import TelltaleSyntax

/// What stands in the place of kdialog: the same boxes, output and exit codes, on the unit's screen.
enum KdialogProgram {
  static let name = "kdialog"

  /// Asks and tells the answer; ends by throwing the exit code where that is not 0.
  static func run(_ arguments: [String]) throws {
    if arguments.isEmpty { return try StandardStreams.put(help) }
    try ScriptCall.run(name, help: help) { words in
      try script(try KdialogCall(arguments), try words())
    }
  }

  /// A call of the program as what asks for it.
  ///
  /// - Parameters:
  ///   - call: what was called.
  ///   - words: for buttons that zenity does not have.
  /// - Returns: What is asked, and how the call ends.
  /// - Throws: ``ZenityRefusal`` for what is not shown.
  static func script(
    _ call: KdialogCall, _ words: ZenityWords
  ) throws(ZenityRefusal) -> ScriptCall {
    var made = ScriptCall(try call.call(words))
    made.input = call.written
    made.printsScene = call.has(ZenityCall.scene)
    made.dressed = call.dressed
    // Two passwords that differ are asked for once more.
    made.told = call.told
    made.left = call.left
    return made
  }

  private static let help = """
    OVERVIEW: Stand in for kdialog: show its boxes on the unit's screen.

    Options, output and exit codes are those of kdialog; a link named kdialog to telltale does the same. \
    TELLTALE_PROFILE or TELLTALE_DEVICE names the unit's profile or device file. LC_ALL, LC_MESSAGES or LANG names the \
    language.

    USAGE: telltale kdialog --yesno "Install now?"

    BOXES: --msgbox, --sorry, --error, --detailedsorry, --detailederror, --yesno, --yesnocancel, --warningyesno, \
    --warningyesnocancel, --warningcontinuecancel, --inputbox, --textinputbox, --password, --newpassword, --menu, \
    --checklist, --radiolist, --combobox, --slider, --calendar, --textbox, --passivepopup, --getopenfilename, \
    --getsavefilename, --getexistingdirectory

    OPTIONS: --title, words of buttons, --default, --separate-output, --multiple, --dateformat; options for windows \
    are accepted and ignored. --telltale-scene prints the scene instead of asking.

    EXIT STATUS: 0 for OK and Yes, 1 for No and Cancel, 2 for Cancel among three buttons, and for Escape in a message, \
    255 when nobody was asked.

    """
}

extension KdialogCall {
  /// What stands at first in a text that is written.
  var written: String? {
    mode == .textinputbox ? ZenityText.unescaped(words.first ?? "") : nil
  }

  /// The code of No where a question is read on a screen, which has no other for it.
  private static let no: Int32 = 11

  /// The program behind the screens with kdialog's third button.
  func dressed(_ app: any ZenityApp) -> any ZenityApp {
    isThree ? CodedButtons(app, [CodedButtons.Code(Self.no, prints: false)]) : app
  }

  private var isThree: Bool { mode == .yesnocancel || mode == .warningyesnocancel }

  /// How a call ends whose box was left by Escape or Home.
  var left: ZenityResult {
    tells || isQuestion ? ZenityResult(code: mode == .passivepopup ? 0 : 2) : cancelled
  }

  private var cancelled: ZenityResult {
    // These print the end of a line all the same.
    let prints = [.inputbox, .password, .newpassword, .radiolist, .combobox].contains(mode)
    return ZenityResult(output: prints ? "\n" : "", code: 1)
  }

  /// What kdialog prints, and its code.
  ///
  /// - Parameters:
  ///   - result: as zenity has it.
  ///   - answer: to a question; `nil` where screens were shown.
  /// - Returns: `nil` where it is asked once more.
  func told(_ result: ZenityResult, _ answer: Answer?) -> ZenityResult? {
    if result.code != 0 {
      if isThree {
        let isNo = answer?.choice == "extra-1" || result.code == Self.no
        return ZenityResult(code: isNo ? 1 : 2)
      }
      return isQuestion ? ZenityResult(code: 1) : cancelled
    }
    let line = result.output.withoutLineEnd
    switch mode {
    case .checklist:
      let tags = result.output.tags
      guard !has("separate-output") else {
        return ZenityResult(
          output: tags.filter { !$0.isEmpty }.map { $0 + "\n" }.joined(), code: 0)
      }
      return ZenityResult(
        output: tags.isEmpty ? "" : tags.map { "\"\($0)\" " }.joined() + "\n", code: 0)
    // What nobody chose is the first.
    case .menu, .radiolist:
      return ZenityResult(
        output: (result.output.isEmpty ? rows.first?.tag ?? "" : line) + "\n", code: 0)
    case .combobox: return ZenityResult(output: line + "\n", code: 0)
    case .newpassword:
      let typed = line.split(separator: "\n", omittingEmptySubsequences: false)
      guard typed.count == 2, typed[0] == typed[1] else { return nil }
      return ZenityResult(output: typed[0] + "\n", code: 0)
    case .textinputbox: return ZenityResult(output: result.output + "\n", code: 0)
    default: return result
    }
  }
}

/// For help and completion; calls are read before the argument parser.
struct Kdialog: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kdialog", abstract: "Stand in for kdialog: show its boxes on the unit's screen.",
    discussion: "Options are those of kdialog; `telltale kdialog --help` lists them.")

  @Argument(parsing: .captureForPassthrough, help: "kdialog's own options.")
  var arguments: [String] = []

  func run() throws { try KdialogProgram.run(arguments) }
}
