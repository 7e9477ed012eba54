import Foundation
import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleCommands

/// Held against zenity itself, whose answers `tools/zenity/record` wrote down.
@Suite struct ZenityCallsTests {
  /// A call of zenity, and how it ended.
  struct Call: Decodable, Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var input: String?
    var hand: Act?
    var output: String?
    var message: String?
    var code: Int32

    var testDescription: String { arguments.joined(separator: " ") }

    func task() throws -> ZenityTask {
      try ZenityTask(
        ZenityCall(arguments), ZenityWords("en", cancel: "Cancel"), language: nil, input: input,
        today: ZenityDate(year: 2026, month: 11, day: 25))
    }
  }

  /// What was done.
  enum Act: Decodable, Sendable {
    /// The name of a button, or nothing.
    case named(String)
    /// Before OK.
    case typed([String])
    /// Which rows are chosen in the end, from 1.
    case rows([Int])
    /// Of a scale.
    case steps(Int)

    private struct Members: Decodable {
      var typed: [String]?
      var rows: [Int]?
      var steps: Int?
    }

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let name = try? value.decode(String.self) {
        self = .named(name)
        return
      }
      let members = try value.decode(Members.self)
      if let rows = members.rows {
        self = .rows(rows)
      } else if let steps = members.steps {
        self = .steps(steps)
      } else {
        self = .typed(members.typed ?? [])
      }
    }

    /// The answer that a hand gives to a question.
    func answer(_ call: ZenityCall) -> Answer {
      var fields: [String] = []
      if let text = call.value("entry-text") { fields = [text] }
      if call.mode == .entry, fields.isEmpty { fields = [""] }
      var (outcome, choice): (Answer.Outcome, String?) = (.chosen, "ok")
      switch self {
      case .typed(let texts): fields = texts
      case .rows(let rows): choice = "row-\(rows[0])"
      case .named("nothing"): (outcome, choice) = (.timedOut, nil)
      case .named(let name): choice = name
      case .steps: break
      }
      return Answer(question: .asked(1), outcome: outcome, choice: choice, fields: fields)
    }

    /// What a hand does on screens.
    func events(_ app: any ZenityApp, marked: Set<Int>) throws -> [ZenityEvent] {
      switch self {
      case .named("nothing"): return [.timedOut]
      case .named(let name): return [.pressed(name)]
      case .rows(let rows):
        let turned = marked.symmetricDifference(rows.map { $0 - 1 })
        return turned.sorted().map { .selected($0) } + [.pressed("ok")]
      case .steps(let count):
        let keys =
          try JSONReader.read(Array(app.scene.utf8))["screen", "content"]?.items?
          .compactMap { $0["keypad", "keys"]?.items }.first ?? []
        // The smallest step of that direction stands next to the middle.
        let key = keys[keys.count / 2 - (count < 0 ? 1 : 0)]["id"]?.string ?? ""
        return Array(repeating: .pressed(key), count: abs(count)) + [.pressed("ok")]
      case .typed: return []
      }
    }
  }

  static let calls: [Call] = {
    let path = Files.path("Tests/Fixtures/Zenity/calls.json")
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return (try? JSONDecoder().decode([Call].self, from: data)) ?? []
  }()

  /// How ours ends.
  static func result(of call: Call) throws -> ZenityResult? {
    let read = try ZenityCall(call.arguments)
    let hand = try #require(call.hand)
    switch try call.task() {
    case .question(let question): return question.result(of: hand.answer(read))
    case .app(var app):
      let lines = (call.input ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      var events = lines.filter { !$0.isEmpty }.map { ZenityEvent.line(String($0), at: 0) }
      if app.readsInput { events.append(.endOfInput) } else { events = [] }
      let list = read.mode == .list ? try ZenityList(read, call.input) : nil
      var output = ""
      for event in events + (try hand.events(app, marked: list?.marked ?? [])) {
        for effect in app.hear(event) {
          if case .print(let text) = effect { output += text }
          if case .end(let end) = effect {
            return ZenityResult(output: output + end.output, code: end.code)
          }
        }
      }
      return nil
    }
  }

  @Test func `there are twenty calls of each mode`() {
    #expect(Self.calls.count > 360)
    let modes = Dictionary(grouping: Self.calls.filter { $0.hand != nil }) { $0.arguments[0] }
    for (mode, calls) in modes { #expect(calls.count >= 17, "\(mode)") }
    #expect(modes.count == 12)
  }

  @Test(arguments: calls.filter { $0.hand != nil })
  func `what was asked ends as it did by zenity`(call: Call) throws {
    #expect(try Self.result(of: call) == ZenityResult(output: call.output ?? "", code: call.code))
  }

  @Test(arguments: calls.filter { $0.message != nil })
  func `what zenity refuses is refused in its words`(call: Call) {
    #expect(call.code == ZenityProgram.failed)
    #expect(throws: ZenityRefusal(message: call.message ?? "")) { try call.task() }
  }

  @Test(arguments: ["kiosk", "carplay", "ios", "tvos", "watchos-s4"])
  func `every call can be shown`(profile: String) throws {
    for call in Self.calls where call.hand != nil {
      let scene =
        switch try call.task() {
        case .question(let question): question.scene
        case .app(let app): app.scene
        }
      let loaded = try Scenes.load(scene, profile: profile)
      // A driver types nothing and has no sheets, whoever asks.
      let isForHands = ["--entry", "--forms", "--list", "--password"].contains {
        call.arguments.contains($0)
      }
      guard !isForHands || profile != "carplay" else { continue }
      #expect(loaded.refusal == nil, "\(call.arguments): \(scene)")
    }
  }
}
