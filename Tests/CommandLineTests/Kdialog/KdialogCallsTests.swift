import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleCommands

/// Held against kdialog itself, whose answers `tools/zenity/record` wrote down.
@Suite struct KdialogCallsTests {
  static let calls = RecordedCall.all("kdialog")

  /// How ours ends; `nil` where it goes on.
  static func result(of call: RecordedCall) throws -> ZenityResult? {
    let read = try KdialogCall(call.arguments)
    let context = ZenityContext.test()
    var played = PlayedCall(script: try KdialogProgram.script(read, context.words))
    played.lines = call.lines
    played.input = played.script.call.source.map { _ in call.input ?? "" }
    return try played.result(answer: answer(call, read)) { try acts(call, read, $0) }
  }

  private static func answer(_ call: RecordedCall, _ read: KdialogCall) -> Answer {
    var (fields, choice): ([String], String) = ([], "ok")
    if read.mode == .inputbox { fields = [read.words.first ?? ""] }
    switch call.hand {
    case .typed(let texts): fields = texts
    case .named("ok"):
      let row = read.rows.lastIndex { $0.isOn } ?? (read.mode == .combobox ? nil : 0)
      choice =
        read.mode.rowWidth != nil || read.mode == .combobox
        ? row.map { "row-\($0 + 1)" } ?? "ok" : "ok"
    case .named("no"):
      choice = read.mode == .yesnocancel || read.mode == .warningyesnocancel ? "extra-1" : "cancel"
    case .named("nothing"):
      return Answer(question: .asked(1), outcome: .timedOut, choice: nil, fields: fields)
    case .named("escape"):
      return Answer(question: .asked(1), outcome: .cancelled, choice: nil, fields: fields)
    case .named(let name): choice = name
    case .rows(let rows): choice = rows.first.map { "row-\($0)" } ?? "ok"
    default: break
    }
    return Answer(question: .asked(1), outcome: .chosen, choice: choice, fields: fields)
  }

  private static func acts(
    _ call: RecordedCall, _ read: KdialogCall, _ app: any ZenityApp
  ) throws -> [ZenityEvent] {
    let marked = Set(read.rows.indices.filter { read.rows[$0].isOn })
    switch call.hand {
    case .typed(let texts):
      return [.typed((read.written ?? "") + texts[0], into: "text"), .pressed("ok")]
    case .steps(let days) where read.mode == .calendar:
      // From 3 February 2025; before its first day stands January.
      let isBefore = 3 + days < 1
      var month = ZenityMonth(date: ZenityDate(year: 2025, month: 2, day: 3), name: "")
      month.words = ZenityMonthWords(.test())
      if isBefore { month.date.turn(by: -1) }
      let day = month.emitted(by: 3 + days + (isBefore ? 31 : 0))
      return (isBefore ? [.pressed("earlier")] : []) + [.pressed(day), .pressed("ok")]
    case .named("no"): return [.pressed("cancel")]
    case let hand?: return try hand.events(app, marked: marked, written: "")
    case nil: return []
    }
  }

  /// As it is written down, with the code that newer versions have.
  static func theirs(_ call: RecordedCall) -> ZenityResult {
    // kdialog 22.12 has OK and Cancel the wrong way round in these; 24.08 mended that.
    let isTurned = call.has("--slider", "--calendar")
    return ZenityResult(output: call.output ?? "", code: isTurned ? 1 - call.code : call.code)
  }

  /// Calls that end otherwise here than by kdialog.
  static let differences = [
    RecordedDifference("a unit asks each time, and remembers no answer") { $0.hand == .checked },
    RecordedDifference("what leaves an alert that has Cancel is Cancel") {
      $0.has("--warningcontinuecancel") && $0.hand == .named("escape")
    },
    RecordedDifference("a text that was left is no answer") {
      $0.has("--textinputbox") && $0.hand == .named("escape")
    },
    RecordedDifference("a number moves between two ends that differ") { call in
      call.has("--slider") && call.hand == .steps(2) && call.output == "0\n"
    },
  ]

  private static func isDifferent(_ call: RecordedCall) -> Bool {
    differences.contains { $0.covers(call) }
  }

  @Test func `there are ten calls of each box`() {
    let own: [KdialogCall.Mode] = [
      .progressbar, .imgbox, .imginputbox, .getopenurl, .getsaveurl, .geticon, .getcolor,
      .newpassword,
      .getopenfilename, .getsavefilename, .getexistingdirectory,
    ]
    for mode in KdialogCall.Mode.allCases where !own.contains(mode) {
      #expect(Self.calls.filter { $0.has("--\(mode.rawValue)") }.count >= 10, "\(mode)")
    }
  }

  @Test(arguments: calls.filter { $0.hand != nil && !isDifferent($0) })
  func `a box ends as it did by kdialog`(call: RecordedCall) throws {
    #expect(try Self.result(of: call) == Self.theirs(call))
  }

  @Test(arguments: differences)
  func `a difference from kdialog is one`(difference: RecordedDifference) {
    let calls = Self.calls.filter { $0.hand != nil && difference.covers($0) }
    #expect(calls.contains { (try? Self.result(of: $0)) != Self.theirs($0) })
  }

  @Test(arguments: calls.filter { $0.message != nil && !$0.has("--textbox") })
  func `what kdialog refuses is refused with its code`(call: RecordedCall) {
    let refusal = #expect(throws: ZenityRefusal.self) { try KdialogCall(call.arguments) }
    #expect((refusal?.code ?? 255) == call.code)
  }

  @Test(
    arguments: [
      ("dd.MM.yyyy", "%d.%m.%Y"), ("yyyy 'day' d", "%Y day %-d"), ("dddd d MMMM", "%A %-d %B"),
      ("yy%''", "%y%%'"),
    ])
  func `a format of Qt is one of strftime`(format: String, strftime: String) {
    #expect(QtDateFormat.strftime(format) == strftime)
  }

  @Test func `a filter of Qt has its patterns`() {
    #expect(QtDateFormat.patterns("Images (*.png *.jpg)") == "*.png *.jpg")
    #expect(QtDateFormat.patterns("*.html|Pages") == "*.html")
  }
}
