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
    for file in try Repository.swiftFiles(under: "Sources") {
      let count = try Repository.lines(of: file).count
      #expect(count <= 400 || file.contains("+Generated"), "\(file) has \(count) lines")
    }
  }

  /// The string literals of a line.
  private static func quoted(_ line: String) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
