import TelltaleAppProtocol
import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleSyntax
import TelltaleText

/// The program behind the screens of a play: a file of its lines, or the program itself.
package protocol PlayedProgram: AnyObject {
  /// The store of rows for the next start; `nil` where none are kept.
  var store: SceneStore? { get }
  /// The names of pictures that are absent until the program says that they are there.
  var awaitedPictures: Set<String> { get }
  /// Tells the program that there is a screen, with nothing on it yet.
  ///
  /// - Parameters:
  ///   - playback: The screen.
  ///   - watch: Notes the lines that are exchanged.
  func begin(on playback: Playback<FontBook>, _ watch: ProgramWatch)
  /// Tells the program what has happened.
  ///
  /// - Parameters:
  ///   - report: The report of the loop.
  ///   - time: The screen's time of it.
  func hear(_ report: HostReport, at time: Instant)
  /// Says all that is due up to a moment, to which the screen's time advances.
  ///
  /// - Parameters:
  ///   - playback: The screen that takes the lines.
  ///   - moment: The moment; `nil` for all that is left.
  ///   - transcript: The transcript, which may get lines.
  /// - Throws: A failure where the program can say nothing any more.
  func speak(
    to playback: Playback<FontBook>, until moment: Instant?, _ transcript: Transcript
  ) throws(ProgramError)
  /// Ends the program's part: nothing more is played.
  ///
  /// - Parameter playback: The screen at its end.
  func finish(_ playback: Playback<FontBook>)
}

/// The record of what a program says, and of what it is told.
package struct ProgramWatch {
  let expectations: Expectations
  let steps: PlayedSteps?

  /// The program is told a line.
  func told(_ line: JSONValue) {
    expectations.hear(line)
    steps?.add(line, to: .program)
  }

  /// The program says a line, as it came.
  func said(_ line: String) { steps?.add(line, to: .screen) }
}

/// The reason why a program does not take part any more, in words for its author.
package struct ProgramError: Error, Hashable, Sendable {
  /// The failure, and the step that helps.
  package let message: String

  init(_ message: String) { self.message = message }
}
