import ArgumentParser

/// The exit codes of commands: 0 and 1 mean that a person answered, 5 that nobody did. With 64 and above
/// (sysexits.h) nobody has answered, except for 74, where somebody may have.
package enum ExitStatus: Int32 {
  case chosen = 0
  case cancelled = 1
  /// The check of `lint` could not run.
  case couldNotRun = 2
  case timedOut = 5
  case usage = 64
  case badScene = 65
  case missingFile = 66
  case noDisplay = 69
  case internalFault = 70
  case cannotCreate = 73
  /// Output could not be written, or only in part. Somebody may have answered.
  case cannotWrite = 74
  case refusedNow = 75
  case noPermission = 77
  case badProfile = 78

  /// An expectation of a script was not met.
  package static let unmet = cancelled

  /// The code as an error, to be thrown by the `run` of a command.
  package var code: ExitCode { ExitCode(rawValue) }
}
