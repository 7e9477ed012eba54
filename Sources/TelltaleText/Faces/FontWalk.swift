import Glibc

/// All files below some directories, by name. Upper folders come first, so that a limit on the work
/// leaves out what lies deepest.
struct FontWalk {
  private(set) var paths: [String: String] = [:]
  /// There were more entries than were looked at.
  private(set) var isCut = false
  private var left: Int

  /// Looks at so many folders inside each other, and at so many entries in all.
  init(_ directories: [String], depth: Int, entries: Int) {
    left = entries
    var folders = directories
    for _ in 0..<depth where !folders.isEmpty {
      var deeper: [String] = []
      for folder in folders { look(into: folder, deeper: &deeper) }
      folders = deeper
    }
  }

  private mutating func look(into folder: String, deeper: inout [String]) {
    guard !isCut, let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      guard left > 0 else {
        isCut = true
        return
      }
      left -= 1
      let path = "\(folder)/\(name)"
      switch FontFinder.kind(of: path) {
      case .file: if paths[name] == nil { paths[name] = path }
      case .directory: deeper.append(path)
      case .missing, .other: break
      }
    }
  }
}
