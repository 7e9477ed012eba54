import Glibc

/// Where the program was started.
package enum WorkingFolder {
  /// Absolute; `/` where nobody knows.
  package static var path: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }
}
