import CShim
import Glibc

/// The names of error numbers, for messages.
enum ErrorName {
  /// The name and the meaning, such as `EACCES (Permission denied)`.
  static func of(_ number: Int32) -> String {
    guard let name = telltale_errno_name(number), let text = strerror(number) else {
      return "error \(number)"
    }
    return "\(String(cString: name)) (\(String(cString: text)))"
  }
}
