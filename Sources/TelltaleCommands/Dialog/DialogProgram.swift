import ArgumentParser
import TelltaleRuntime

/// What stands in the place of dialog and whiptail: the same boxes, output and exit codes, on the unit's screen.
enum DialogProgram {
  /// Exit code for Escape, and for a call that asked nobody.
  private static let failed: Int32 = 255

  /// Asks and tells the answer; ends by throwing the exit code where that is not 0.
  static func run(_ kind: DialogCall.Kind, _ arguments: [String]) throws {
    let call: DialogCall
    let result: ZenityResult
    do {
      call = try DialogCall(kind, arguments)
      result = try ask(call)
    } catch let refusal as DialogRefusal {
      StandardStreams.complain(refusal.message)
      throw ExitCode(failed)
    } catch let refusal as ZenityRefusal {
      StandardStreams.complain(refusal.message)
      throw ExitCode(failed)
    } catch let error as RuntimeError {
      StandardStreams.complain(error.message)
      throw ExitCode(failed)
    }
    if result.code == 0,
      let code = StandardStreams.write(Array(call.told(result.output).utf8), to: call.output)
    {
      _ = code
      throw ExitStatus.cannotWrite.code
    }
    // Nobody answered in time: both say what they say of Escape.
    if result.code != 0 { throw ExitCode(result.code == 5 ? failed : result.code) }
  }

  private static func ask(_ call: DialogCall) throws -> ZenityResult {
    let asker = try UnitAsker.open()
    let words = ZenityWords(try asker.language(), cancel: try asker.words().cancel)
    let read = try call.call()
    let task = try ZenityTask(
      read, words, language: asker.languageTag, today: ZenityDate.today)
    switch task {
    case .question(let question):
      let end = try asker.ask(
        question.scene(in: asker.languageTag), name: call.kind.rawValue,
        limit: question.timeoutMilliseconds)
      switch end {
      case .answered(let answer):
        // Escape where there is no button for it.
        if answer.outcome == .cancelled, answer.choice == nil { return ZenityResult(code: failed) }
        return question.result(of: answer)
      case .left: return ZenityResult(code: failed)
      case .signal(let number): return ZenityResult(code: 128 + number)
      }
    case .app(let app):
      let shown: any ZenityApp =
        if let progress = app as? ZenityProgress { DialogGauge(progress.withoutButtons) } else {
          app
        }
      return try ZenityConversation.run(shown, asker, limit: read.limit)
    }
  }
}

/// For help and completion; calls are read before the argument parser.
struct Dialog: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dialog",
    abstract: "Ask what a script asks by dialog or whiptail, on the unit's screen.",
    discussion: """
      Boxes: --yesno, --msgbox, --inputbox, --passwordbox, --menu, --checklist, --radiolist, --gauge, with dialog's \
      options; the answer goes to standard error. Links named dialog and whiptail do the same as these programs. \
      docs/zenity.md says what counts.
      """)

  @Argument(parsing: .captureForPassthrough, help: "dialog's own options.")
  var arguments: [String] = []

  func run() throws { try DialogProgram.run(.dialog, arguments) }
}
