import TelltaleSyntax

/// `--calendar`: the days of a month, one of which is chosen, and the months before and after it.
struct ZenityCalendar: ZenityApp {
  private let frame: ZenityFrame
  private let format: String
  private var date: ZenityDate

  let readsInput = false

  /// - Parameters:
  ///   - call: its day, month and year count.
  ///   - words: the words that it leaves out.
  ///   - language: of the texts; `nil` where it is the unit's.
  ///   - today: stands for what it leaves out of the day.
  /// - Throws: ``ZenityRefusal`` for a day that no calendar has.
  init(
    _ call: ZenityCall, _ words: ZenityWords, language: String?, today: ZenityDate
  ) throws(ZenityRefusal) {
    func number(_ name: String, _ usual: Int) -> Int {
      call.value(name).flatMap(ZenityWord.number).flatMap { $0 > 0 ? $0 : nil } ?? usual
    }
    date = ZenityDate(
      year: number("year", today.year), month: number("month", today.month),
      day: number("day", today.day))
    guard (1...12).contains(date.month), (1...9999).contains(date.year),
      (1...date.daysOfMonth).contains(date.day)
    else {
      throw ZenityRefusal(
        message: "no calendar has the day \(date.day) of the month \(date.month) in \(date.year)")
    }
    frame = ZenityFrame(call, words, language: language)
    format = call.value("date-format") ?? "%x"
  }

  private static let month = "month"
  private static let earlier = "earlier"
  private static let later = "later"

  var scene: String {
    let month = ZenityFrame.label(
      ["bind": .string(Self.month), "text": .string(monthText)], [.init("weight", "semibold")])
    let table: JSONValue = ["id": "days", "source": ["bind": "days"], "rows": days]
    let turns: [JSONValue] = [("back", Self.earlier), ("forward", Self.later)].map { icon, name in
      ["id": .string(name), "icon": .string(icon), "action": ["emit": .string(name)]]
    }
    return frame.scene(
      [month, ["table": table]], bar: [turns[0], ["fixed-space": 24], turns[1]], isCentered: true)
  }

  private var monthText: String { date.text("%B %Y") }

  private var days: JSONValue {
    .array(
      (1...date.daysOfMonth).map { number in
        var day = date
        day.day = number
        return [
          "id": .string("day-\(number)"), "title": .string("\(number)"),
          "subtitle": .string(day.text("%A")), "style": "value1",
          "checkmark": ["group": "day", "on": .bool(number == date.day)],
        ]
      })
  }

  mutating func hear(_ event: ZenityEvent) -> [ZenityEffect] {
    switch event {
    case .selected(let index):
      date.day = min(max(index + 1, 1), date.daysOfMonth)
      return []
    case .pressed(Self.earlier): return turn(by: -1)
    case .pressed(Self.later): return turn(by: 1)
    case .pressed(ZenityFrame.okName):
      return [.end(ZenityResult(output: date.text(format) + "\n", code: 0))]
    // What it came to is told as well where nobody said that it is right.
    case .timedOut: return [.end(ZenityResult(output: date.text(format) + "\n", code: 5))]
    default: return frame.end(event).map { [.end($0)] } ?? []
    }
  }

  private mutating func turn(by months: Int) -> [ZenityEffect] {
    date.turn(by: months)
    return [
      .set([.init(Self.month, .string(monthText))]),
      .rows(["days": ["replace": days]]),
    ]
  }
}
