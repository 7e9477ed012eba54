import ArgumentParser
import TelltaleRuntime

/// What a play leaves behind, however it ended.
struct PlayEnd {
  /// File for the transcript, where one is wanted.
  let transcript: String?

  /// Plays, and leaves what there is to leave.
  func after<Result>(
    _ screen: HeadlessScreen, _ play: () throws -> Result, leaving leave: () throws -> Void
  ) throws -> Result {
    let result = Swift.Result { try play() }
    if let transcript {
      try FileOutput.write(Array(screen.transcript.text.utf8), to: transcript)
    }
    try leave()
    return try result.get()
  }
}
