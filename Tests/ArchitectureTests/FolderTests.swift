import Foundation
import Testing

/// A folder's name says what is inside; that is worth something only while one can be understood
/// without the others that use it.
@Suite struct FolderTests {
  @Test(arguments: Layers.entries.map(\.target))
  func `no two folders of a target lean on each other`(target: String) throws {
    let uses = try FolderUses(target: target)
    for circle in uses.circles {
      Issue.record("Sources/\(target): \(circle.joined(separator: " -> "))")
    }
  }

  @Test func `a circle is found`() {
    let uses = FolderUses(["A": ["B"], "B": ["C"], "C": ["A", "D"], "D": []])
    #expect(uses.circles == [["A", "B", "C", "A"]])
    #expect(FolderUses(["A": ["B", "C"], "B": ["C"], "C": []]).circles.isEmpty)
  }
}

/// Which folders of a target name types of which others. Files beside the folders join these, and are
/// what all of them share: they are not looked at.
struct FolderUses {
  private let uses: [String: Set<String>]

  init(_ uses: [String: Set<String>]) { self.uses = uses }

  init(target: String) throws {
    let files = try Repository.swiftFiles(under: "Sources/\(target)").filter {
      $0.split(separator: "/").count > 3
    }
    let texts = try files.map { file in
      (Self.folder(of: file), try Repository.lines(of: file).map(Self.code))
    }
    var homes: [String: String] = [:]
    for (folder, lines) in texts {
      for line in lines { if let name = Self.declared(in: line) { homes[name] = folder } }
    }
    var uses: [String: Set<String>] = [:]
    for (folder, lines) in texts {
      let words = Set(lines.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } })
      uses[folder, default: []].formUnion(
        words.compactMap { homes[String($0)] }.filter { $0 != folder })
    }
    self.uses = uses
  }

  private static func folder(of file: String) -> String { String(file.split(separator: "/")[2]) }

  /// A line without comments and texts.
  private static func code(_ line: String) -> String {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    let text = parts.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
      .joined(separator: " ")
    return text.range(of: "//").map { String(text[..<$0.lowerBound]) } ?? text
  }

  /// The type that a line at the edge of a file declares.
  private static func declared(in line: String) -> String? {
    guard line.first?.isLetter == true else { return nil }
    let words = line.split { " :<(".contains($0) }.map(String.init)
    guard
      let index = words.firstIndex(where: {
        ["struct", "enum", "class", "protocol", "typealias"].contains($0)
      }), index + 1 < words.count, !words[..<index].contains("private")
    else { return nil }
    return words[index + 1]
  }

  /// Ways that lead back to where they began, one for each folder that is on such a way first.
  var circles: [[String]] {
    var known: Set<String> = []
    return uses.keys.sorted().compactMap { start in
      guard !known.contains(start), let way = way(from: start, to: start, [start]) else {
        return nil
      }
      known.formUnion(way)
      return way
    }
  }

  private func way(from folder: String, to end: String, _ way: [String]) -> [String]? {
    for next in (uses[folder] ?? []).sorted() {
      if next == end { return way + [end] }
      if !way.contains(next), let found = self.way(from: next, to: end, way + [next]) {
        return found
      }
    }
    return nil
  }
}
