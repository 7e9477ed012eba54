import Foundation
import TelltaleSession
import TelltaleTestSupport
import Testing

@testable import TelltaleCommands

/// Held against zenity itself, whose answers `tools/zenity/record` wrote down.
@Suite struct ZenityCallsTests {
  /// A call of zenity, and how it ended.
  struct Call: Decodable, Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var hand: Act?
    var output: String?
    var message: String?
    var code: Int32

    var testDescription: String { arguments.joined(separator: " ") }
  }

  /// What was done: the name of a button, nothing, or what was typed before OK.
  enum Act: Decodable, Sendable {
    case named(String)
    case typed([String])

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let name = try? value.decode(String.self) {
        self = .named(name)
      } else {
        self = .typed(try value.decode([String: [String]].self)["typed"] ?? [])
      }
    }

    /// The answer that a hand gives on the screen.
    func answer(_ call: ZenityCall) -> Answer {
      var fields: [String] = []
      if let text = call.value("entry-text") { fields = [text] }
      if case .typed(let texts) = self { fields = texts }
      var (outcome, choice): (Answer.Outcome, String?) = (.chosen, "ok")
      if case .named(let name) = self {
        choice = name
        if name == "nothing" { (outcome, choice) = (.timedOut, nil) }
      }
      return Answer(question: .asked(1), outcome: outcome, choice: choice, fields: fields)
    }
  }

  static let calls: [Call] = {
    let path = Files.path("Tests/Fixtures/Zenity/calls.json")
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return (try? JSONDecoder().decode([Call].self, from: data)) ?? []
  }()

  static let words = ZenityWords("en", cancel: "Cancel")

  @Test func `there are calls`() { #expect(Self.calls.count > 60) }

  @Test(arguments: calls.filter { $0.hand != nil })
  func `what was asked ends as it did by zenity`(call: Call) throws {
    let read = try ZenityCall(call.arguments)
    let question = try ZenityQuestion(read, Self.words)
    let answer = try #require(call.hand).answer(read)
    #expect(question.result(of: answer) == ZenityResult(output: call.output ?? "", code: call.code))
  }

  @Test(arguments: calls.filter { $0.message != nil })
  func `what zenity refuses is refused in its words`(call: Call) {
    #expect(call.code == ZenityProgram.failed)
    #expect(throws: ZenityRefusal(message: call.message ?? "")) { try ZenityCall(call.arguments) }
  }

  @Test(arguments: ["kiosk", "carplay", "ios", "tvos", "watchos-s4"])
  func `every question can be shown`(profile: String) throws {
    for call in Self.calls where call.hand != nil {
      let question = try ZenityQuestion(ZenityCall(call.arguments), Self.words)
      let loaded = try Scenes.load(question.scene, profile: profile)
      let hasFields = call.arguments.contains("--entry") || call.arguments.contains("--forms")
      // A driver types nothing, whoever asks.
      guard !hasFields || profile != "carplay" else { continue }
      #expect(loaded.refusal == nil, "\(call.arguments): \(question.scene)")
    }
  }
}
