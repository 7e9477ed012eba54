import Glibc

/// The variables that the process was started with.
package enum ProgramEnvironment {
  /// A variable that says something; `nil` for one that is not there or empty.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
