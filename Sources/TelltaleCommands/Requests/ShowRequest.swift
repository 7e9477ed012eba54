import TelltaleModel
import TelltaleRuntime
import TelltaleService
import TelltaleServiceClient
import TelltaleSession

/// What `show` was asked to do, whichever way the command line was read.
struct ShowRequest: Equatable {
  /// Path of a scene, `-` for standard input; nil where `question` is given instead.
  var file: String?
  var question = QuestionWords()
  var scene = SceneSettings()
  /// Seconds until the question gives up, within `timeouts`.
  var timeout: Double?
  var json = false
  /// Path of the file that gets the trace.
  var trace: String?

  /// From a millisecond to a day, in seconds.
  static let timeouts: ClosedRange<Double> = 0.001...86_400

  /// The same in milliseconds.
  var milliseconds: Int? { timeout.map { Int($0 * 1000) } }

  /// True for a file or words, but not both.
  var asksOnce: Bool { (file == nil) == question.isGiven }

  /// Asks and tells the answer; always ends by throwing the exit code.
  func run() throws { try telling(ask) }

  private func ask() throws {
    try StandardStreams.requireOutput()
    // A trace is of this process's own screen.
    if trace == nil, let caller = try ServiceCaller.present(within: milliseconds) {
      return try AnswerOutput(json: json).finish(caller.ask(self))
    }
    let scene = try UnitScene.settings(scene)
    let source =
      file.map(SceneSource.init)
      ?? SceneSource(name: "command line", text: question.scene)
    let setup = try ProfileSetup(scene, in: .process, sceneProfile: source.namedProfile)
    var shown = try ShownScene(
      source.load(setup.platform, language: scene.lang), on: setup.platform)
    try shown.requireQuestion()
    if let milliseconds { shown.limitTime(to: milliseconds) }
    let screen = try LiveScreen(setup: setup, scene: scene, trace: Trace(path: trace))
    try AnswerOutput(json: json).finish(screen.show(shown))
  }
}
