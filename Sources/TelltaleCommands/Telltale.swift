import ArgumentParser

/// The program. Commands say their names, which else would be made from those of their types, at each start and
/// for a quarter of its time.
struct Telltale: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "telltale",
    abstract: "Asks the person in front of a screen, with no window system in between.",
    version: "telltale \(ProgramVersion.text)",
    subcommands: [
      Show.self, Ask.self, Zenity.self, Run.self, Serve.self, Audit.self,
      Render.self, Play.self, TestCommand.self, Preview.self, Gallery.self,
      Lint.self,
      LanguageServerCommand.self,
      Explain.self, ProfileCommand.self,
      Doctor.self, Record.self, Schema.self, BenchProbe.self,
    ])
}
