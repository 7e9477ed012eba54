import ArgumentParser
import TelltaleCommands

/// The program of a unit: it shows, and looks after itself; what makes and checks scenes is the authors'.
struct UnitProgram: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "telltale",
    abstract: "Ask the person in front of a screen, without a window system.",
    discussion:
      "Commands that make and check scenes are in the package telltale-tools.",
    version: ProgramVersion.line,
    subcommands: UnitCommands.showing + UnitCommands.looking)
}
