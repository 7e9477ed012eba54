import Foundation

/// Files that tests read and write.
package enum Files {
  /// The path of a file of the repository.
  package static func path(_ file: String) -> String { Platforms.root + "/" + file }

  /// A new folder with these texts in it, by path; the test removes it.
  package static func folder(_ files: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("telltale-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return folder.path
  }
}
