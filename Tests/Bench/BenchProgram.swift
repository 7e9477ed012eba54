import ArgumentParser
import TelltaleCommands

/// The program that tools/bench measures: a unit's, to the last command, so that its start and its frames are those of
/// the program that is shipped, and the stopwatch beside them.
package struct BenchProgram: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "telltale-bench",
    abstract: "A unit's program with a stopwatch in it.",
    version: ProgramVersion.line,
    subcommands: UnitCommands.showing + UnitCommands.looking + [BenchProbe.self, BenchServe.self])

  package init() {}

  /// Does what the command line asks for; ends the process where that did not go well.
  package static func start() {
    ProgramStart.run(
      BenchProgram.self, beginningWith: steps, plainly: ProbeRequest.isDone(with:))
  }

  private static let steps = [
    FirstStep(
      "telltale-bench bench-probe question.yaml --profile kiosk --size 1280x720",
      "how long the first frame of a scene takes")
  ]
}
