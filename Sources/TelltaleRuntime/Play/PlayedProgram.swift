import TelltaleAppProtocol
import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleSyntax
import TelltaleText

/// The program behind the screens of a play: a file of what it says, or the program itself.
package protocol PlayedProgram: AnyObject {
  /// Keeps rows for the next start, where it is to.
  var keeper: SceneKeeper? { get }
  /// Pictures that are not there before the program says so.
  var awaitedPictures: Set<String> { get }
  /// There is a screen now, with nothing on it yet; `watch` takes down what goes over the line.
  func begin(on playback: Playback<FontBook>, _ watch: ProgramWatch)
  /// Hears what happens.
  func hear(_ report: HostReport, at time: Instant)
  /// Says all that is due up to a moment, which is let come; all there is where none is given. Throws
  /// where it can say nothing any more.
  func speak(
    to playback: Playback<FontBook>, until moment: Instant?, _ transcript: Transcript
  ) throws(ProgramFailure)
  /// Nothing more is played.
  func finish(_ playback: Playback<FontBook>)
}

/// Takes down what a program says, and what it is told.
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

/// Why a program does not take part any more, in words for its author.
package struct ProgramFailure: Error, Hashable, Sendable {
  /// What happened, and what to do.
  package let message: String

  init(_ message: String) { self.message = message }
}
