import Foundation
import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleCommands

typealias RecordedCall = Recorded<RecordedHand>
typealias RecordedDifference = Difference<RecordedHand>

/// A call of a program in whose place ours stands, what was done, and how it ended.
struct Recorded<Hand: Decodable & Sendable>: Decodable, Sendable, CustomTestStringConvertible {
  var arguments: [String]
  var input: String?
  var files: [String: String]?
  var hand: Hand?
  var output: String?
  /// What standard error has of the answer, of programs that answer there.
  var told: String?
  /// What came on the descriptor that the call names.
  var other: String?
  var message: String?
  var code: Int32

  var testDescription: String { arguments.joined(separator: " ") }

  /// The calls that `tools/zenity/record` wrote down of a program.
  static func all(_ program: String) -> [Recorded] {
    let path = Files.path("Tests/Fixtures/Zenity/\(program).json")
    guard let data = FileManager.default.contents(atPath: path) else {
      fatalError("\(path) is not there")
    }
    // Bytes that are no UTF-8 are half surrogates, which Swift's texts have not: they are kept as `KeptBytes` has them.
    let text = String(decoding: data, as: UTF8.self)
      .replacing(text: "\\udc", with: "\\udbff\\udf")
    do {
      return try JSONDecoder().decode([Recorded].self, from: Data(text.utf8))
    } catch {
      fatalError("\(path): \(error)")
    }
  }
}

/// Where ours does otherwise than the program in whose place it stands, and why.
struct Difference<Hand: Decodable & Sendable>: Sendable, CustomTestStringConvertible {
  var reason: String
  var covers: @Sendable (Recorded<Hand>) -> Bool

  init(_ reason: String, _ covers: @escaping @Sendable (Recorded<Hand>) -> Bool) {
    self.reason = reason
    self.covers = covers
  }

  var testDescription: String { reason }
}

extension Recorded {
  /// How it ended: what it printed, wherever, and its code.
  var result: ZenityResult {
    ZenityResult(output: (output ?? "") + (told ?? "") + (other ?? ""), code: code)
  }

  /// What standard input has, line by line, and its end.
  var lines: [ZenityEvent] {
    // Swift's texts have the two signs of a line's end of DOS as one character.
    let lines = (input ?? "").utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let whole = lines.last?.isEmpty == true ? lines.dropLast() : lines[...]
    return whole.map { .line(String(decoding: $0, as: UTF8.self), at: 0) } + [.endOfInput]
  }

  /// Whether an option is given, be it with a value behind a sign of equality.
  func has(_ options: String...) -> Bool {
    options.contains { option in
      arguments.contains { $0 == option || $0.hasPrefix(option + "=") }
    }
  }
}

/// What was done.
enum RecordedHand: Decodable, Equatable, Sendable {
  /// The name of a button, or nothing.
  case named(String)
  /// Before OK.
  case typed([String])
  /// Which rows are chosen in the end, from 1.
  case rows([Int])
  /// Of a scale.
  case steps(Int)
  /// The choice of an entry, from 1.
  case choice(Int)
  case form([Part])
  /// A text was written, and perhaps agreed to.
  case edited(isChecked: Bool)
  /// It was agreed to.
  case checked

  /// What a field of a form becomes.
  enum Part: Decodable, Equatable, Sendable {
    case text(String)
    /// From 1; 0 leaves it alone.
    case choice(Int)
    case rows([Int])
    case days(Int)

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let text = try? value.decode(String.self) {
        self = .text(text)
      } else if let number = try? value.decode(Int.self) {
        self = .choice(number)
      } else if let rows = try? value.decode([Int].self) {
        self = .rows(rows)
      } else {
        self = .days(try value.decode([String: Int].self)["days"] ?? 0)
      }
    }
  }

  private struct Members: Decodable {
    var typed: [String]?
    var rows: [Int]?
    var steps: Int?
    var choice: Int?
    var form: [Part]?
    var edited: String?
    var checked: Bool?
  }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let name = try? value.decode(String.self) {
      self = .named(name)
      return
    }
    let members = try value.decode(Members.self)
    self =
      members.rows.map { .rows($0) } ?? members.steps.map { .steps($0) }
      ?? members.choice.map { .choice($0) } ?? members.form.map { .form($0) }
      ?? members.typed.map { .typed($0) }
      ?? (members.edited == nil ? .checked : .edited(isChecked: members.checked == true))
  }
}

extension RecordedHand {
  /// The answer that a hand gives to a question.
  func answer(_ call: ZenityCall) -> Answer {
    var fields: [String] = []
    if let text = call.value("entry-text") { fields = [text] }
    if call.mode == .entry, fields.isEmpty { fields = [""] }
    if call.mode == .forms {
      fields = call.values.filter { $0.name.hasPrefix("add-") }.map { _ in "" }
    }
    var (outcome, choice): (Answer.Outcome, String?) = (.chosen, "ok")
    switch self {
    case .typed(let texts): fields = texts
    case .form(let parts):
      fields = parts.map { part in if case .text(let text) = part { text } else { "" } }
    case .rows(let rows): choice = rows.first.map { "row-\($0)" } ?? "ok"
    case .named("nothing"): (outcome, choice) = (.timedOut, nil)
    case .named("escape"): (outcome, choice) = (.cancelled, nil)
    case .named("ok") where call.mode == .list:
      // Of a sheet the row that is set is what Return takes.
      choice = (try? ZenityList(call))?.marked.first.map { "row-\($0 + 1)" } ?? "ok"
    case .named(let name): choice = name
    case .steps, .choice, .edited, .checked: break
    }
    return Answer(question: .asked(1), outcome: outcome, choice: choice, fields: fields)
  }

  /// What a hand does on screens.
  ///
  /// - Parameters:
  ///   - app: the program behind them.
  ///   - marked: rows that are chosen at first.
  ///   - written: what a text is in the end.
  /// - Returns: The events, in their order.
  /// - Throws: where the scene cannot be read.
  func events(
    _ app: any ZenityApp, marked: Set<Int>, written: String
  ) throws -> [ZenityEvent] {
    switch self {
    case .named("nothing"): return [.timedOut]
    case .named("escape"): return [.left]
    case .named(let name) where name.hasPrefix("row-"):
      return [.selected(name, of: "rows"), .pressed("ok")]
    case .named(let name): return [.pressed(name)]
    case .rows(let rows):
      let turned = marked.symmetricDifference(rows.map { $0 - 1 })
      return turned.sorted().map { .selected("row-\($0 + 1)", of: "rows") } + [.pressed("ok")]
    case .steps(let count):
      let keys =
        try JSONReader.read(Array(app.scene.utf8))["screen", "content"]?.items?
        .compactMap { $0["keypad", "keys"]?.items }.first ?? []
      // The smallest step of that direction stands next to the middle.
      let key = keys[keys.count / 2 - (count < 0 ? 1 : 0)]["id"]?.string ?? ""
      return Array(repeating: .pressed(key), count: abs(count)) + [.pressed("ok")]
    case .choice(let number): return [.pressed("choice-\(number)"), .pressed("ok")]
    case .typed(let texts):
      return texts.map { .typed($0, into: "entry") } + [.pressed("ok")]
    case .edited(let isChecked):
      let agreeing: [ZenityEvent] = isChecked ? [.switched("agreed", on: true)] : []
      return [.typed(written, into: "text")] + agreeing + [.pressed("ok")]
    case .checked: return [.switched("agreed", on: true), .pressed("ok")]
    case .form(let parts):
      return parts.enumerated().flatMap { $1.events($0 + 1) } + [.pressed("ok")]
    }
  }
}

extension RecordedHand.Part {
  /// What a hand does for a field, by its number from 1.
  fileprivate func events(_ number: Int) -> [ZenityEvent] {
    let list = "options-\(number)"
    switch self {
    case .text(let text): return [.typed(text, into: "field-\(number)")]
    case .choice(let row): return row == 0 ? [] : [.selected("\(list)-\(row)", of: list)]
    case .rows(let rows): return rows.map { .selected("\(list)-\($0)", of: list) }
    case .days(let days):
      // From 25 November 2026.
      let name = "date-\(number)-"
      let (turns, day) =
        1...30 ~= 25 + days ? (0, 25 + days) : days < 0 ? (-1, 31 + 25 + days) : (1, days - 5)
      let turn = ZenityEvent.pressed(name + (turns < 0 ? "earlier" : "later"))
      var month = ZenityMonth(date: ZenityDate(year: 2026, month: 11, day: 25), name: name)
      month.words = ZenityMonthWords(.test())
      month.date.turn(by: turns)
      return Array(repeating: turn, count: abs(turns)) + [.pressed(month.emitted(by: day))]
    }
  }
}
