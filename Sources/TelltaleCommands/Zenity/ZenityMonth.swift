import TelltaleSyntax

/// The days of a month on a screen, and the months before and after it.
struct ZenityMonth: Equatable {
  var date: ZenityDate
  /// Stands before all its names, so that a form can have several.
  let name: String

  private var title: String { name + "month" }
  private var list: String { name + "days" }

  /// The month's name, and a row for each day.
  var content: [JSONValue] {
    let month = ZenityFrame.label(
      ["bind": .string(title), "text": .string(text)], [.init("weight", "semibold")])
    let table: JSONValue = ["id": .string(list), "source": ["bind": .string(list)], "rows": days]
    return [month, ["table": table]]
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

  private var text: String { date.text("%B %Y") }

  private var days: JSONValue {
    .array(
      (1...date.daysOfMonth).map { number in
        var day = date
        day.day = number
        return [
          "id": .string("\(name)day-\(number)"), "title": .string("\(number)"),
          "subtitle": .string(day.text("%A")), "style": "value1",
          "checkmark": ["group": .string(name + "day"), "on": .bool(number == date.day)],
        ]
      })
  }

  /// What an event changes of it; `nil` for one that is not its own.
  mutating func hear(_ event: ZenityEvent) -> [ZenityEffect]? {
    switch event {
    case .selected(let entry, of: list):
      date.day = min(max(Int(entry.without(prefix: name + "day-")) ?? 1, 1), date.daysOfMonth)
      return []
    case .pressed(name + "earlier"): return turn(by: -1)
    case .pressed(name + "later"): return turn(by: 1)
    default: return nil
    }
  }

  private mutating func turn(by months: Int) -> [ZenityEffect] {
    date.turn(by: months)
    return [.set([.init(title, .string(text))]), .rows([list: ["replace": days]])]
  }
}
