import TelltaleSyntax

/// `--list` as a table: where several rows can be chosen, there are more than a sheet holds, or they come one by one.
struct ZenityTable: ZenityApp {
  private let frame: ZenityFrame
  private let search: String
  private var list: ZenityList
  private var marked: Set<Int>
  /// Whether rows can be left out by what is typed.
  private let takesSearch: Bool
  /// What rows have to have to be shown.
  private var wanted = ""
  /// Where no row was chosen it is the first.
  private let takesFirst: Bool
  /// Rows of the list that the screen was told of, whether they are shown or not.
  private var told: Int
  /// Rows that are shown.
  private var shown: Int
  /// It was said that not all can be shown.
  private var isNoted = false

  var readsInput: Bool { list.isRead }
  var wantsInput: Bool { list.isRead && list.rows.count < Self.mostKept }
  var showsInput: Bool { list.isRead }

  init(_ call: ZenityCall, _ list: ZenityList, _ context: ZenityContext) {
    frame = ZenityFrame(call, context)
    search = context.words.search
    takesSearch = context.screen.hasTyping
    takesFirst = call.flags.contains(ZenityCall.takesFirst)
    self.list = list
    marked = list.marked
    told = list.rows.count
    shown = min(told, Limits.rows)
  }

  /// Rows that are looked through while somebody types; others stay in the pipe.
  static let mostKept = 100_000

  var beginning: [ZenityEffect] {
    if list.isRead { return [] }
    let note: [ZenityEffect] = list.rows.count > Limits.rows ? [.note(tooMany)] : []
    return ZenityRows.rest(list.rows.indices.prefix(Limits.rows).map(row), of: Self.name) + note
  }

  private static let name = "rows"
  private static let field = "search"
  private static let hidden = "search.hidden"
  /// So many rows are looked through faster than something is typed.
  private static let fewRows = 12

  var scene: String {
    var table: [JSONValue.Member] = [.init("id", .string(Self.name))]
    let rows = JSONValue.array(list.rows.indices.prefix(ZenityRows.mostAtOnce).map(row))
    if list.isRead {
      table.append(.init("source", ["bind": .string(Self.name)]))
      table.append(.init("indicator", true))
    }
    let header = header
    if let header, searchField.isEmpty, !list.isRead {
      table.append(.init("sections", [["header": .string(header), "rows": rows]]))
      return frame.scene([["table": .object(table)]])
    }
    table.append(.init("rows", rows))
    // The rows of a section are those that it has at first.
    let label: [JSONValue] =
      header.map { [["label": ["text": .string($0), "style": "detail"]]] } ?? []
    return frame.scene(searchField + label + [["table": .object(table)]])
  }

  /// The titles of several columns; that of one says no more than the text.
  private var header: String? {
    list.headers.count > 1 ? list.headers.joined(separator: " · ") : nil
  }

  private var searchField: [JSONValue] {
    guard takesSearch, list.isRead || list.rows.count > Self.fewRows else { return [] }
    let hiding: JSONValue = [
      "bind": .string(Self.hidden), "hidden": .bool(list.rows.count <= Self.fewRows),
    ]
    return [
      ["hidden": hiding, "field": ["id": .string(Self.field), "placeholder": .string(search)]]
    ]
  }

  private func row(_ index: Int) -> JSONValue {
    var row: [JSONValue.Member] = [
      .init("id", .string("row-\(index + 1)")), .init("title", .string(list.title(index))),
    ]
    if let subtitle = list.subtitle(index) {
      row.append(.init("subtitle", .string(subtitle)))
      row.append(.init("style", subtitle.count < 16 ? "value1" : "subtitle"))
    }
    let isOn = JSONValue.bool(marked.contains(index))
    row.append(
      .init("checkmark", list.takesSeveral ? ["on": isOn] : ["group": "row", "on": isOn]))
    return .object(row)
  }

  // MARK: What happens

  mutating func hear(_ event: ZenityEvent) -> [ZenityEffect] {
    switch event {
    case .line(let line, _):
      if list.add(line) { mark(list.rows.count - 1) }
      return []
    case .pause: return tellRows()
    case .endOfInput:
      let before = list.rows.count
      list.finish()
      if list.rows.count > before { mark(before) }
      let none: [ZenityEffect] =
        list.rows.isEmpty ? [.rows([Self.name: ["replace": []]])] : []
      return tellRows() + none
    case .typed(let text, into: Self.field):
      wanted = ZenityText.trimmed(text[...])
      return tellAll()
    case .selected(let entry, of: Self.name):
      choose(entry)
      return []
    case .pressed(ZenityFrame.okName):
      return [.end(ZenityResult(output: output, code: 0))]
    // What is marked is told as well where nobody said that it is right.
    case .timedOut: return [.end(ZenityResult(output: output, code: 5))]
    default: return frame.end(event)
    }
  }

  /// What the caller reads of the rows that are chosen.
  private var output: String {
    let isFirst = marked.isEmpty && takesFirst && !list.rows.isEmpty
    return list.output(of: isFirst ? [0] : marked.sorted())
  }

  private mutating func mark(_ row: Int) {
    guard list.isSet(row) else { return }
    if !list.takesSeveral { marked = [] }
    marked.insert(row)
  }

  private mutating func choose(_ entry: String) {
    guard let number = Int(entry.without(prefix: "row-")), list.rows.indices.contains(number - 1)
    else { return }
    if list.takesSeveral {
      marked.formSymmetricDifference([number - 1])
    } else {
      marked = [number - 1]
    }
  }

  /// Rows that came since, at the end of the table.
  private mutating func tellRows() -> [ZenityEffect] {
    let new = told..<list.rows.count
    guard !new.isEmpty else { return [] }
    defer { told = list.rows.count }
    var effects: [ZenityEffect] = []
    if takesSearch, told <= Self.fewRows, list.rows.count > Self.fewRows {
      effects.append(.set([.init(Self.hidden, false)]))
    }
    let table = self
    let fitting = Array(new.lazy.filter { table.isWanted($0) }.prefix(Limits.rows - shown))
      .map(row)
    if !fitting.isEmpty { effects.append(.append(fitting, to: Self.name)) }
    shown += fitting.count
    if list.rows.count > Limits.rows, !isNoted {
      isNoted = true
      effects.append(.note(tooMany))
    }
    if !wantsInput { effects.append(.note(Self.tooManyToKeep)) }
    return effects
  }

  private var tooMany: String {
    "telltale: note: only the first \(Limits.rows) rows of the list are shown"
      + (takesSearch ? "; type above them to find the others" : "")
  }
  private static let tooManyToKeep =
    "telltale: note: \(mostKept) rows are listed; further rows of standard input are not read"

  private mutating func tellAll() -> [ZenityEffect] {
    let table = self
    let fitting = list.rows.indices.lazy.filter { table.isWanted($0) }.prefix(Limits.rows)
    let rows = Array(fitting).map(row)
    shown = rows.count
    return ZenityRows.replacing(rows, of: Self.name)
  }

  private func isWanted(_ row: Int) -> Bool { wanted.isEmpty || list.row(row, has: wanted) }
}
