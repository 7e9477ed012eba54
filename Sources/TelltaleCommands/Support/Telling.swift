import ArgumentParser
import TelltaleHost
import TelltaleRuntime

/// Runs the work of a command. Where it fails, the reason goes to standard error, and the exit code
/// to the caller.
///
/// - Parameter body: The work.
/// - Returns: The result of the work.
/// - Throws: The exit code of the error. Other errors are thrown on unchanged.
package func telling<Result>(_ body: () throws -> Result) throws -> Result {
  do {
    return try body()
  } catch let error as RuntimeError {
    StandardStreams.complain(error.message)
    throw error.kind.status.code
  } catch let error as UnmetExpectation {
    StandardStreams.complain(error.description)
    throw ExitStatus.unmet.code
  }
}

extension RuntimeError.Kind {
  /// What a caller reads of it.
  var status: ExitStatus {
    switch self {
    case .usage: .usage
    case .scene: .badScene
    case .missingFile: .missingFile
    case .profile: .badProfile
    case .noDisplay: .noDisplay
    case .displayInUse: .refusedNow
    case .permission: .noPermission
    }
  }
}

extension Surroundings {
  /// The surroundings of this process, with standard error as the log.
  package static var process: Surroundings {
    Surroundings(notices: Notices { StandardStreams.complain($0) }, helper: .itself)
  }
}
