import TelltaleSyntax

/// A field of `--forms`.
struct ZenityFormField: Equatable {
  let label: String
  var kind: Kind

  enum Kind: Equatable {
    /// A line to be typed; one of dots is secure.
    case text(String, isSecure: Bool)
    case lines(String)
    /// One of some texts, by its place.
    case combo([String], Int?)
    /// One of some rows, by its place.
    case list([[String?]], Int?)
    case date(ZenityMonth)
    /// On or off.
    case check(Bool)
    /// Shown, and not changed.
    case fixed(String)
    /// Told, and not shown.
    case hidden(String)
  }

  // MARK: Names

  static func name(_ index: Int) -> String { "field-\(index + 1)" }
  static func value(_ index: Int) -> String { "value-\(index + 1)" }
  static func screen(_ index: Int) -> String { "choose-\(index + 1)" }
  private static func list(_ index: Int) -> String { "options-\(index + 1)" }
  private static func month(_ index: Int) -> String { "date-\(index + 1)-" }

  // MARK: From a call

  /// The fields of a call in their order.
  static func all(of call: ZenityCall, today: ZenityDate) -> [ZenityFormField] {
    var (combos, lists) = (0, 0)
    var fields: [ZenityFormField] = []
    for value in call.values {
      guard let kind = kind(value.name, call, &combos, &lists, today, fields.count) else {
        continue
      }
      let label = ZenityText.cut(ZenityText.trimmed(PrintedText.shown(value.text)[...]))
      fields.append(ZenityFormField(label: label.isEmpty ? "–" : label, kind: kind))
    }
    return fields
  }

  private static func kind(
    _ name: String, _ call: ZenityCall, _ combos: inout Int, _ lists: inout Int,
    _ today: ZenityDate, _ index: Int
  ) -> Kind? {
    switch name {
    case "add-entry": return .text("", isSecure: false)
    case "add-password": return .text("", isSecure: true)
    case "add-multiline-entry": return .lines("")
    case "add-calendar": return .date(ZenityMonth(date: today, name: month(index)))
    case "add-combo":
      defer { combos += 1 }
      return .combo(cells(call.all("combo-values"), combos), nil)
    case "add-list":
      defer { lists += 1 }
      let rows = rows(call, lists)
      // The keys of a list that comes first stand in its first row, which is chosen by that.
      return .list(rows, index == 0 && !rows.isEmpty ? 0 : nil)
    default: return nil
    }
  }

  private static func cells(_ values: [String], _ number: Int) -> [String] {
    guard values.indices.contains(number) else { return [] }
    return ZenityText.parts(values[number], at: "|")
  }

  /// Rows of as many cells as the list has columns; the first list's columns are those of lists that have none.
  private static func rows(_ call: ZenityCall, _ number: Int) -> [[String?]] {
    let columns = call.all("column-values")
    let width = max(1, cells(columns, columns.indices.contains(number) ? number : 0).count)
    let all = cells(call.all("list-values"), number)
    return stride(from: 0, to: all.count, by: width).map { start in
      let row = all[start..<min(start + width, all.count)].map { String?($0) }
      return row + Array(repeating: nil, count: width - row.count)
    }
  }

  // MARK: What is shown

  /// Whether it is chosen on a screen of its own.
  var isChoice: Bool {
    switch kind {
    case .text, .lines, .check, .fixed, .hidden: false
    case .combo, .list, .date: true
    }
  }

  /// What it is set to now.
  var shown: String {
    switch kind {
    case .text(let text, _), .lines(let text), .fixed(let text), .hidden(let text): text
    case .check(let isOn): isOn ? "TRUE" : "FALSE"
    case .combo(let values, let chosen): Self.title(chosen.map { [values[$0]] } ?? [], else: "")
    case .list(let rows, let chosen): Self.title(chosen.map { rows[$0] } ?? [], else: "")
    // By the language's own format, since the script's may leave the day out.
    case .date(let month): month.shown
    }
  }

  /// - Parameters:
  ///   - cells: of a row.
  ///   - none: stands for a row without any text.
  /// - Returns: Their texts in one.
  private static func title(_ cells: [String?], else none: String = "–") -> String {
    let shown = cells.compactMap(\.self).map { ZenityText.trimmed(PrintedText.shown($0)[...]) }
      .filter { !$0.isEmpty }
    return shown.isEmpty ? none : ZenityText.cut(shown.joined(separator: " · "), to: 1000)
  }

  /// The screen on which it is chosen; `nil` for what is typed.
  func screen(_ index: Int) -> JSONValue? {
    switch kind {
    case .text, .lines, .check, .fixed, .hidden: return nil
    case .combo, .list: return options(index)
    case .date(let month):
      return [
        "navigation-bar": ["title": .string(label), "trailing": .array(month.bar)],
        "content": .array([ZenityFrame.label(month.heading)] + month.content),
      ]
    }
  }

  private func options(_ index: Int) -> JSONValue {
    [
      "navigation-bar": ["title": .string(label)],
      "content": [
        ["table": ["id": .string(Self.list(index)), "rows": ZenityRows.first(rows(index))]]
      ],
    ]
  }

  /// Rows that the scene does not have, for a field of that place.
  func beginning(_ index: Int) -> [ZenityEffect] {
    ZenityRows.rest(rows(index), of: Self.list(index))
  }

  private func rows(_ index: Int) -> [JSONValue] {
    let (cells, chosen): ([[String?]], Int?) =
      switch kind {
      case .combo(let values, let chosen): (values.map { [$0] }, chosen)
      case .list(let rows, let chosen): (rows, chosen)
      case .text, .lines, .check, .fixed, .hidden, .date: ([], nil)
      }
    return cells.enumerated().map { number, row in
      [
        "id": .string("\(Self.list(index))-\(number + 1)"), "title": .string(Self.title(row)),
        "checkmark": ["group": .string(Self.list(index)), "on": .bool(number == chosen)],
      ]
    }
  }

  // MARK: What happens

  /// What an event changes of it; `nil` for one that is not its own.
  mutating func hear(_ event: ZenityEvent, at index: Int) -> [ZenityEffect]? {
    switch (event, kind) {
    case (.typed(let text, into: Self.name(index)), .text(_, let isSecure)):
      kind = .text(text, isSecure: isSecure)
      return []
    case (.typed(let text, into: Self.name(index)), .lines):
      kind = .lines(text)
      return []
    case (.switched(Self.name(index), let isOn), .check):
      kind = .check(isOn)
      return []
    case (.selected(let entry, of: Self.list(index)), .combo(let values, _)):
      kind = .combo(values, Self.number(entry, index, values.count))
      return [.back]
    case (.selected(let entry, of: Self.list(index)), .list(let rows, _)):
      kind = .list(rows, Self.number(entry, index, rows.count))
      return [.back]
    case (_, .date(var month)):
      guard let effects = month.hear(event) else { return nil }
      kind = .date(month)
      if month.isDay(event) { return effects + [.back] }
      return effects
    default: return nil
    }
  }

  private static func number(_ entry: String, _ index: Int, _ count: Int) -> Int? {
    Int(entry.without(prefix: "\(list(index))-")).flatMap { $0 > 0 && $0 <= count ? $0 - 1 : nil }
  }

  // MARK: What is told

  /// What the caller reads of it, as zenity 3.44 writes it: of a list each cell with a comma behind it, but in the last
  /// field; of a combo of which nothing is chosen a space.
  func output(_ format: String, isLast: Bool) -> String {
    switch kind {
    case .text(let text, _), .lines(let text), .fixed(let text), .hidden(let text): text
    case .check(let isOn): isOn ? "TRUE" : "FALSE"
    case .combo(let values, let chosen): chosen.map { values[$0] } ?? " "
    case .list(let rows, let chosen):
      chosen.map { rows[$0].map { ($0 ?? "(null)") + (isLast ? "" : ",") }.joined() } ?? ""
    case .date(let month): month.date.text(format)
    }
  }
}
