import ArgumentParser
import TelltaleCommands

/// Times the real parts for tools/bench: the first frame of this process, then, warm, what a
/// resident program does.
package struct BenchProbe: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "bench-probe",
    abstract: "Time the making of frames in memory (for tools/bench).",
    discussion: """
      Prints a JSON line with the moment of the first complete frame (CLOCK_MONOTONIC, ns), and with \
      --rounds another one with the times of each kind of frame.
      """,
    shouldDisplay: false)

  @Argument(help: "Scene file (YAML or JSON).", completion: .file())
  var file: String

  @OptionGroup var scene: SceneOptions

  @Option(help: ArgumentHelp("Size in pixels.", valueName: "WxH"), transform: SizeArgument.read)
  var size: SizeArgument

  @Option(help: "How often each kind of frame is timed; 0 for the first frame only.")
  var rounds = 0

  package init() {}

  package func run() throws { try request.run() }

  /// The same as a plain value, which is all that the work needs.
  var request: ProbeRequest {
    ProbeRequest(file: file, scene: scene.settings, size: size.size, rounds: rounds)
  }
}
