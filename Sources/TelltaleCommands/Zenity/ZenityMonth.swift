import TelltaleModel
import TelltaleSyntax

/// The days of a month on a screen, week by week, and the months before and after it.
struct ZenityMonth: Equatable {
  var date: ZenityDate
  /// Stands before all its names, so that a form can have several.
  let name: String
  var words = ZenityMonthWords()

  private var title: String { name + "month" }
  private static let mostWeeks = 6

  // MARK: The scene

  /// The names of the days, and below each the days of the month.
  var content: [JSONValue] {
    let cells = (0..<7 * Self.mostWeeks).map(cell)
    return [
      [
        "column": [
          "gap": 4, "align": "stretch",
          "content": [Self.grid(words.weekdays.map(Self.heading)), Self.grid(cells)],
        ]
      ]
    ]
  }

  private static func grid(_ cells: [JSONValue]) -> JSONValue {
    ["grid": ["columns": 7, "exact": true, "gap": 3, "content": .array(cells)]]
  }

  private static func heading(_ name: String) -> JSONValue {
    [
      "label": [
        "text": .string(name), "style": "caption", "color": "text-secondary",
        "alignment": "center", "lines": 1, "message": true,
      ]
    ]
  }

  /// A place for a day, which stays where it is while the days move.
  private func cell(_ place: Int) -> JSONValue {
    let names = names(place)
    let look = look(place)
    let label: JSONValue = [
      "label": [
        "text": ["bind": .string(names.text), "text": .string(look.text)], "alignment": "center",
        "color": ["bind": .string(names.color), "color": .string(look.color)], "tabular": true,
        "lines": 1, "message": true,
      ]
    ]
    let card: JSONValue = [
      "grow": 1,
      "hidden": ["bind": .string(names.hidden), "hidden": .bool(look.text.isEmpty)],
      "card": [
        "id": .string(names.day), "padding": 0, "justify": "center",
        "background": ["bind": .string(names.ground), "image": .string(look.ground)],
        "action": ["emit": .string(names.day)], "content": [label],
      ],
    ]
    let column = JSONValue.Member(
      "column", ["gap": 0, "align": "stretch", "content": [card]])
    let last = place / 7
    guard last >= 4 else { return .object([column]) }
    return .object([
      .init("hidden", ["bind": .string(hiding(week: last)), "hidden": .bool(last >= weeks)]),
      column,
    ])
  }

  /// Stands at the end of the head: the month before, and the one after.
  var bar: [JSONValue] {
    let turns: [JSONValue] = [("back", "earlier"), ("forward", "later")].map { icon, own in
      [
        "id": .string(name + own), "icon": .string(icon),
        "action": ["emit": .string(name + own)],
      ]
    }
    return [turns[0], ["fixed-space": 24], turns[1]]
  }

  /// The day that is chosen, at the head.
  var heading: JSONValue { ["bind": .string(title), "text": .string(text)] }

  /// The day that is chosen, which may be out of sight on a low screen, with its month.
  private var text: String {
    let (day, year) = (words.day, digits(date.year))
    // Chinese and Korean number their months.
    if words.months[0].hasSuffix("月") { return "\(year)年\(date.month)月\(date.day)日" }
    if words.months[0].hasSuffix("월") { return "\(year)년 \(date.month)월 \(date.day)일" }
    let named = day.replacing(text: "{D}", with: digits(date.day))
      .replacing(text: "{month}", with: words.months[date.month - 1])
    return day.hasPrefix("{month}") ? "\(named), \(year)" : "\(named) \(year)"
  }

  private func digits(_ number: Int) -> String {
    guard words.clock.digits.count == 10 else { return "\(number)" }
    return "\(number)".map { $0.wholeNumberValue.map { words.clock.digits[$0] } ?? "\($0)" }
      .joined()
  }

  /// The day that is chosen, in digits.
  var shown: String { date.text(words.date) }

  // MARK: Places

  private func names(
    _ place: Int
  ) -> (day: String, text: String, color: String, ground: String, hidden: String) {
    let day = "\(name)day-\(place + 1)"
    return (day, day + ".text", day + ".color", day + ".ground", day + ".hidden")
  }

  private func hiding(week: Int) -> String { "\(name)week-\(week + 1).hidden" }

  /// Places before the first day.
  private var lead: Int {
    var first = date
    first.day = 1
    return (first.weekday - words.first + 7) % 7
  }

  private var weeks: Int { (lead + date.daysOfMonth + 6) / 7 }

  /// The place of a day of the month.
  func place(of day: Int) -> Int { lead + day - 1 }

  /// What a day's button emits.
  func emitted(by day: Int) -> String { names(place(of: day)).day }

  private func look(_ place: Int) -> (text: String, color: String, ground: String) {
    let day = place - lead + 1
    guard (1...date.daysOfMonth).contains(day) else { return ("", "text", "card") }
    let isChosen = day == date.day
    return (digits(day), isChosen ? "card" : "text", isChosen ? "accent" : "card")
  }

  // MARK: What happens

  /// What an event changes of it; `nil` for one that is not its own.
  mutating func hear(_ event: ZenityEvent) -> [ZenityEffect]? {
    guard case .pressed(let own) = event else { return nil }
    let before = self
    switch own {
    case name + "earlier": date.turn(by: -1)
    case name + "later": date.turn(by: 1)
    default:
      guard let day = (1...date.daysOfMonth).first(where: { emitted(by: $0) == own }) else {
        return nil
      }
      date.day = day
    }
    return [.set(changes(since: before))]
  }

  /// Whether an event chooses a day.
  func isDay(_ event: ZenityEvent) -> Bool {
    if case .pressed(let own) = event { own.hasPrefix(name + "day-") } else { false }
  }

  private func changes(since before: ZenityMonth) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if text != before.text { members.append(.init(title, .string(text))) }
    for place in 0..<7 * Self.mostWeeks {
      let (names, old, new) = (names(place), before.look(place), look(place))
      if new.text.isEmpty != old.text.isEmpty {
        members.append(.init(names.hidden, .bool(new.text.isEmpty)))
      }
      if new.text != old.text { members.append(.init(names.text, .string(new.text))) }
      if new.color != old.color { members.append(.init(names.color, .string(new.color))) }
      if new.ground != old.ground { members.append(.init(names.ground, .string(new.ground))) }
    }
    for week in 4..<Self.mostWeeks where (week < weeks) != (week < before.weeks) {
      members.append(.init(hiding(week: week), .bool(week >= weeks)))
    }
    return members
  }
}

/// How a language writes months, weeks and dates.
struct ZenityMonthWords: Equatable {
  let clock: ClockWords
  /// From January on.
  let months: [String]
  /// Short names of the days in the order of a week.
  let weekdays: [String]
  /// The day on which a week begins, from 0 for Monday.
  let first: Int
  /// A date in digits, as strftime(3) has it.
  let date: String

  /// Those of a unit's language.
  init(_ context: ZenityContext) {
    self.init(context.words, context.clock, context.words.date, from: context.words.firstWeekday)
  }

  /// In English, from Monday on.
  init() { self.init(ZenityWords(.empty, "en", cancel: "Cancel"), .plain, "%x", from: 0) }

  private init(_ words: ZenityWords, _ clock: ClockWords, _ date: String, from first: Int) {
    let names = words.weekdays
    self.clock = clock
    self.first = first
    self.date = date
    months = words.months
    weekdays = names.indices.map { names[($0 + first) % names.count] }
  }

  /// A day of a month, with `{D}` and `{month}`.
  var day: String { clock.weekdays.isEmpty ? "{D} {month}" : clock.date }
}
