import TelltaleModel
import TelltaleSyntax
import Testing

@testable import TelltaleCommands

/// A script's call that is played without a screen: a question is answered, and what happens on screens is told to the
/// program behind them.
struct PlayedCall {
  var script: ScriptCall
  var context: ZenityContext = .test()
  /// The text of a file or of standard input as a whole.
  var input: String?
  /// What standard input has, line by line.
  var lines: [ZenityEvent] = []

  /// How it ends.
  ///
  /// - Parameters:
  ///   - answer: to a question.
  ///   - acts: what happens on screens, once standard input has ended.
  /// - Returns: What is printed, and the code; `nil` where it goes on.
  /// - Throws: where it is refused.
  func result(
    answer: @autoclosure () -> Answer, acts: (any ZenityApp) throws -> [ZenityEvent]
  ) throws -> ZenityResult? {
    switch try ZenityTask(script.call, context, input: script.input ?? input, form: script.form) {
    case .question(let question):
      return script.result(of: ZenityAsking.end(Self.closed(answer(), question), of: question))
    case .app(let app):
      var app = script.dressed(app)
      var output = ""
      for event in try (app.readsInput ? lines : []) + acts(app) {
        for effect in app.hear(event) {
          if case .print(let text) = effect { output += text }
          if case .set(let members) = effect { expectBound(members, in: app.scene) }
          guard case .end(var end) = effect else { continue }
          end.output = output + end.output
          return script.result(of: ZenityConversation.end(end, isLeft: event == .left))
        }
      }
      return nil
    }
  }

  /// What is set has a place on the screen: the session refuses anything else, and the call with it.
  private func expectBound(_ members: [JSONValue.Member], in scene: String) {
    for member in members {
      #expect(scene.contains(#""bind":"\#(member.key)""#), "\(script.call): \(member.key)")
    }
  }

  /// As the session has it: what an alert is left by stands for its button that cancels, where it has one.
  private static func closed(_ answer: Answer, _ question: ZenityQuestion) -> Answer {
    let role = #""role":"cancel""#
    guard answer.outcome == .cancelled, answer.choice == nil, question.scene.contains(role) else {
      return answer
    }
    var closed = answer
    closed.choice = "cancel"
    return closed
  }
}
