import ArgumentParser
import Glibc
import TelltaleHost
import TelltaleRuntime
import Testing

@testable import TelltaleCommands

/// How a caller learns why nobody has answered.
@Suite struct EndStatusTests {
  private func code(_ finish: () throws -> Void) -> Int32? {
    do {
      try finish()
      return nil
    } catch {
      return (error as? ExitCode)?.rawValue
    }
  }

  @Test(arguments: [(15, 143), (2, 130), (1, 129), (9, 137)] as [(Int32, Int32)])
  func `a signal ends as a shell tells it, and not as an answer does`(signal: Int32, status: Int32)
  {
    for json in [false, true] {
      #expect(code { try AnswerOutput(json: json).finish(.signal(signal)) } == status)
    }
  }

  @Test func `whoever leaves without an answer has cancelled`() {
    #expect(code { try AnswerOutput(json: false).finish(.left) } == 1)
  }

  @Test(
    arguments: [
      (.permission, 77), (.busy, 75), (.noCard, 69), (.noConnector, 69), (.noMode, 69),
      (.noMemory, 69), (.gone, 69), (.failed, 69),
    ] as [(DisplayError.Kind, Int32)])
  func `a display that cannot be had tells why by the exit code`(
    kind: DisplayError.Kind, status: Int32
  ) {
    let error = DisplayError(kind, message: "no display", remedy: "Have one")
    #expect(RuntimeError(error).kind.status.rawValue == status)
    #expect(code { try AnswerOutput(json: false).finish(.failed(error)) } == status)
  }

  @Test func `an application that went away ends in 74, one that said all it had to say in 0`() {
    #expect(code { try ConversationEnd(.left, .brokenOutput(EPIPE)).finish() } == 74)
    #expect(code { try ConversationEnd(.left, .endOfInput).finish() } == nil)
    #expect(code { try ConversationEnd(.signal(15), .endOfInput).finish() } == 143)
  }

  @Test func `every reason why a unit cannot do something has a code of 64 and above`() {
    let codes = RuntimeError.Kind.allCases.map(\.status.rawValue)
    #expect(codes == [64, 65, 66, 78, 69, 75, 77])
  }
}
