import Foundation
import TelltaleTestSupport

/// The files of this repository, as tests of its documents see them.
enum Repository {
  static let root = URL(filePath: Platforms.folder).deletingLastPathComponent()

  /// True where goldens and generated pages are to be written instead of compared.
  static var isRecording: Bool {
    ProcessInfo.processInfo.environment["TELLTALE_RECORD_GOLDENS"] != nil
  }

  /// Files below a folder, as paths from the root.
  static func files(under folder: String, ending: String) -> [String] {
    let found = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == ending }
      .map { String($0.path.dropFirst(root.path.count + 1)) }
      .sorted()
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: root.appending(path: path))
  }
}
