/// What a call comes to: a question that is asked, or screens with a program behind them.
enum ZenityTask {
  case question(ZenityQuestion)
  case app(any ZenityApp)

  /// - Parameters:
  ///   - call: what is asked for.
  ///   - words: of the language in which it is asked.
  ///   - language: its tag, where it is to stand in the scene.
  ///   - input: what the file or standard input holds, where the call has its rows or its text from there.
  ///   - today: for calendars.
  /// - Throws: ``ZenityRefusal`` for what is not shown here.
  init(
    _ call: ZenityCall, _ words: ZenityWords, language: String?, input: String? = nil,
    today: ZenityDate
  ) throws(ZenityRefusal) {
    switch call.mode {
    case .progress: self = .app(ZenityProgress(call, words, language: language))
    case .scale: self = .app(try ZenityScale(call, words, language: language))
    case .calendar:
      self = .app(try ZenityCalendar(call, words, language: language, today: today))
    case .list:
      let list = try ZenityList(call, input)
      self =
        list.isSheet
        ? .question(try ZenityQuestion(call, words, input: input))
        : .app(ZenityTable(call, list, words, language: language))
    default: self = .question(try ZenityQuestion(call, words, input: input))
    }
  }
}
