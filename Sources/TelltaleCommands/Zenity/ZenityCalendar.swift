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
    let date = ZenityDate(
      year: number("year", today.year), month: number("month", today.month),
      day: number("day", today.day))
    guard (1...12).contains(date.month), (1...9999).contains(date.year),
      (1...date.daysOfMonth).contains(date.day)
    else {
      throw ZenityRefusal(
        message: "no calendar has the day \(date.day) of the month \(date.month) in \(date.year)")
    }
    month = ZenityMonth(date: date, name: "")
    frame = ZenityFrame(call, context)
    format = call.value("date-format") ?? "%x"
  }

  var scene: String { frame.scene(month.content, bar: month.bar, isCentered: true) }

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
