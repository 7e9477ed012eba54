import Foundation

/// Generated pages in a folder, held against what they are to be, or written.
package struct Handbook {
  /// A page that is not as it is to be.
  package enum Change: Hashable, Sendable, CustomStringConvertible {
    case missing(String)
    case stale(String)
    /// No part makes it any more.
    case superfluous(String)

    package var description: String {
      switch self {
      case .missing(let path): "\(path): is missing"
      case .stale(let path): "\(path): is not as it is to be"
      case .superfluous(let path): "\(path): is made of nothing any more"
      }
    }
  }

  /// Folders in which every page is a generated one.
  private static let owned = [GuidelinePages.folder, ScenePages.folder]

  private let root: URL
  private let pages: [HandbookPage]
  private let isWhole: Bool

  /// The pages of parts, in the repository or in another folder.
  ///
  /// - Parameters:
  ///   - parts: with all of them, pages that none of them makes are superfluous.
  ///   - root: the folder that `docs` is in.
  /// - Throws: An error with the place of a source, a test or a fixture that cannot be read.
  package init(
    _ parts: [HandbookPart] = HandbookPart.allCases, in root: URL = Repository.root
  ) throws {
    self.root = root
    pages = try HandbookPart.allCases.filter(parts.contains).flatMap { try $0.pages() }
    isWhole = Set(parts) == Set(HandbookPart.allCases)
  }

  /// The pages that are not as they are to be, by path.
  package var changes: [Change] {
    let wrong = pages.compactMap { page -> Change? in
      let present = try? String(contentsOf: file(page.path), encoding: .utf8)
      guard let present else { return .missing(page.path) }
      return present == page.text ? nil : .stale(page.path)
    }
    return wrong + superfluous.map { .superfluous($0) }
  }

  private var superfluous: [String] {
    guard isWhole else { return [] }
    let made = Set(pages.map(\.path))
    let present = Self.owned.flatMap { folder in
      let names = try? FileManager.default.contentsOfDirectory(atPath: file(folder).path)
      return (names ?? []).filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
    }
    return present.filter { !made.contains($0) }.sorted()
  }

  /// Writes and removes what differs.
  ///
  /// - Returns: What was changed.
  /// - Throws: An error of the file system, with its path.
  package func write() throws -> [Change] {
    let changes = changes
    let texts = Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0.text) })
    for change in changes {
      switch change {
      case .missing(let path), .stale(let path):
        let file = file(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data((texts[path] ?? "").utf8).write(to: file)
      case .superfluous(let path): try FileManager.default.removeItem(at: file(path))
      }
    }
    return changes
  }

  private func file(_ path: String) -> URL { root.appending(path: path) }
}
