import Foundation

/// Texts that were read and approved, as files below `Tests/Goldens`; `tools/goldens` writes them anew.
package enum Golden {
  package static let folder = Platforms.root + "/Tests/Goldens"

  /// What differs from the approved text: the last head (a line that begins with `#`) above the first
  /// difference, and the lines that went and came up to the last one, ten of each at most. Empty where
  /// nothing differs, and where goldens are being written.
  package static func changes(in name: String, _ text: String) throws -> [String] {
    let file = URL(filePath: "\(folder)/\(name)").standardized
    if ProcessInfo.processInfo.environment["TELLTALE_RECORD_GOLDENS"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return []
    }
    let approved = try String(contentsOf: file, encoding: .utf8)
    return approved == text ? [] : changes(from: lines(approved), to: lines(text), name)
  }

  private static func changes(
    from old: [Substring], to new: [Substring], _ name: String
  ) -> [String] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let head = new[..<min(start + 1, new.count)].last { $0.hasPrefix("#") }
    return ["\(name) line \(start + 1)\(head.map { ", in \($0)" } ?? "")"]
      + old[start..<old.count - end].prefix(10).map { "-\($0)" }
      + new[start..<new.count - end].prefix(10).map { "+\($0)" }
      + ["read it, then accept it with tools/goldens"]
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
