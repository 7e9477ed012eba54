import Foundation
import Testing

/// `Element` is closed, so that the compiler lists what has to learn a new one. A `default` takes that away.
@Suite struct ElementSwitchTests {
  @Test func `no switch over elements has a default`() throws {
    let elements = try Self.elements()
    #expect(elements.count > 15)
    for file in try Repository.swiftFiles(under: "Sources") {
      for line in Self.defaults(in: try Repository.lines(of: file), over: elements) {
        Issue.record("\(file):\(line): name the elements that are meant, or ask for their traits")
      }
    }
  }

  @Test(arguments: [
    ("switch element {\ncase .table(let table): 1\ndefault: 0\n}", [1]),
    ("switch element {\ncase .table, .tabBar: 1\ncase .label: 0\n}", []),
    ("switch role {\ncase .label: 1\ncase .title: 2\ndefault: 0\n}", []),
    (
      "switch a {\n  case .modal:\n    switch b {\n    case .x: 1\n    default: 2\n    }\n  case .webView: 0\n}",
      []
    ),
    (
      "switch a {\n  case .x:\n    switch b {\n    case .webView: 1\n    default: 2\n    }\n  default: 0\n}",
      [3]
    ),
  ])
  func `a default over elements is found`(text: String, lines: [Int]) throws {
    let found = Self.defaults(
      in: text.components(separatedBy: "\n"),
      over: ["table", "tabBar", "label", "modal", "webView"])
    #expect(found == lines)
  }

  /// The names of the cases of `Element`.
  private static func elements() throws -> Set<String> {
    let lines = try Repository.lines(of: "Sources/TelltaleModel/Elements/Element.swift")
    return Set(
      lines.compactMap { line in
        let words = line.split(separator: " ")
        guard words.first == "case", words.count == 2, line.contains("(") else { return nil }
        return words[1].split(separator: "(").first.map(String.init)
      })
  }

  /// Names that kinds of other things have as well, of texts and of roles.
  private static let shared: Set<String> = [
    "label", "button", "field", "menu", "picture", "progress", "stack", "table",
  ]

  /// The lines of switches whose cases are all elements, and that have a default.
  private static func defaults(in lines: [String], over elements: Set<String>) -> [Int] {
    lines.indices.filter { index in
      guard lines[index].contains("switch "), lines[index].hasSuffix("{") else { return false }
      let cases = Self.cases(of: lines, from: index)
      let names = Set(cases.flatMap(Self.names))
      return cases.contains { $0.hasPrefix("default") } && !names.isEmpty
        && names.isSubset(of: elements)
        && (names.count > 2 || !names.isSubset(of: shared) || names == ["table"])
    }.map { $0 + 1 }
  }

  /// What a switch tells apart, without what other switches inside of it do.
  private static func cases(of lines: [String], from index: Int) -> [String] {
    let indent = lines[index].prefix { $0 == " " }.count
    let body = lines[(index + 1)...].prefix { line in
      !(line.drop { $0 == " " }.hasPrefix("}") && line.prefix { $0 == " " }.count <= indent)
    }
    let labels = body.filter { line in
      let text = line.drop { $0 == " " }
      return text.hasPrefix("case ") || text.hasPrefix("default:")
    }
    let own = labels.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return labels.filter { $0.prefix { $0 == " " }.count == own }
      .map { String($0.drop { $0 == " " }) }
  }

  /// The cases that a label names.
  private static func names(in label: String) -> [String] {
    guard label.hasPrefix("case ") else { return [] }
    let pattern = label.components(separatedBy: ": ")[0].components(separatedBy: " where ")[0]
    return pattern.components(separatedBy: ".").dropFirst()
      .map { String($0.prefix { $0.isLetter || $0.isNumber }) }
  }
}
