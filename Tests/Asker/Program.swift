import Telltale

/// A program that imports the library and nothing else: it asks a question, and answers it by hand; with the word `unit` it
/// asks on the unit's own screen, and somebody else answers.
@main struct Program {
  static func main() async throws {
    let question = Scene.text(
      """
      alert:
        title: Delete This Route?
        reason: confirm-destructive
        buttons: [{title: Delete, role: destructive, id: delete}, {role: cancel}]
      """)
    let device = try Device(profile: "kiosk")
    if CommandLine.arguments.last == "unit" {
      let screen = try await Screen.open(device)
      print(screen.width, screen.height)
      print(try await screen.ask(question))
      return await screen.close()
    }
    let memory = try Screen.inMemory(device)
    async let answer = memory.screen.ask(question)
    try await memory.tap("delete")
    print(try await answer)
  }
}
