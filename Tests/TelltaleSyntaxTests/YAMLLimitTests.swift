import TelltaleModel
import Testing

@testable import TelltaleSyntax

/// What is refused in a file, at the very bound.
@Suite struct YAMLLimitTests {
  private func read(
    _ text: String, limits: FileLimits = .standard
  ) -> (node: YAMLNode?, errors: [LoadError]) {
    var complaints = LoadErrorCollector(kind: .scene)
    let node = YAMLReader.read(
      Array(text.utf8), file: "f", limits: limits, complaints: &complaints)
    return (node, complaints.errors)
  }

  /// Short and long maps are searched in different ways.
  @Test(arguments: [1, 2, 22, 23, 24, 25, 26, 48, 100])
  func `a key given twice is refused in a map of any length`(count: Int) {
    let keys = (1...count).map { "k\($0): 1\n" }
    #expect(read(keys.joined()).errors.isEmpty)
    for twice in Set([0, count / 2, count - 1]) {
      let errors = read((keys + [keys[twice], "last: 1\n", keys[twice]]).joined()).errors
      #expect(errors.map(\.location?.line) == [count + 1, count + 3], "\(keys[twice])")
      #expect(
        errors.allSatisfy { $0.message == "the key \"k\(twice + 1)\" is given a second time" })
    }
  }

  @Test(arguments: [
    "a: &x 1", "a: &x [1]", "a: &x {b: 1}", "&x a: 1", "- &x {a: 1}", "&x {a: 1}", "a: &x\n  b: 1",
  ])
  func `an anchor is refused wherever it stands`(text: String) {
    #expect(
      read(text).errors.map(\.message) == ["an anchor (\"&\") was found; anchors are not supported"]
    )
  }

  @Test(arguments: [
    "a: !x 1", "a: !x [1]", "a: !x {b: 1}", "!x a: 1", "- !x {a: 1}", "!!map {a: 1}",
    "a: !x\n  b: 1",
  ])
  func `a tag is refused wherever it stands`(text: String) {
    #expect(read(text).errors.map(\.message) == ["a tag (\"!\") was found; tags are not supported"])
  }

  @Test func `a file of just as many bytes as are read is read, and one of one more is not`() {
    let text = "a: bcdef\n"
    let bytes = text.utf8.count
    #expect(read(text, limits: FileLimits(bytes: bytes, nodes: 100)).node?["a"]?.text == "bcdef")
    let (node, errors) = read(text, limits: FileLimits(bytes: bytes - 1, nodes: 100))
    #expect(node == nil)
    #expect(
      errors.map(\.message) == ["the file has more than \(bytes - 1) bytes, the most that is read"])
  }

  @Test func `scenes are read up to their limit of bytes`() {
    let head = "a: 1\n#"
    let text = head + String(repeating: "x", count: Limits.fileBytes - head.utf8.count)
    #expect(read(text).errors.isEmpty)
    #expect(read(text + "x").errors.count == 1)
  }

  @Test func `just as many values as are read are read, and one more is not`() {
    // The list, and what is in it.
    let text = "[a, b, c]"
    #expect(read(text, limits: FileLimits(bytes: 100, nodes: 4)).errors.isEmpty)
    #expect(
      read(text, limits: FileLimits(bytes: 100, nodes: 3)).errors.map(\.message)
        == ["the file has more than 3 values, the most that is read"])
  }

  @Test(arguments: [("[", "]"), ("{a: ", "}")])
  func `values stand just as deep in each other as is read, and no deeper`(
    opening: String, closing: String
  ) {
    func nested(_ depth: Int) -> String {
      String(repeating: opening, count: depth) + "x" + String(repeating: closing, count: depth)
    }
    #expect(read(nested(Limits.depth)).errors.isEmpty)
    #expect(read(nested(Limits.depth + 1)).errors.count == 1)
  }
}
