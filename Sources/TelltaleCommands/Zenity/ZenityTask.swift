/// What a call comes to: a question that is asked, or screens with a program behind them.
enum ZenityTask {
  case question(ZenityQuestion)
  case app(any ZenityApp)

  /// - Parameters:
  ///   - call: what is asked for.
  ///   - context: what it leaves out.
  ///   - input: what the file holds that the call names, or all of standard input where its text is to be changed;
  ///     `nil` where texts and rows come from standard input as they are.
  ///   - form: the fields of a form that are not the call's own.
  /// - Throws: ``ZenityRefusal`` for what is not shown here.
  init(
    _ call: ZenityCall, _ context: ZenityContext, input: String? = nil,
    form: ZenityFormPlan? = nil
  ) throws(ZenityRefusal) {
    if let refusal = call.refusal { throw refusal }
    if let form {
      self = .app(ZenityForm(call, context, form))
      return
    }
    switch call.mode {
    case .progress: self = .app(ZenityProgress(call, context))
    case .scale: self = .app(try ZenityScale(call, context))
    case .calendar: self = .app(try ZenityCalendar(call, context))
    case .list: self = try Self.list(call, context)
    case .fileSelection:
      guard let folder = context.folder else { throw Self.noFolder }
      self = .app(ZenityFiles(call, context, folder))
    case .textInfo:
      self =
        call.flags.contains("editable")
        ? .app(try ZenityWriting(call, context, text: input ?? ""))
        : .app(ZenityReading(call, context, text: input))
    // With one choice zenity has a field alone.
    case .entry
    where call.operands.count > 1
      || !call.operands.isEmpty && call.flags.contains(ZenityCall.noTyping):
      self = .app(ZenityChoices(call, context))
    case .forms where ZenityFormField.all(of: call, today: context.today).contains(where: \.isLong):
      self = .app(ZenityForm(call, context))
    default:
      let question = ZenityQuestion(call, context)
      if question.isShort {
        self = .question(question)
      } else if let plan = question.plan {
        self = .app(ZenityForm(call, context, plan))
      } else {
        self = .app(Self.reading(call, context))
      }
    }
  }

  private static let noFolder = ZenityRefusal(
    message:
      "--file-selection is not shown: a unit's files are not its user's; name the folder to choose from as \"files\" "
      + "in the unit's settings, or in TELLTALE_FILES")

  private static func list(
    _ call: ZenityCall, _ context: ZenityContext
  ) throws(ZenityRefusal) -> ZenityTask {
    let list = try ZenityList(call)
    let takesSheet = context.screen.hasSheets && !call.flags.contains(ZenityCall.noSheet)
    let sheet = ZenityQuestion(call, context, list: list)
    // Cancel is the language's own word there, and no two choices look alike.
    let cancel = call.label("cancel-label") ?? context.words.cancel
    let canBeSheet = cancel == context.words.cancel && list.labelsDiffer
    return list.isSheet && takesSheet && !list.rows.isEmpty && sheet.isShort && canBeSheet
      ? .question(sheet) : .app(ZenityTable(call, list, context))
  }

  /// A message that no alert holds.
  private static func reading(_ call: ZenityCall, _ context: ZenityContext) -> ZenityReading {
    let text = ZenityText.unescaped(call.value("text") ?? "")
    return ZenityReading(call, context, text: call.markup(of: text).plain)
  }
}

extension ZenityCall {
  /// Why it is not shown; `nil` for a call that is.
  fileprivate var refusal: ZenityRefusal? {
    if let reason = mode.refusal { return ZenityRefusal(message: reason) }
    guard mode == .textInfo else { return nil }
    let name = ["html", "url"].first { flags.contains($0) || value($0) != nil }
    return name.map {
      ZenityRefusal(
        message:
          "--\($0) is not shown: write a scene with a web-view to show a page (telltale run)")
    }
  }

  /// Where the text stands that is shown as a whole: in the file of this name, or `-` for standard input; `nil` for a call
  /// that has none, or that takes it line by line.
  var source: String? {
    guard mode == .textInfo else { return nil }
    return value("filename") ?? (flags.contains("editable") ? "-" : nil)
  }
}

extension ZenityFormField {
  /// Whether it takes more than a line in an alert.
  fileprivate var isLong: Bool {
    switch kind {
    case .text: false
    case .lines, .combo, .list, .date, .check, .fixed, .hidden: true
    }
  }
}
