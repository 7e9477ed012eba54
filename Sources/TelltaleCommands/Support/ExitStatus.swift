import ArgumentParser

/// What a caller reads from the exit code: 0 and 1 mean that a person answered, 5 that nobody did,
/// 64 and above (sysexits.h) that nobody was asked.
package enum ExitStatus: Int32 {
  case chosen = 0
  case cancelled = 1
  /// `lint`: the check itself could not run.
  case couldNotRun = 2
  case timedOut = 5
  case usage = 64
  case badScene = 65
  case missingFile = 66
  case noDisplay = 69
  case internalFault = 70
  case cannotCreate = 73
  /// Something was written only in part, the answer perhaps.
  case cannotWrite = 74
  case refusedNow = 75
  case noPermission = 77
  case badProfile = 78

  /// Something was not as a script expects it.
  package static let unmet = cancelled

  /// To be thrown out of a command's `run`.
  package var code: ExitCode { ExitCode(rawValue) }
}
