import CShim
import Glibc

/// A call to the kernel that failed: which, on what, and the errno.
package struct SystemError: Error, Hashable, Sendable {
  package var code: Int32
  package var call: String

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

  /// `drmModeAtomicCommit: EBUSY (Device or resource busy)`.
  package var description: String { "\(call): \(reason)" }
}
