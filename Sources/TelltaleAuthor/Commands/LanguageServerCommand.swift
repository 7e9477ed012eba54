import ArgumentParser
import TelltaleCommands
import TelltaleLanguageServer
import TelltaleService
import TelltaleSyntax
import TelltaleTrials

/// Scenes in an editor.
struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract:
      "Serve an editor that speaks the language server protocol, on standard input and output.",
    discussion: """
      Gives findings while you type, explanations of guidelines and keys, completion, and fixes. Editors start it by \
      themselves; docs/editors.md has settings for some.

      Scenes are checked for the profile they name, else for those of the project file, else for those \
      of the initialization option "profile": a name, or a list of names.

      Exit codes: 0 after the editor's shutdown and exit, 1 without a shutdown, 2 word lists cannot be \
      read, 74 the editor does not listen any more.
      """)

  /// Editors name the channel; there is only this one.
  @Flag(help: "Use standard input and output; this is always so.")
  var stdio = false

  func run() throws {
    var server = LanguageServer(
      try EditorWorkspace(),
      guides: DocumentGuides(test: TestSchema.document, settings: UnitSettings.schema))
    var channel = EditorChannel()
    while server.exitCode == nil {
      guard let frames = channel.receive(waiting: server.isSettled) else { break }
      try send(server.handle(frames))
      // One document at a time, so that what was typed in between is heard first.
      if frames.isEmpty { try send(server.settle()) }
    }
    // An editor that is gone has not said goodbye.
    let code = server.exitCode ?? 1
    if code != 0 { throw ExitCode(code) }
  }

  private func send(_ messages: [JSONValue]) throws {
    guard !messages.isEmpty else { return }
    try StandardStreams.put(messages.flatMap(\.frame))
  }
}
