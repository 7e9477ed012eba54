import ArgumentParser
import TelltaleCommands

/// The program of authors: what a unit's has, and what is needed to make scenes. Commands say their names, which
/// else would be made from those of their types, at each start and for a quarter of its time.
struct Telltale: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "telltale",
    abstract: "Ask the person in front of a screen, without a window system.",
    version: ProgramVersion.line,
    subcommands: UnitCommands.showing
      + [
        New.self, TestCommand.self, Preview.self, Gallery.self, Lint.self,
        LanguageServerCommand.self,
        Explain.self,
      ] + UnitCommands.looking + [Schema.self])
}
