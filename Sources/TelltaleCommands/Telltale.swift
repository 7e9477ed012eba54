import ArgumentParser

struct Telltale: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "telltale",
    abstract: "Asks the person in front of a screen, with no window system in between.",
    subcommands: [
      Show.self, Run.self, Render.self, Play.self, TestCommand.self, Preview.self, Lint.self,
      LanguageServerCommand.self,
      Explain.self, ProfileCommand.self,
      Doctor.self, Record.self, Schema.self, BenchProbe.self,
    ])
}
