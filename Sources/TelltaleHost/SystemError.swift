import CShim
import Glibc

/// A call to the kernel that failed: its name, its object and its errno.
package struct SystemError: Error, Hashable, Sendable {
  package var code: Int32
  package var call: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: The errno.
  ///   - call: The call and its object, such as `open /dev/dri/card0`.
  package init(_ code: Int32, _ call: String) {
    self.code = code
    self.call = call
  }

  /// The errno's name and meaning: `EBUSY (Device or resource busy)`.
  package var reason: String {
    let meaning = String(cString: strerror(code))
    guard let name = telltale_errno_name(code) else { return "errno \(code) (\(meaning))" }
    return "\(String(cString: name)) (\(meaning))"
  }

  /// The whole error: `drmModeAtomicCommit: EBUSY (Device or resource busy)`.
  package var description: String { "\(call): \(reason)" }
}
