/// Paths as text, for reports and baselines: nothing is looked up.
package enum PathText {
  /// Without `.`, empty parts, and `..` where something stands before it.
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

  /// `path` as seen from `folder`; both absolute, or both relative to the same place.
  package static func relative(_ path: String, to folder: String) -> String {
    let path = normalized(path).split(separator: "/").filter { $0 != "." }
    let folder = normalized(folder).split(separator: "/").filter { $0 != "." }
    let shared = zip(path, folder).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: folder.count - shared)
    return (up + path[shared...]).joined(separator: "/")
  }

  /// The path from the root of the file system.
  package static func absolute(_ path: String, from folder: String) -> String {
    normalized(path.hasPrefix("/") ? path : "\(folder)/\(path)")
  }

  /// The folder that a path is in.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func join(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") || folder == "." || folder.isEmpty { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
