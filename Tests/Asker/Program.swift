import Telltale

/// A program that imports the library and nothing else: it asks a question, and answers it by hand.
@main struct Program {
  static func main() async throws {
    let memory = try Screen.inMemory(Device(profile: "kiosk"))
    async let answer = memory.screen.ask(
      .text(
        """
        alert:
          title: Delete This Route?
          reason: confirm-destructive
          buttons: [{title: Delete, role: destructive, id: delete}, {role: cancel}]
        """))
    try await memory.tap("delete")
    print(try await answer)
  }
}
