/// Paths as text, for reports and baselines: nothing is looked up.
package enum PathText {
  /// Returns a path without `.`, empty parts, and `..` where something stands before it.
  ///
  /// - Returns: The path; `.` for a relative one of which nothing is left.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// Returns a path as it is seen from a folder.
  ///
  /// - Parameters:
  ///   - path: A path, absolute or relative as that of the folder.
  ///   - folder: The folder; a relative path of it counts from the same place.
  /// - Returns: A relative path; empty for the folder itself.
  package static func relative(_ path: String, to folder: String) -> String {
    let path = normalized(path).split(separator: "/").filter { $0 != "." }
    let folder = normalized(folder).split(separator: "/").filter { $0 != "." }
    let shared = zip(path, folder).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: folder.count - shared)
    return (up + path[shared...]).joined(separator: "/")
  }

  /// Returns the path from the root of the file system.
  ///
  /// - Parameters:
  ///   - path: A path; an absolute one is only normalized.
  ///   - folder: The absolute path that a relative one counts from.
  /// - Returns: An absolute path without `.`, empty parts and `..`.
  package static func absolute(_ path: String, from folder: String) -> String {
    normalized(path.hasPrefix("/") ? path : "\(folder)/\(path)")
  }

  /// Returns the folder that a path is in.
  ///
  /// - Returns: The folder; `.` for a path without a slash.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the path of something in a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder; `.` and an empty one are left out.
  ///   - name: A name, or a path from there; an absolute one stays as it is.
  /// - Returns: The two with one slash between them.
  package static func join(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") || folder == "." || folder.isEmpty { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
