import ArgumentParser
import TelltaleModel
import TelltaleRuntime
import TelltaleSyntax

/// Asks what calls of scripts stand for, by the service or on the unit's display.
struct ZenityAsking {
  private let asker: UnitAsker
  /// What messages about scenes call them: the program that was called.
  private let name: String

  /// - Parameters:
  ///   - name: the program that was called.
  ///   - limit: milliseconds that the call has, where it is known.
  /// - Throws: where nobody can ask.
  init(name: String, within limit: Int?) throws {
    ProcessLocale.takeDates()
    asker = try UnitAsker.open(within: limit)
    self.name = name
  }

  /// Asks, and waits for the end.
  ///
  /// - Parameter script: what is asked for.
  /// - Returns: How it ended.
  /// - Throws: where nothing was shown.
  func end(of script: ScriptCall) throws -> ScriptEnd {
    let call = script.call
    tellWhatIsHidden(of: script)
    do {
      if call.mode == .notification, call.flags.contains("listen") {
        return .answered(try ZenityNotices(call).show(asker, name: name), nil)
      }
      switch try task(script) {
      case .question(let question):
        return try Self.end(
          asker.ask(question.scene, name: name, limit: call.limit),
          of: question)
      case .app(let app):
        return try ZenityConversation.run(
          script.dressed(app), asker, name: name, limit: call.limit, isQuiet: script.isQuiet,
          closesBySignal: script.closesBySignal)
      }
    } catch let error as RuntimeError where error.kind == .scene {
      // Only where typing is what was wrong.
      guard let instead = call.mode.instead, error.message.contains(text: "text fields") else {
        throw error
      }
      throw RuntimeError(.scene, "\(error.message)\n\(name): --\(call.mode.rawValue): \(instead)")
    }
  }

  private func tellWhatIsHidden(of script: ScriptCall) {
    if script.call.hidesSomething, !script.isQuiet { StandardStreams.complain(Self.hidden) }
  }

  private static let hidden =
    "telltale: note: control codes for terminals, and codes that hide letters, are not shown in these texts"

  private static let withdrawn = RuntimeError(
    .scene, "the question was withdrawn before anybody answered")

  private static func end(
    _ end: UnitAsker.End, of question: ZenityQuestion
  ) throws(RuntimeError) -> ScriptEnd {
    switch end {
    case .answered(let answer) where answer.outcome == .withdrawn: throw withdrawn
    case .answered(let answer): self.end(answer, of: question)
    case .left: .left
    case .signal(let number): .signal(number)
    }
  }

  /// How a question has ended that was answered: it was left, where no button stands for that.
  static func end(_ answer: Answer, of question: ZenityQuestion) -> ScriptEnd {
    answer.outcome == .cancelled && answer.choice == nil
      ? .left : .answered(question.result(of: answer), answer)
  }

  /// The scene that a call stands for, with what standard input has for it.
  func scene(of script: ScriptCall) throws -> String {
    tellWhatIsHidden(of: script)
    switch try task(script) {
    case .question(let question): return question.scene
    case .app(let app):
      var app = script.dressed(app)
      if app.showsInput {
        for line in try ScriptInput.lines() { _ = app.hear(.line(line, at: 0)) }
        _ = app.hear(.endOfInput)
      }
      return app.scene
    }
  }

  /// What dialogs say by themselves on this unit.
  func words() throws -> ZenityWords { try asker.context().words }

  private func task(_ script: ScriptCall) throws -> ZenityTask {
    let given =
      try script.input.map { ScriptInput.Text(text: $0) } ?? Self.input(for: script.call)
    if given?.isCut == true, !script.isQuiet { StandardStreams.complain(Self.cut) }
    return try ZenityTask(
      script.call, try asker.context(), input: given?.text, form: script.form)
  }

  private static let cut =
    "telltale: note: only the first \(Limits.fileBytes) bytes of the file are read"

  /// A text that does not stand in the call itself, as a whole.
  private static func input(for call: ZenityCall) throws(ZenityRefusal) -> ScriptInput.Text? {
    guard let source = call.source else { return nil }
    let isChanged = call.flags.contains("editable")
    if source != "-", let text = try ScriptInput.text(of: source) {
      guard !(isChanged && text.isCut) else {
        throw ZenityRefusal(message: "\(source): error: the text is too long to be edited")
      }
      return text
    }
    return isChanged ? ScriptInput.Text(text: try ScriptInput.all()) : nil
  }

  /// Does what may be refused; then the reason stands on standard error.
  ///
  /// - Parameters:
  ///   - code: by which the program that was called says that nobody was asked.
  ///   - help: for who asks what there is.
  ///   - work: what is to be done.
  /// - Returns: What it comes to.
  /// - Throws: the exit code, where it was refused.
  static func refusing<Result>(
    with code: Int32, help: String, _ work: () throws -> Result
  ) throws -> Result {
    do {
      return try work()
    } catch let refusal as ZenityRefusal where refusal.code == 0 {
      try StandardStreams.put(refusal == .help ? help : refusal.message + "\n")
      throw ExitCode(0)
    } catch let refusal as ZenityRefusal {
      StandardStreams.complain(refusal.message)
      throw ExitCode(refusal.code ?? code)
    } catch let error as RuntimeError {
      StandardStreams.complain(error.message)
    } catch is ExitCode {
      // What could not be done was told where it was tried.
    } catch let error as UnmetExpectation {
      // To a script 1 would be Cancel.
      StandardStreams.complain(error.description)
    }
    throw ExitCode(code)
  }
}
