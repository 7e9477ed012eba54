import ArgumentParser
import TelltaleModel
import TelltaleRuntime
import TelltaleSyntax

/// Asks what calls of scripts stand for, by the service or on the unit's display.
struct ZenityAsking {
  private let asker: UnitAsker
  /// What messages about scenes call them: the program that was called.
  private let name: String

  /// How a call has ended.
  enum End: Equatable {
    /// With the answer, where it was a question that was asked.
    case answered(ZenityResult, Answer?)
    /// The person went Home, or pressed Escape where no button stands for it.
    case left
    case signal(Int32)
  }

  /// - Parameter name: the program that was called.
  /// - Throws: where nobody can ask.
  init(name: String) throws {
    ProcessLocale.takeDates()
    asker = try UnitAsker.open()
    self.name = name
  }

  /// Asks, and waits for the end.
  ///
  /// - Parameters:
  ///   - call: what is asked for.
  ///   - input: the text that is shown, where neither a file nor standard input has it.
  ///   - form: the fields of a form that are not the call's own.
  ///   - dressed: the program behind the screens as another program than zenity has it.
  /// - Returns: How it ended.
  /// - Throws: where nothing was shown.
  func end(
    of call: ZenityCall, input: String? = nil, form: ZenityFormPlan? = nil,
    _ dressed: (any ZenityApp) -> any ZenityApp = { $0 }
  ) throws -> End {
    tellWhatIsHidden(of: call)
    do {
      if call.mode == .notification, call.flags.contains("listen") {
        return .answered(try ZenityNotices(call).show(asker), nil)
      }
      switch try task(call, input, form) {
      case .question(let question):
        return try Self.end(
          asker.ask(question.scene, name: name, limit: question.timeoutMilliseconds),
          of: question)
      case .app(let app):
        let result = try ZenityConversation.run(
          dressed(app), asker, name: name, limit: call.limit)
        return .answered(result, nil)
      }
    } catch let error as RuntimeError where error.kind == .scene {
      guard let instead = call.mode.instead else { throw error }
      throw RuntimeError(.scene, "\(error.message)\n\(name): --\(call.mode.rawValue): \(instead)")
    }
  }

  private func tellWhatIsHidden(of call: ZenityCall) {
    if call.hidesSomething { StandardStreams.complain(Self.hidden) }
  }

  private static let hidden =
    "telltale: note: what orders a terminal about, or hides letters, is not shown of these texts"

  private static func end(_ end: UnitAsker.End, of question: ZenityQuestion) -> End {
    switch end {
    case .answered(let answer):
      answer.outcome == .cancelled && answer.choice == nil
        ? .left : .answered(question.result(of: answer), answer)
    case .left: .left
    case .signal(let number): .signal(number)
    }
  }

  /// The scene that a call stands for, with what standard input has for it.
  func scene(
    of call: ZenityCall, input: String? = nil, form: ZenityFormPlan? = nil
  ) throws -> String {
    tellWhatIsHidden(of: call)
    switch try task(call, input, form) {
    case .question(let question): return question.scene
    case .app(var app):
      if app.showsInput {
        for line in try Self.inputLines() { _ = app.hear(.line(line, at: 0)) }
        _ = app.hear(.endOfInput)
      }
      return app.scene
    }
  }

  /// All lines of standard input, without their ends.
  ///
  /// - Throws: where it cannot be read.
  static func inputLines() throws -> [String] {
    let bytes = try SourceFile.readStandardInput(kind: .unreadable)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return (lines.last?.isEmpty == true ? lines.dropLast() : lines[...]).map(KeptBytes.text)
  }

  /// What dialogs say by themselves on this unit.
  func words() throws -> ZenityWords { try asker.context().words }

  private func task(
    _ call: ZenityCall, _ input: String?, _ form: ZenityFormPlan?
  ) throws -> ZenityTask {
    try ZenityTask(call, try asker.context(), input: try input ?? Self.input(for: call), form: form)
  }

  /// A text that does not stand in the call itself, as a whole.
  private static func input(for call: ZenityCall) throws(ZenityRefusal) -> String? {
    guard let source = call.source else { return nil }
    do throws(LoadError) {
      let bytes =
        source == "-"
        ? try SourceFile.readStandardInput(kind: .unreadable)
        : try SourceFile.read(source, kind: .unreadable)
      return KeptBytes.text(bytes)
    } catch {
      throw ZenityRefusal(message: error.description)
    }
  }

  /// Does what may be refused; then the reason stands on standard error.
  ///
  /// - Parameters:
  ///   - code: by which the program that was called says that nobody was asked.
  ///   - work: what is to be done.
  /// - Returns: What it comes to.
  /// - Throws: the exit code, where it was refused.
  static func refusing<Result>(with code: Int32, _ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let refusal as ZenityRefusal {
      StandardStreams.complain(refusal.message)
      throw ExitCode(refusal.code ?? code)
    } catch let error as RuntimeError {
      StandardStreams.complain(error.message)
    }
    throw ExitCode(code)
  }
}
