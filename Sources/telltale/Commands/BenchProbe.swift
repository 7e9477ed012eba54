import ArgumentParser
import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleInput
import TelltaleModel
import TelltaleSession

/// Times the real parts for tools/bench: the first frame of this process, then, warm, what a
/// resident program does.
struct BenchProbe: ParsableCommand {
  static let configuration = CommandConfiguration(
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

  @Option(help: ArgumentHelp("Size in pixels.", valueName: "WxH"))
  var size: SizeArgument

  @Option(help: "How often each kind of frame is timed; 0 for the first frame only.")
  var rounds = 0

  func run() throws {
    let entered = Nanoseconds.now
    let source = SceneSource(file)
    let stage = try Stage(scene, sceneProfile: source.profileName)
    let staged = Nanoseconds.now
    let loaded = try LoadedAlert(
      source.load(stage, language: scene.lang), stage: stage, options: scene)
    let read = Nanoseconds.now
    let resident = BenchedScreen(stage: stage, loaded: loaded, size: size.size, options: scene)
    resident.ask()
    let painted = Nanoseconds.now
    let stages = JSONText.object([
      ("profile and fonts", .number(staged - entered)), ("scene", .number(read - staged)),
      ("placing and painting", .number(painted - read)),
    ])
    try StandardStreams.say("{\"frame\":\(painted),\"entered\":\(entered),\"stages\":\(stages)}")
    guard rounds > 0 else { return }
    resident.arm()
    let measures = [
      ("full", JSONText.Value.number(median { _ in resident.repaint() })),
      ("highlight", .number(try median(resident.turn))),
      ("alert", .number(median(resident.askAnew))),
    ]
    try StandardStreams.say(JSONText.object(measures))
  }

  /// The middle one of the times that `rounds` runs took, in nanoseconds.
  private func median(_ body: (Int) throws -> Int) rethrows -> Int {
    let times = try (0..<rounds).map { try body($0) }
    return times.sorted()[rounds / 2]
  }
}
