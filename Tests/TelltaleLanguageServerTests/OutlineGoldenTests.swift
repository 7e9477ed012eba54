import TelltaleLint
import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleLanguageServer

/// What is told of small texts, most of them broken; `tools/goldens` writes it anew.
@Suite struct OutlineGoldenTests {
  private static let parts = [
    "a", "b", "c: 1", ": ", ":", "\n", "\n  ", "\n    ", "- ", "{", "}", "[", "]", ", ", "'d'",
    "\"e",
    " # f", "|\n    g: h", "---\n", "\n",
  ]

  private static let inBrackets = [
    "a", "b", ": ", ":", " : ", ", ", ",", "{", "}", "[", "]", "'d'", "\"e", "\n  ", "\n",
    " # f\n ", "\t",
  ]

  private static func texts(_ count: Int, seed: UInt64, of parts: [String] = parts) -> [String] {
    var chance = Chance(seed: seed)
    return (0..<count).map { _ in
      (0..<2 + chance.below(9)).map { _ in parts[chance.below(parts.count)] }.joined()
    }
  }

  private static func told(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let outline = SceneOutline(bytes)
    let keys = outline.entries.map { entry in
      let value = entry.value.map { "=" + String(decoding: bytes[$0], as: UTF8.self) } ?? ""
      return entry.path.told + "@\(entry.range.lowerBound)" + value
    }
    return "[\(text.visible)] \(keys.joined(separator: " ").visible); "
      + outline.place.told(TextLines(bytes))
  }

  @Test func `parts put together by chance are told as approved`() throws {
    let golden = Self.texts(700, seed: 5).map(Self.told).joined(separator: "\n") + "\n"
    #expect(try Golden.changes(in: "editor/outlines.txt", golden) == [])
  }

  @Test func `parts in brackets are told as approved`() throws {
    let starts = ["{", "[", "k: {", "k: [{", "- [", "k:\n  l: {"]
    let texts = Self.texts(480, seed: 6, of: Self.inBrackets).enumerated().map { number, text in
      starts[number % starts.count] + text
    }
    let golden = texts.map(Self.told).joined(separator: "\n") + "\n"
    #expect(try Golden.changes(in: "editor/brackets.txt", golden) == [])
  }

  /// Every way to go on with a text, one character after the other.
  @Test func `all short texts are told as approved`() throws {
    let letters = ["a", ":", " ", "\n", "-", "{", "}", "[", "]", ",", "'", "\"", "#", "\\"]
    var texts = [""]
    var all: [String] = []
    for _ in 0..<3 {
      texts = texts.flatMap { text in letters.map { text + $0 } }
      all += texts
    }
    // Those that say the same side by side are one line.
    var lines: [(told: String, texts: [String])] = []
    for text in all {
      let bytes = Array(text.utf8)
      let outline = SceneOutline(bytes)
      let keys = outline.entries.map { "\($0.path.told)@\($0.range) " }.joined()
      let told = keys + outline.place.told(TextLines(bytes))
      if let last = lines.last, last.told == told, last.texts.count < 14 {
        lines[lines.count - 1].texts.append(text.visible)
      } else {
        lines.append((told, [text.visible]))
      }
    }
    let golden = lines.map { "\($0.told.visible): \($0.texts.joined(separator: "  "))\n" }.joined()
    #expect(try Golden.changes(in: "editor/short-outlines.txt", golden) == [])
  }

  /// Where YAML's own reader has no complaint, the keys are those that it sees; but for a text block
  /// that begins on a line of its own, and a word that goes on with a bracket in the next line.
  @Test func `whole texts of parts have the keys that YAML sees`() {
    var count = 0
    for text in Self.texts(12_000, seed: 9) where !text.contains(/---|\n *\||1\n *\n? *\{/) {
      var complaints = LoadErrorCollector(kind: .scene)
      let root = YAMLReader.read(Array(text.utf8), file: "a", complaints: &complaints)
      guard let root, complaints.isEmpty, case .mapping = root.value else { continue }
      count += 1
      let found = SceneOutline(Array(text.utf8)).entries.map(\.path)
      #expect(found == Self.keys(root), "\(text.visible)")
    }
    #expect(count > 100)
  }

  private static func keys(_ node: YAMLNode, _ path: SceneOutline.Steps = []) -> [SceneOutline
    .Steps]
  {
    switch node.value {
    case .scalar: []
    case .sequence(let items): items.enumerated().flatMap { keys($1, path + [.item($0)]) }
    case .mapping(let entries):
      entries.flatMap { [path + [.key($0.key)]] + keys($0.value, path + [.key($0.key)]) }
    }
  }

  @Test func `what is inside of each other is told up to the limit and never past it`() {
    func deepest(_ text: String) -> Int {
      SceneOutline(Array(text.utf8)).entries.map(\.path.count).max() ?? 0
    }
    for depth in [2, Limits.depth - 1, Limits.depth, Limits.depth + 1, Limits.depth + 9] {
      let within = min(depth, Limits.depth)
      let blocks = (0..<depth).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
      #expect(deepest(blocks) == within)
      let dashes = String(repeating: "- ", count: depth - 1) + "a: 1"
      #expect(deepest(dashes) == (depth <= Limits.depth ? depth : 0))
      let brackets = String(repeating: "{a: ", count: depth)
      #expect(deepest(brackets) == within)
      let place = SceneOutline(Array(brackets.utf8)).place
      #expect((place == .other) == (depth > Limits.depth))
    }
  }
}
