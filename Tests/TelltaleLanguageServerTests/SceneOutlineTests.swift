import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleLanguageServer

@Suite struct SceneOutlineTests {
  /// Keys with the maps that have them, as YAML's own reader sees them.
  private func keys(_ node: YAMLNode, _ path: SceneOutline.Steps = []) -> [SceneOutline.Steps] {
    switch node.value {
    case .scalar: return []
    case .sequence(let items):
      return items.enumerated().flatMap { keys($1, path + [.item($0)]) }
    case .mapping(let entries):
      return entries.flatMap { entry in
        let own = path + [.key(entry.key)]
        return [own] + keys(entry.value, own)
      }
    }
  }

  @Test func `a whole text has the keys that YAML sees`() throws {
    let texts = (SceneExample.alerts + SceneExample.scenes + SceneExample.checks).map(\.text)
    var count = 0
    for text in Set(texts) {
      var complaints = LoadErrorCollector(kind: .scene)
      let root = YAMLReader.read(Array(text.utf8), file: "a", complaints: &complaints)
      guard let root, complaints.isEmpty else { continue }
      count += 1
      #expect(SceneOutline(Array(text.utf8)).entries.map(\.path) == keys(root), "\(text)")
    }
    #expect(count > 200)
  }

  @Test(arguments: [
    "a: {b: [1, {c: d}, 'x: y'], e: \"f, g\"} # h: i\nj: k",
    "a:\n- b: 1\n  c: |\n    d: e\n\n    f\n  g: 2\n- h\nj:\n  - - k: 1\n    - l: 2",
    "{\n  \"a\": [\n    {\"b\": 1,\n     \"c\": \"}\"}\n  ],\n  \"d\":2\n}\n",
    "'a b': 1\n\"c\\\"d\": 2\ne: http://x:80/y#z\nf: '# g: h'\n# i: j\nk: >-\n  l: m\nn:\n",
    "a: [b,\n  c]\nd:\n  - {e: 1,\n     f: 2}\n  - g: [\n      h\n    ]\n",
  ])
  func `other ways to write are seen as YAML sees them`(text: String) throws {
    var complaints = LoadErrorCollector(kind: .scene)
    let root = try #require(
      YAMLReader.read(Array(text.utf8), file: "a", complaints: &complaints))
    let found = SceneOutline(Array(text.utf8)).entries.map(\.path)
      .map { $0.map { $0 == .key("c\\\"d") ? .key("c\"d") : $0 } }
    #expect(found == keys(root))
  }

  private func place(_ text: String) -> String {
    func said(_ steps: SceneOutline.Steps) -> String {
      steps.map { step in
        switch step {
        case .key(let key), .file(let key): "/\(key)"
        case .item(let index): "/\(index)"
        }
      }.joined()
    }
    let bytes = Array(text.utf8)
    func typed(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    switch SceneOutline(bytes).place {
    case .key(let path, let range, let isItem):
      return "\(isItem ? "item" : "key") in \(said(path)): \(typed(range))"
    case .value(let path, let range): return "value of \(said(path)): \(typed(range))"
    case .comment(let range): return "comment: \(typed(range))"
    case .other: return "other"
    }
  }

  @Test(arguments: [
    ("", "key in : "), ("al", "key in : al"), ("alert:", "other"),
    ("alert: ", "value of /alert: "), ("alert:\n", "key in : "), ("alert:\n  ", "key in /alert: "),
    ("alert:\n  ti", "key in /alert: ti"), ("alert:\n  title: De", "value of /alert/title: De"),
    ("alert:\n  title: \"De", "value of /alert/title: De"), ("alert:\n  title: \"De\"", "other"),
    ("a:\n  b:\n  - c: 1\n    ", "key in /a/b/0: "), ("a:\n  b:\n  - c: 1\n  ", "key in /a: "),
    ("a:\n  b:\n    - c: 1\n    - ", "item in /a/b/1: "),
    ("a:\n  b:\n    - c: 1\n    - d", "item in /a/b/1: d"),
    ("a:\n  b:\n    - c: 1\n    ", "key in /a/b: "),
    ("a:\n  b:\n    - c:\n        d: 1\n      ", "key in /a/b/0: "),
    ("a:\n  # te", "comment: # te"), ("a: b # te", "comment: # te"),
    ("a: b#te", "value of /a: b#te"),
    ("a: |\n  te", "other"), ("a: |\n  te\n", "other"), ("a: |\n  te\nb", "key in : b"),
    ("a: {", "key in /a: "), ("a: {b", "key in /a: b"), ("a: {b:", "other"),
    ("a: {b: ", "value of /a/b: "), ("a: {b: c", "value of /a/b: c"), ("a: {b: c, ", "key in /a: "),
    ("a: [", "value of /a/0: "), ("a: [b, c", "value of /a/1: c"),
    ("a: [{b: 1}, {", "key in /a/1: "),
    ("a: {b: c}", "other"), ("a: {b: c} # x", "comment: # x"),
    ("{\"a\": {\"b\": \"c\", \"d", "key in /a: d"),
    ("{\n  \"a\": {\n    \"b\": \"", "value of /a/b: "),
    // A bracket that was never closed does not take what comes after.
    ("a:\n  b: [{c: 1\n  d", "key in /a: d"),
    ("a: 'b\nc: d", "value of /c: d"), ("---\na", "key in : a"), ("---", "other"),
    // A new document has nothing of the one before.
    ("a:\n---\n- b", "item in /0: b"), ("a:\n  b:\n...\n  c", "key in : c"),
    ("\u{FEFF}a: b", "value of /a: b"), ("a: b\r\n  c", "key in /a: c"),
  ])
  func `the end of a half-typed text is a place`(text: String, expected: String) {
    #expect(place(text) == expected)
  }

  @Test func `anything is survived, and quickly`() {
    let dashes = String(repeating: "- ", count: 200_000)
    let brackets = String(repeating: "[{a: ", count: 100_000)
    let quotes = String(repeating: "\"'\n", count: 100_000)
    let colons = String(repeating: "{:,}", count: 100_000)
    let words = "[" + String(repeating: "a, \"b\": c, ", count: 50_000)
    let start = ContinuousClock.now
    for text in [
      dashes, brackets, quotes, colons, words, "}", "]]", "a: }", "-", "- -", "\n\n", ":", "{,:",
    ] {
      _ = SceneOutline(Array(text.utf8))
    }
    #expect(ContinuousClock.now - start < .seconds(10))
    var chance = Chance(seed: 3)
    let letters = Array("ab:- {}[],'\"#|>\n \r\t\\é".utf8)
    for _ in 0..<20_000 {
      _ = SceneOutline((0..<chance.below(24)).map { _ in letters[chance.below(letters.count)] })
    }
  }
}
