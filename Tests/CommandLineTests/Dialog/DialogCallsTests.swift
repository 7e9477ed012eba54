import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleCommands

/// Held against dialog and whiptail themselves, whose answers `tools/zenity/record` wrote down on a terminal.
@Suite struct DialogCallsTests {
  /// A call of one of them, and how it ended.
  struct Call: Sendable, CustomTestStringConvertible {
    var kind: DialogCall.Kind
    var recorded: RecordedCall

    var testDescription: String { "\(kind.rawValue) \(recorded.testDescription)" }
    /// The hands that are named.
    var hand: String? {
      if case .named(let name) = recorded.hand { name } else { nil }
    }
  }

  static let calls = [DialogCall.Kind.dialog, .whiptail].flatMap { kind in
    RecordedCall.all(kind.rawValue).map { Call(kind: kind, recorded: $0) }
  }

  /// How ours ends; `nil` where it goes on.
  static func result(of call: Call) throws -> ZenityResult? {
    let read = try DialogCall(call.kind, call.recorded.arguments)
    var played = PlayedCall(script: try DialogProgram.script(read), lines: call.recorded.lines)
    played.input = call.recorded.files?.values.first ?? call.recorded.input ?? ""
    if played.script.call.source == nil { played.input = nil }
    return try played.result(answer: answer(call, read)) { _ in acts(call, read) }
  }

  /// What a hand chooses: the button that Return presses, of a list the row that it begins in.
  private static func answer(_ call: Call, _ read: DialogCall) -> Answer {
    var (fields, choice): ([String], String) = ([read.words.count > 3 ? read.words[3] : ""], "ok")
    switch call.recorded.hand {
    // Behind what stands there.
    case .typed(let texts): fields = [fields[0] + texts[0]]
    case .rows(let rows): choice = rows.first.map { "row-\($0)" } ?? "ok"
    case .named("nothing"):
      return Answer(question: .asked(1), outcome: .timedOut, choice: nil, fields: fields)
    case .named("escape"):
      return Answer(question: .asked(1), outcome: .cancelled, choice: nil, fields: fields)
    case .named("ok"):
      choice = begins(read) == "cancel" ? "cancel" : first(read)
    case .named("yes"): choice = first(read)
    case .named("help"): choice = "extra-\(read.further.count)"
    case .named("extra"): choice = "extra-1"
    case .named(let name): choice = name
    default: break
    }
    return Answer(question: .asked(1), outcome: .chosen, choice: choice, fields: fields)
  }

  /// The button that Return presses: of whiptail only a question begins with No.
  private static func begins(_ read: DialogCall) -> String {
    let hasCancel = ![.msgbox, .infobox, .textbox, .gauge].contains(read.box)
    let counts = read.box == .yesno || read.kind == .dialog && hasCancel
    return read.beginsWithCancel && counts ? "cancel" : "ok"
  }

  private static func first(_ read: DialogCall) -> String {
    let row = read.box == .menu ? start(read) : read.marked.first
    return read.box.isList ? row.map { "row-\($0 + 1)" } ?? "ok" : "ok"
  }

  private static func start(_ read: DialogCall) -> Int? {
    let rows = read.rows
    return rows.isEmpty
      ? nil : rows.firstIndex { $0.tag == read.value("default-item") } ?? 0
  }

  private static func acts(_ call: Call, _ read: DialogCall) -> [ZenityEvent] {
    func row(_ number: Int) -> ZenityEvent { .selected("row-\(number + 1)", of: "rows") }
    let begun = read.box == .menu ? start(read).map { [row($0)] } ?? [] : []
    switch call.recorded.hand {
    case .rows(let rows):
      let turned = Set(read.marked).symmetricDifference(rows.map { $0 - 1 })
      let pressed = read.box == .checklist ? turned.sorted() : rows.map { $0 - 1 }
      return pressed.map(row) + [.pressed("ok")]
    case .named("nothing"): return [.timedOut]
    case .named("escape"): return [.left]
    case .named("help"): return begun + [.pressed("extra-\(read.further.count)")]
    case .named("extra"): return begun + [.pressed("extra-1")]
    case .named(let name) where name.hasPrefix("row-"):
      return [.selected(name, of: "rows"), .pressed("ok")]
    case .named("ok"): return begun + [.pressed(begins(read))]
    case .named("yes"): return begun + [.pressed("ok")]
    case .named(let name): return [.pressed(name)]
    default: return [.pressed("ok")]
    }
  }

  @Test(arguments: ["dialog", "whiptail"])
  func `there are twelve calls of each box`(program: String) {
    let calls = Self.calls.filter { $0.kind.rawValue == program && $0.recorded.hand != nil }
    for box in DialogCall.Box.allCases where !box.isOfDialog {
      let own = calls.filter { $0.recorded.arguments.contains("--\(box.rawValue)") }
      #expect(own.count >= 12, "\(box)")
    }
  }

  /// Calls that end otherwise here than by dialog and whiptail.
  static let differences = [
    RecordedDifference("a tag that a shell would act on comes back from `eval` as it was given") {
      call in
      let tags = call.arguments.dropFirst(4)
      return tags.contains { tag in
        tag.contains { "\"'\\$`;*?#~[](){}&|<>^!".contains($0) }
      }
    },
    RecordedDifference("options are taken behind the box as well") { call in
      (call.told ?? call.output ?? "").contains("Expected a box option.")
        || call.arguments.suffix(2) == ["--title", "Setup"] || call.arguments.last == "--defaultno"
    },
    RecordedDifference("what leaves an alert that has Cancel is Cancel") {
      $0.hand == .named("escape")
        && $0.has("--inputbox", "--passwordbox", "--menu", "--radiolist")
    },
    RecordedDifference("Help has one code, also below a text") {
      $0.has("--textbox") && $0.hand == .named("help")
    },
  ]

  private static func isDifferent(_ call: Call) -> Bool {
    differences.contains { $0.covers(call.recorded) }
  }

  @Test(arguments: calls.filter { $0.recorded.hand != nil && !isDifferent($0) })
  func `a box ends as it did by the program itself`(call: Call) throws {
    #expect(try Self.result(of: call) == call.recorded.result)
  }

  @Test(arguments: differences)
  func `a difference from the program is one`(difference: RecordedDifference) {
    let calls = Self.calls.filter { $0.recorded.hand != nil && difference.covers($0.recorded) }
    #expect(calls.contains { (try? Self.result(of: $0)) != $0.recorded.result })
  }

  /// What is refused by them and shown here, or refused with another code.
  private static let unrefused = [
    "--textbox", "--separate-output", "--inputbox", "--yesno", "--menu", "--and-widget",
  ]

  @Test(
    arguments: calls.filter { call in
      call.recorded.message != nil && call.recorded.code != 0
        && !unrefused.contains { call.recorded.has($0) }
    })
  func `what they refuse is refused with their code`(call: Call) {
    let refusal = #expect(throws: ZenityRefusal.self) {
      try DialogCall(call.kind, call.recorded.arguments).call()
    }
    #expect((refusal?.code ?? 255) == call.recorded.code)
  }
}
