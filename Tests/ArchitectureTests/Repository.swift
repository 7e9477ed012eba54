import Foundation

/// The files of the repository, as tests of its shape see them.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Swift files below a folder, as paths from the root.
  static func swiftFiles(under folder: String) throws -> [String] {
    let base = root.appending(path: folder)
    let files = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" }
      .map { String($0.path.dropFirst(root.path.count + 1)) }
      .sorted()
  }

  /// The files of a folder that end so, without that ending.
  static func names(in folder: String, ending: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix("." + ending) }
      .map { String($0.dropLast(ending.count + 1)) }
      .sorted()
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func lines(of path: String) throws -> [String] {
    try text(of: path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
