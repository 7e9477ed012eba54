import Glibc

/// The folder in which the program was started.
package enum WorkingFolder {
  /// The absolute path; `/` where it is not known.
  package static var path: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }
}
