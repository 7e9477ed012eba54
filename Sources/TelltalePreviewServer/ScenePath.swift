import ArgumentParser
import Glibc
import TelltaleLint

/// The scene that a path means.
enum ScenePath {
  /// Returns the scene file that a path means.
  ///
  /// - Parameter path: A file, or a folder.
  /// - Returns: The file itself; of a folder its `app.yaml`, else the only scene in it.
  /// - Throws: The exit code, after the message was written: 66 for a file that cannot be read, 64 for a folder where
  ///   no file is certain.
  static func file(_ path: String) throws -> String {
    guard LintPaths.isFolder(path) else {
      guard access(path, R_OK) == 0 else {
        throw fault(66, "telltale: \(path) cannot be read: \(String(cString: strerror(errno)))")
      }
      return path
    }
    let app = PathText.join(path, "app.yaml")
    if access(app, R_OK) == 0 { return app }
    let scenes = names(in: path).filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }
    guard scenes.count == 1, let only = scenes.first else {
      throw fault(
        64, "telltale: \(path) has no app.yaml and \(scenes.count) other scenes; name the file")
    }
    return PathText.join(path, only)
  }

  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  private static func fault(_ code: Int32, _ message: String) -> ExitCode {
    Say.complain(message)
    return ExitCode(code)
  }
}
