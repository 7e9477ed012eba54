/// `--calendar`: the days of a month, one of which is chosen.
struct ZenityCalendar: ZenityApp {
  private let frame: ZenityFrame
  private let format: String
  private var month: ZenityMonth

  /// - Parameters:
  ///   - call: its day, month and year count.
  ///   - context: what it leaves out; today, where it says nothing of the day.
  /// - Throws: ``ZenityRefusal`` for a day that no calendar has.
  init(_ call: ZenityCall, _ context: ZenityContext) throws(ZenityRefusal) {
    func number(_ name: String, _ usual: Int) -> Int {
      call.value(name).flatMap(ZenityWord.number).flatMap { $0 > 0 ? $0 : nil } ?? usual
    }
    let today = context.today
    var date = ZenityDate(
      year: number("year", today.year), month: number("month", today.month),
      day: number("day", today.day))
    // Today's day is none that the call wants.
    if call.value("day") == nil { date.day = min(date.day, max(1, date.daysOfMonth)) }
    guard (1...12).contains(date.month), (1...9999).contains(date.year),
      (1...date.daysOfMonth).contains(date.day)
    else {
      throw ZenityRefusal(
        message: "there is no day \(date.day) in the month \(date.month) of \(date.year)")
    }
    month = ZenityMonth(date: date, name: "", words: ZenityMonthWords(context))
    // The month stands at the head, and what is asked below it.
    var frame = ZenityFrame(call, context)
    frame.title = month.heading
    frame.text = Self.asked(call, context)
    self.frame = frame
    format = call.value("date-format") ?? "%x"
  }

  /// `nil` for what every calendar says.
  private static func asked(_ call: ZenityCall, _ context: ZenityContext) -> ZenityMarkup? {
    let asked = call.wording(context.words)
    let isPlain = call.value("text") == nil
    if isPlain, call.label("title") == nil { return nil }
    var text = ZenityMarkup(plain: asked.title)
    guard let message = asked.message, !isPlain else { return text }
    text.pieces[0].look.isBold = true
    text.pieces.append(.init(text: "\n", look: .init()))
    text.pieces += message.pieces
    return text
  }

  var scene: String { frame.scene(month.content, bar: month.bar) }

  mutating func hear(_ event: ZenityEvent) -> [ZenityEffect] {
    if let effects = month.hear(event) { return effects }
    switch event {
    case .pressed(ZenityFrame.okName): return end(0)
    // What it came to is told as well where nobody said that it is right.
    case .timedOut: return end(5)
    default: return frame.end(event)
    }
  }

  private func end(_ code: Int32) -> [ZenityEffect] {
    [.end(ZenityResult(output: month.date.text(format) + "\n", code: code))]
  }
}
