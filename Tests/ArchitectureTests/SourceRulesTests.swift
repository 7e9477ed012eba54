import Foundation
import Testing

@Suite struct SourceRulesTests {
  /// Platforms are data; a rule or a layout that knows one by name is in the wrong place.
  @Test func `no platform is named in the sources`() throws {
    let platforms = try Repository.names(in: "Platforms", ending: "yaml").filter { $0 != "base" }
    #expect(platforms.count > 5)
    // A family of platforms has a name as well: what stands before the first hyphen.
    let names = Set(platforms + platforms.map { String($0.prefix { $0 != "-" }) })
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

  /// A misspelt id would turn a refusal into a plain error; a member of the catalogue cannot be misspelt.
  @Test func `an id of a guideline is spelt by rules and by the catalogue alone`() throws {
    let catalogue = "Sources/TelltaleCatalogue/RuleID+Generated.swift"
    let members = try Repository.lines(of: catalogue).filter { $0.hasPrefix("  case ") }
    let ids = Set(members.flatMap(Self.quoted))
    #expect(ids.count > 300)
    let spelt = try NSRegularExpression(pattern: "[A-Z][A-Z0-9]+(-[A-Z0-9]+)+")
    for file in try Repository.swiftFiles(under: "Sources")
    where file != catalogue && !file.hasPrefix("Sources/TelltaleGuidelines/") {
      let text = try Repository.text(of: file) as NSString
      let places = spelt.matches(
        in: text as String, range: NSRange(location: 0, length: text.length))
      for place in places.map(\.range) where ids.contains(text.substring(with: place)) {
        let line = text.substring(with: text.lineRange(for: place))
        let code = line.firstRange(of: "//").map { String(line[..<$0.lowerBound]) } ?? line
        #expect(
          !code.contains(text.substring(with: place)),
          "\(file): name \(text.substring(with: place)) by its member of RuleID")
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

  /// What is public cannot be changed any more: it stands in one place, and is little.
  @Test func `only the door is public, and it is a small one`() throws {
    var types: [String] = []
    for file in try Repository.swiftFiles(under: "Sources") {
      let lines = try Repository.lines(of: file)
      let isDoor = file.hasPrefix("Sources/Telltale/")
      for (number, line) in lines.enumerated() {
        let words = line.split(separator: " ")
        guard words.contains("public"), !line.contains("//") else { continue }
        #expect(isDoor, "\(file):\(number + 1): public outside of Sources/Telltale")
        let isType = ["struct", "enum", "class"].contains { words.contains($0) }
        if isType, line.hasPrefix("public") { types.append(line) }
      }
    }
    #expect((1...12).contains(types.count), "\(types)")
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
    let lines = [
      "struct A {", "  init() {", "    a()", "  }", "  func b() -> Int { 1 }", "  func c(",
      "    d: Int", "  ) -> Int {", "    d", "  }", "  func e()", "}",
    ]
    #expect(Self.functions(lines).map(\.lines) == [3, 1, 5, 1])
  }

  private static let modifiers: Set<Substring> = [
    "public", "package", "private", "fileprivate", "static", "mutating", "override", "final",
    "convenience", "consuming", "nonisolated", "@discardableResult",
  ]

  /// True for the first line of a function or an initializer.
  private static func declares(_ line: String) -> Bool {
    guard line.utf8.contains(UInt8(ascii: "(")) else { return false }
    let word = line.split(separator: " ").first { !modifiers.contains($0) } ?? ""
    return word == "func" || ["init(", "init?(", "init<"].contains { word.hasPrefix($0) }
  }

  /// Each function's first line, and how many it has: to the brace that stands under its first word;
  /// what a protocol only asks for has none.
  private static func functions(_ lines: [String]) -> [(name: String, lines: Int)] {
    lines.indices.compactMap { index in
      let line = lines[index]
      guard declares(line) else { return nil }
      let indent = line.prefix { $0 == " " }.count
      let rest = line.hasSuffix("}") ? [] : lines[(index + 1)...]
      let end = rest.firstIndex { other in
        let start = other.utf8.prefix { $0 == UInt8(ascii: " ") }.count
        let sign = other.utf8.dropFirst(start).first
        return sign != nil && start <= indent && sign != UInt8(ascii: ")")
      }
      let brace = String(repeating: " ", count: indent) + "}"
      let count = end.flatMap { lines[$0] == brace ? $0 - index + 1 : nil } ?? 1
      return (line.trimmingCharacters(in: .whitespaces), count)
    }
  }

  /// The string literals of a line.
  private static func quoted(_ line: String) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
