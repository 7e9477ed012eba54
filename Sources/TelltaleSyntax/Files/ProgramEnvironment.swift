import Glibc

/// The environment variables with which the process was started.
package enum ProgramEnvironment {
  /// Returns the value of an environment variable.
  ///
  /// - Parameter name: The name of the variable.
  /// - Returns: The value; `nil` for a variable that is not set, or is empty.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
