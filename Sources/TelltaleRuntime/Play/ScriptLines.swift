import TelltaleAppProtocol
import TelltaleHeadless
import TelltaleInput
import TelltaleRecordings
import TelltaleSyntax
import TelltaleText

/// A script that comes line by line. Each line is done as soon as it is there, and answered by a line of JSON
/// about the screen. A line that fails is told and ends nothing.
package final class ScriptLines {
  /// Returns the next bytes; none at the end.
  private let read: () -> [UInt8]
  /// Writes an answer.
  private let answer: (JSONValue) throws -> Void
  /// True once a line could not be done, or the screen was not as expected.
  package private(set) var hasFailed = false
  private var lines = LineBuffer(most: Limits.scriptBytes)

  /// Creates a script without lines.
  ///
  /// - Parameters:
  ///   - read: Returns the next bytes of the script; none at its end.
  ///   - answer: Writes an answer: one object for the start, and one for each line.
  package init(read: @escaping () -> [UInt8], answer: @escaping (JSONValue) throws -> Void) {
    self.read = read
    self.answer = answer
  }

  /// Does the lines until there are no more, or nothing is shown any more. Throws an error where the program
  /// behind the screens does not take part any more.
  func perform(on run: ScriptRun, _ playback: Playback<FontBook>) throws {
    try run.pass(to: playback.now)
    try answer(state(0, of: playback, failed: nil))
    while let line = next() {
      var failed: String?
      do {
        let steps = try ScriptReader.read(line.bytes, file: "script", line: line.number)
        for step in steps { try run.perform(step) }
      } catch let error as UnmetExpectation {
        failed = error.description
      } catch let error as ScriptError {
        failed = error.description
      } catch let error as RuntimeError {
        failed = error.message
      }
      hasFailed = hasFailed || failed != nil
      try answer(state(line.number, of: playback, failed: failed))
    }
  }

  private func next() -> LineBuffer.Line? {
    while true {
      if let line = lines.next() { return line }
      let bytes = read()
      if bytes.isEmpty { return lines.finish() }
      lines.add(bytes)
    }
  }

  private func state(
    _ line: Int, of playback: Playback<FontBook>, failed: String?
  ) -> JSONValue {
    let situation = ScreenSummary(playback)
    let controls = situation.controls.map { control -> JSONValue in
      ["id": .string(control.id), "name": .string(control.name)]
    }
    let state: JSONValue = [
      "line": .integer(line), "at": .integer(situation.milliseconds),
      "failed": failed.map { .string($0) } ?? .null, "screen": .string(situation.screen),
      "alert": situation.question.map { .string($0) } ?? .null,
      "focus": situation.focused.map { .string($0) } ?? .null,
      "texts": .strings(situation.texts), "controls": .array(controls),
    ]
    return state
  }
}
