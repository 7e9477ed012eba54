import TelltaleTestSupport
import Testing

@testable import Telltale

/// Files that somebody writes while what they hold is shown.
@Suite struct EditedFileTests {
  private func text(_ title: String, _ id: String) -> String {
    """
    alert:
      title: \(title)
      buttons: [{title: Print, id: \(id)}, {role: cancel}]
    """
  }

  @Test func `a question stays as it was asked while its file is half written`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("s.yaml", text("Print Receipt?", "receipt"))
    let memory = try Screen.inMemory(.named())
    async let answer = memory.screen.ask(.file(file))
    try await memory.wait(for: "Print Receipt?")
    _ = try folder.write("s.yaml", String(text("Print Ticket?", "ticket").dropLast(20)))
    await #expect(throws: (any Error).self) { try await memory.screen.ask(.file(file)) }
    #expect(memory.texts.first == "Print Receipt?")
    try await memory.tap("receipt")
    #expect(try await answer == .chosen("receipt"))
  }

  @Test func `a file that is whole again is what is asked next`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("s.yaml", text("Print Receipt?", "receipt"))
    let memory = try Screen.inMemory(.named())
    async let answer = memory.screen.ask(.file(file))
    try await memory.wait(for: "Print Receipt?")
    _ = try folder.write("s.yaml", text("Print Ticket?", "ticket"))
    try await memory.tap("receipt")
    #expect(try await answer == .chosen("receipt"))
    async let next = memory.screen.ask(.file(file))
    try await memory.wait(for: "Print Ticket?")
    try await memory.tap("ticket")
    #expect(try await next == .chosen("ticket"))
  }
}
