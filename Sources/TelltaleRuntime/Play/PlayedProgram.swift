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
  /// Is called with each line that the program is told.
  var onTold: (JSONValue) -> Void { get set }

  /// Is called with each line that the program says, as it came.
  var onSaid: (String) -> Void { get set }

  /// There is a screen now, with nothing on it yet.
  func begin(on playback: Playback<FontBook>)
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

/// Why a program does not take part any more, in words for its author.
package struct ProgramFailure: Error, Hashable, Sendable {
  /// What happened, and what to do.
  package let message: String

  init(_ message: String) { self.message = message }
}
