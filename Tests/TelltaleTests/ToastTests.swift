import TelltaleTestSupport
import Testing

@testable import Telltale

/// What a program tells in passing.
@Suite struct ToastTests {
  @Test func `what is told in passing is seen`() async throws {
    let memory = try Screen.inMemory(.named())
    let app = try await memory.screen.show(.radio)
    try await app.update(.toast("Added to favourites", icon: "check", for: .seconds(4), id: "f"))
    try await memory.wait(for: "Added to favourites")
  }

  @Test func `a time that nobody could read in is refused`() async throws {
    let memory = try Screen.inMemory(.named())
    let app = try await memory.screen.show(.radio)
    await #expect(throws: TelltaleError.self) {
      try await app.update(.toast("Saved", for: .milliseconds(10)))
    }
  }
}
