import Foundation
import Synchronization

/// Files that tests read and write.
package enum Files {
  /// The path of a file of the repository.
  package static func path(_ file: String) -> String { Platforms.root + "/" + file }

  /// A new folder with these texts in it, by path; it is there as long as the tests run, or until one removes it.
  package static func folder(_ files: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("telltale-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    passing.withLock { $0.append(folder.path) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return folder.path
  }

  /// Removes a folder with all that is in it; what is not there is left so.
  package static func remove(_ folder: String) {
    try? FileManager.default.removeItem(atPath: folder)
  }
}

/// Folders that are removed when the tests end.
private let passing: Mutex<[String]> = {
  atexit { for folder in passing.withLock({ $0 }) { Files.remove(folder) } }
  return Mutex([])
}()
