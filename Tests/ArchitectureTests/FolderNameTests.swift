import Foundation
import Testing

/// ARCHITECTURE shows the folders as they are.
@Suite struct FolderNameTests {
  /// A row of the table: a target, and the folders that its job names.
  private struct Row {
    let target: String
    let folders: Set<String>

    init?(_ line: String) {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, Int(cells[0]) != nil else { return nil }
      target = cells[1].trimmingCharacters(in: ["`"])
      let quoted = cells[2].split(separator: "`", omittingEmptySubsequences: false)
      folders = Set(
        quoted.enumerated().filter { $0.offset % 2 == 1 && $0.element.hasSuffix("/") }
          .map { String($0.element.dropLast()) })
    }
  }

  private static func folders(of target: String) throws -> Set<String> {
    let files = try Repository.swiftFiles(under: "Sources/\(target)")
    let paths = files.map { $0.split(separator: "/") }
    return Set(paths.filter { $0.count > 3 }.map { String($0[2]) })
  }

  @Test func `the table names the folders of every target, and no other`() throws {
    let rows = try Repository.lines(of: "ARCHITECTURE.md").compactMap(Row.init)
    #expect(Set(rows.map(\.target)) == Set(Layers.entries.map(\.target)))
    for row in rows {
      let there = try Self.folders(of: row.target)
      #expect(row.folders == there, "\(row.target)")
    }
  }
}
