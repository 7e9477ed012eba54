import Testing

@Suite struct SourceRulesTests {
  /// Platforms are data; a rule or a layout that knows one by name is in the wrong place.
  @Test func `no platform is named in the sources`() throws {
    let names = ["carplay", "ipados", "macos", "tvos", "watchos", "kiosk"]
    for file in try Repository.swiftFiles(under: "Sources") {
      for (number, line) in try Repository.lines(of: file).enumerated() {
        // Ids of guidelines hold names in capitals; help texts and comments may give examples.
        guard !line.contains("//"), !line.contains("help:") else { continue }
        for name in names {
          #expect(
            !Self.quoted(line).contains { $0 == name },
            "\(file):\(number + 1): the platform \(name) is named in code")
        }
      }
    }
  }

  @Test func `nothing in the sources can trap on purpose`() throws {
    for file in try Repository.swiftFiles(under: "Sources") {
      for (number, line) in try Repository.lines(of: file).enumerated() {
        for word in ["fatalError(", "try!", "import Foundation", "as!"] {
          #expect(!line.contains(word), "\(file):\(number + 1): \(word)")
        }
      }
    }
  }

  @Test func `files are short enough to be read at once`() throws {
    for file in try Repository.swiftFiles(under: "Sources") where !file.contains("+Generated") {
      let count = try Repository.lines(of: file).count - 1
      #expect(count <= 300, "\(file) has \(count) lines")
    }
  }

  @Test func `functions are short enough to be read at once`() throws {
    for file in try Repository.swiftFiles(under: "Sources") where !file.contains("+Generated") {
      for (name, count) in Self.functions(try Repository.lines(of: file)) {
        #expect(count <= 50, "\(file): \(name) has \(count) lines")
      }
    }
  }

  @Test func `the length of a function is counted`() {
    let lines = ["struct A {", "  init() {", "    a()", "  }", "  func b() -> Int { 1 }", "}"]
    #expect(Self.functions(lines).map(\.lines) == [3, 1])
  }

  /// Each function's first line, and how many it has: to the brace that stands under its first word.
  private static func functions(_ lines: [String]) -> [(name: String, lines: Int)] {
    lines.indices.compactMap { index in
      let line = lines[index]
      guard
        line.contains(
          /^ *(?:(?:@\w+|package|private|fileprivate|static|mutating|override|final|convenience|consuming|nonisolated) )*(?:func \w|init[?(<])/
        )
      else { return nil }
      let name = line.trimmingCharacters(in: .whitespaces)
      let indent = String(line.prefix { $0 == " " })
      let isOneLine = line.hasSuffix("}") || !line.hasSuffix("{") && !line.hasSuffix("(")
      let end = isOneLine ? index : lines[index...].firstIndex(of: indent + "}") ?? index
      return (name, end - index + 1)
    }
  }

  /// The string literals of a line.
  private static func quoted(_ line: String) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
