import Foundation
import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleCommands

/// Held against yad itself, whose answers `tools/zenity/record` wrote down.
@Suite struct YadCallsTests {
  typealias Call = Recorded<Hand>

  /// What was done.
  enum Hand: Decodable, Equatable, Sendable {
    case named(String)
    case rows([Int], then: String)
    case steps(Int, then: String)
    /// Texts that are typed, boxes that are turned over, steps down in a choice, and fields that are left.
    case filled([Part], then: String)

    enum Part: Decodable, Equatable, Sendable {
      case text(String)
      case turned, left
      case steps(Int)

      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
          self = .left
        } else if let isTurned = try? value.decode(Bool.self) {
          self = isTurned ? .turned : .left
        } else if let number = try? value.decode(Int.self) {
          self = .steps(number)
        } else {
          self = .text(try value.decode(String.self))
        }
      }
    }

    private struct Members: Decodable {
      var rows: [Int]?
      var steps: Int?
      var filled: [Part]?
      var then: String?
    }

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let name = try? value.decode(String.self) {
        self = .named(name)
        return
      }
      let members = try value.decode(Members.self)
      let then = members.then ?? "ok"
      self =
        members.rows.map { .rows($0, then: then) } ?? members.steps.map { .steps($0, then: then) }
        ?? .filled(members.filled ?? [], then: then)
    }
  }

  static let calls = Call.all("yad")

  /// How ours ends; `nil` where it goes on.
  static func result(of call: Call) throws -> ZenityResult? {
    var read = try YadCall(call.arguments)
    if read.readsRowsFirst { read.take(given(call)) }
    let words = ZenityContext.test().words
    let buttons = read.buttons(words)
    let hand = try #require(call.hand)
    var played = PlayedCall(script: try YadProgram.script(read, words))
    played.lines = given(call).map { .line($0, at: 0) } + [.endOfInput]
    played.input = played.script.call.source.map { _ in call.input ?? "" }
    return try played.result(answer: answer(hand, read, buttons)) {
      try acts(hand, $0, call, read, buttons)
    }
  }

  private static func given(_ call: Call) -> [String] {
    (call.input ?? "").split(separator: "\n").map(String.init)
  }

  /// The name of the button that a hand presses.
  private static func button(
    _ name: String, _ read: YadCall, _ buttons: [YadCall.Button]
  ) -> String {
    let ok = read.okButton(buttons)
    var index = ok ?? 0
    if name == "cancel" { index = buttons.firstIndex { $0.code == 1 } ?? 0 }
    if let number = Int(name.without(prefix: "button-")) { index = number - 1 }
    guard index != ok else { return "ok" }
    return "extra-\(buttons.indices.filter { $0 != ok && $0 <= index }.count)"
  }

  private static func answer(
    _ hand: Hand, _ read: YadCall, _ buttons: [YadCall.Button]
  ) -> Answer {
    var (fields, choice): ([String], String) = ([], "ok")
    if read.mode == .entry { fields = [read.value("entry-text") ?? read.operands.first ?? ""] }
    switch hand {
    case .named("nothing"):
      return Answer(question: .asked(1), outcome: .timedOut, choice: nil, fields: fields)
    case .named("escape"):
      return Answer(question: .asked(1), outcome: .cancelled, choice: nil, fields: fields)
    case .named(let name) where name.hasPrefix("row-"): choice = name
    case .named("ok") where read.has("radiolist"):
      choice = read.rows.lastIndex { $0[0] == "TRUE" }.map { "row-\($0 + 1)" } ?? "ok"
    case .named(let name): choice = button(name, read, buttons)
    case .rows(let rows, let then):
      choice = then == "ok" ? rows.first.map { "row-\($0)" } ?? "ok" : button(then, read, buttons)
    case .filled(let parts, let then):
      if case .text(let text)? = parts.first { fields = [text] }
      choice = button(then, read, buttons)
    case .steps(_, let then): choice = button(then, read, buttons)
    }
    return Answer(question: .asked(1), outcome: .chosen, choice: choice, fields: fields)
  }

  private static func acts(
    _ hand: Hand, _ app: any ZenityApp, _ call: Call, _ read: YadCall,
    _ buttons: [YadCall.Button]
  ) throws -> [ZenityEvent] {
    func pressed(_ name: String) -> ZenityEvent { .pressed(button(name, read, buttons)) }
    var shown = read
    if read.showsRows { shown.take(given(call)) }
    let marked = shown.rows.indices.filter { shown.rows[$0][0]?.lowercased() == "true" }
    switch hand {
    case .named("nothing"): return [.timedOut]
    case .named("escape"): return [.left]
    case .named(let name) where name.hasPrefix("row-"):
      return [.selected(name, of: "rows"), .pressed("ok")]
    case .named(let name): return [pressed(name)]
    case .rows(let rows, let then):
      let isRadio = read.has("radiolist")
      let turned = Set(read.hasMarks && !isRadio ? marked : []).symmetricDifference(
        rows.map { $0 - 1 })
      return turned.sorted().map { .selected("row-\($0 + 1)", of: "rows") } + [pressed(then)]
    case .steps(let count, let then):
      let keys =
        try JSONReader.read(Array(app.scene.utf8))["screen", "content"]?.items?
        .compactMap { $0["keypad", "keys"]?.items }.first ?? []
      let key = keys[keys.count / 2 - (count < 0 ? 1 : 0)]["id"]?.string ?? ""
      return Array(repeating: .pressed(key), count: abs(count)) + [pressed(then)]
    case .filled(let parts, let then):
      // The keys pass over what is only shown.
      let fields = YadField.all(of: read)
      let places =
        read.mode == .form
        ? fields.indices.filter { !["LBL", "HDN"].contains(fields[$0].type) } : [0]
      return zip(parts, places).flatMap { filled($0, $1, read, call) } + [pressed(then)]
    }
  }

  private static func filled(
    _ part: Hand.Part, _ index: Int, _ read: YadCall, _ call: Call
  ) -> [ZenityEvent] {
    let number = index + 1
    switch part {
    case .left: return []
    case .text(let text) where read.mode == .textInfo: return [.typed(text, into: "text")]
    case .text(let text) where read.mode == .entry: return [.typed(text, into: "entry")]
    case .text(let text): return [.typed(text, into: "field-\(number)")]
    case .turned:
      let fields = YadField.all(of: read)
      let isOn = index < fields.count && fields[index].given?.lowercased() == "true"
      return [.switched("field-\(number)", on: !isOn)]
    case .steps(let count) where read.mode == .entry:
      return [.selected("choice-\(count + 1)", of: "choices")]
    case .steps(let count):
      guard
        case .combo(let items, let chosen)? = read.form?.fields(ZenityContext.test().today)[index]
          .kind
      else { return [] }
      let row = min((chosen ?? -1) + 1 + count, items.count)
      return [.selected("options-\(number)-\(row)", of: "options-\(number)")]
    }
  }

  /// Calls that end otherwise here than by yad.
  static let differences: [Difference<Hand>] = [
    Difference("Return presses the button that has the focus, and Escape prints nothing") {
      [.named("enter"), .named("control-enter"), .named("escape")].contains($0.hand)
    },
    Difference("of a radio list one row is chosen, also where two are set") {
      $0.has("--radiolist") && $0.output == "TRUE|Ulm|\nTRUE|Bonn|\n"
    },
    Difference("a choice of a form is one of its items") { call in
      call.arguments.contains { $0.hasSuffix(":CBE") } && call.output?.contains("Jena") == true
    },
    Difference("fields are printed in the order in which they are given") {
      $0.has("--output-by-row")
    },
  ]

  private static func isDifferent(_ call: Call) -> Bool {
    differences.contains { $0.covers(call) }
  }

  @Test func `there are ten calls of each mode`() {
    let modes = [
      "--entry", "--list", "--checklist", "--multiple", "--form", "--scale", "--calendar",
      "--progress", "--text-info",
    ]
    for mode in modes { #expect(Self.calls.filter { $0.has(mode) }.count >= 10, "\(mode)") }
    #expect(Self.calls.filter { call in modes.allSatisfy { !call.has($0) } }.count >= 60)
  }

  @Test(arguments: calls.filter { $0.hand != nil && !isDifferent($0) })
  func `a dialog ends as it did by yad`(call: Call) throws {
    #expect(try Self.result(of: call) == call.result)
  }

  @Test(arguments: differences)
  func `a difference from yad is one`(difference: Difference<Hand>) {
    let calls = Self.calls.filter { $0.hand != nil && difference.covers($0) }
    #expect(calls.contains { (try? Self.result(of: $0)) != $0.result })
  }

  @Test(arguments: calls.filter { $0.message != nil })
  func `what yad refuses is refused in its words`(call: Call) {
    #expect(call.code == 255)
    #expect(throws: ZenityRefusal(message: call.message ?? "")) { try YadCall(call.arguments) }
  }
}
