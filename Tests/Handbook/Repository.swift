import Foundation
import TelltaleTestSupport

/// The files of this repository, as the generated pages and the tests of documents see them.
package enum Repository {
  package static let root = URL(filePath: Platforms.root)

  /// Files below a folder.
  ///
  /// - Parameters:
  ///   - folder: a path from the root.
  ///   - ending: the files' extension, without its dot.
  /// - Returns: Their paths from the root, sorted.
  package static func files(under folder: String, ending: String) -> [String] {
    let found = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == ending }
      .map { String($0.path.dropFirst(root.path.count + 1)) }
      .sorted()
  }

  /// The text of a file, by its path from the root.
  ///
  /// - Throws: An error of the file system where it cannot be read.
  package static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
