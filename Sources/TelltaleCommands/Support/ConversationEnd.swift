import ArgumentParser
import Glibc
import TelltaleAppProtocol
import TelltaleHost
import TelltaleModel
import TelltaleRuntime
import TelltaleText

/// How the screens of an app and the line to its program ended.
struct ConversationEnd {
  private let end: ScreenEnd
  private let channel: AppChannel.Ending?

  init(_ end: ScreenEnd, _ channel: AppChannel.Ending?) {
    self.end = end
    self.channel = channel
  }

  /// Says why nothing more comes, and ends the program as is due.
  func finish() throws {
    switch end {
    case .failed(let error): try telling { throw RuntimeError(error) }
    case .signal(let number): throw ExitCode(128 + number)
    case .left, .answered:
      guard case .brokenOutput(let code)? = channel else { return }
      StandardStreams.complain(
        "telltale: cannot write to standard output: \(String(cString: strerror(code)))")
      throw ExitStatus.cannotWrite.code
    }
  }
}
