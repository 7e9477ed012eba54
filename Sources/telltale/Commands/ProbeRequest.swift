import TelltaleFormats
import TelltaleGraphics

/// What `bench-probe` was asked to do, whichever way the command line was read.
struct ProbeRequest: Equatable {
  var file: String
  var scene = SceneSettings()
  /// In pixels.
  var size: PixelSize
  /// How often each kind of frame is timed.
  var rounds = 0

  /// Prints the moment of the first frame, and with rounds the medians of the warm ones.
  func run() throws {
    let entered = Nanoseconds.now
    let source = SceneSource(file)
    let stage = try Stage(scene, sceneProfile: source.profileName)
    let staged = Nanoseconds.now
    let loaded = try LoadedAlert(source.load(stage, language: scene.lang), stage: stage)
    let read = Nanoseconds.now
    let resident = BenchedScreen(stage: stage, loaded: loaded, size: size, settings: scene)
    resident.ask()
    let painted = Nanoseconds.now
    let frame: JSONValue = [
      "frame": .integer(painted), "entered": .integer(entered),
      "stages": [
        "profile and fonts": .integer(staged - entered), "scene": .integer(read - staged),
        "placing and painting": .integer(painted - read),
      ],
    ]
    try StandardStreams.say(frame.line)
    guard rounds > 0 else { return }
    resident.arm()
    let measures: JSONValue = [
      "full": .integer(median { _ in resident.repaint() }),
      "highlight": .integer(try median(resident.turn)),
      "alert": .integer(median(resident.askAnew)),
    ]
    try StandardStreams.say(measures.line)
  }

  /// The middle one of the times that `rounds` runs took, in nanoseconds.
  private func median(_ body: (Int) throws -> Int) rethrows -> Int {
    let times = try (0..<rounds).map { try body($0) }
    return times.sorted()[rounds / 2]
  }
}
