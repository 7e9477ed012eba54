import ArgumentParser
import TelltaleModel
import TelltaleSession
import Testing

@testable import TelltaleCommands

@Suite struct AnswerOutputTests {
  private let asked = Answer(question: 1, outcome: .chosen, choice: "delete", fields: [])
  private let followUp = Answer(question: -1, outcome: .cancelled, choice: "cancel", fields: [])

  @Test func `the answer is that of the question asked, wherever it stands`() {
    #expect([followUp, asked].asked == asked)
    #expect([asked, followUp].asked == asked)
    #expect([followUp].asked == nil)
  }

  @Test func `each outcome has its exit code`() {
    let outcomes: [Answer.Outcome] = [.chosen, .cancelled, .timedOut, .withdrawn]
    let codes = outcomes.map {
      Answer(question: 1, outcome: $0, choice: nil, fields: []).status.rawValue
    }
    #expect(codes == [0, 1, 5, 75])
  }
}
