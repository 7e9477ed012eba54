import ArgumentParser
import Glibc
import TelltaleRuntime
import TelltaleSyntax

/// An app with its real program on the headless display.
struct HeadlessRun {
  let file: String
  let scene: SceneSettings
  let cache: String?
  let options: HeadlessOptions

  /// Plays the script to its end, and leaves what was asked for, however it ends.
  func run() throws {
    let scene = options.panel.settings(scene, options.size)
    var edition = try AppEdition(file, scene, in: .process)
    let input = try input()
    if let frames = options.frames { try FileOutput.makeFolder(frames) }
    let size = try edition.settle(inMemory: options.panel.size(options.size))
    let screen = HeadlessScreen(
      setup: edition.setup, scene: scene, size: size,
      expectations: Expectations(script: options.script ?? "", updates: options.update) {
        try FileOutput.write($0, to: $1)
      },
      keepFrame: options.frames.map(FrameFolder.sink))
    screen.steps = try StepsFolder.record(in: options.steps, of: options.script)
    let program = try ConversedProgram(
      edition, program: options.program, cache: cache, size: size,
      limit: options.answerWithin ?? 5000)
    screen.app = program
    _ = try PlayEnd(transcript: options.transcript).after(screen) {
      try screen.play(edition.shown, input)
    } leaving: {
      guard let json = options.json else { return }
      let lines = program.lines.map { $0.line + "\n" }.joined()
      try FileOutput.write(Array(lines.utf8), to: json)
    }
    if case .lines(let lines) = input, lines.hasFailed { throw ExitStatus.unmet.code }
    guard program.refused == 0 else {
      StandardStreams.complain(
        "telltale: error: "
          + (program.refused == 1
            ? "a line of the program was refused"
            : "\(program.refused) lines of the program were refused"))
      throw ExitStatus.badScene.code
    }
  }

  private func input() throws -> PlayedInput {
    guard let script = options.script else { return .script([]) }
    guard script == "-" else { return try PlayedInput(path: script) }
    return .lines(
      ScriptLines {
        var room = [UInt8](repeating: 0, count: 1 << 16)
        var count = -1
        repeat { count = read(STDIN_FILENO, &room, room.count) } while count < 0 && errno == EINTR
        return Array(room.prefix(max(0, count)))
      } answer: {
        try StandardStreams.say($0.line)
      })
  }
}
