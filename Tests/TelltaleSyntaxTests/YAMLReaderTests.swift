import TelltaleModel
import Testing

@testable import TelltaleSyntax

@Suite struct YAMLReaderTests {
  private func read(_ text: String) -> (node: YAMLNode?, errors: [LoadError]) {
    read(Array(text.utf8))
  }

  private func read(_ bytes: [UInt8]) -> (node: YAMLNode?, errors: [LoadError]) {
    var complaints = LoadErrorCollector(kind: .scene)
    let node = YAMLReader.read(bytes, file: "f", complaints: &complaints)
    return (node, complaints.errors)
  }

  @Test func `keys and values know their places`() throws {
    let node = try #require(read("a:\n  - é: [x, \"y\"]\n").node)
    #expect(node.location.description == "f:1:1")
    guard case .mapping(let top) = node.value, case .sequence(let items) = top[0].value.value,
      case .mapping(let inner) = items[0].value, case .sequence(let list) = inner[0].value.value
    else {
      Issue.record("another tree was expected")
      return
    }
    #expect(items[0].location.description == "f:2:5")
    #expect(inner[0].location.description == "f:2:5")
    // Columns count characters, not bytes.
    #expect(list.map(\.location.column) == [9, 12])
  }

  @Test func `text stays text`() throws {
    let node = try #require(read("[no, 12:30:45, 010, '', ~, null, \"null\"]").node)
    guard case .sequence(let items) = node.value else { return }
    #expect(items.map(\.text) == ["no", "12:30:45", "010", "", nil, nil, "null"])
    #expect(items.map(\.boolean).allSatisfy { $0 == nil })
  }

  @Test(
    arguments: [
      ("12", 12.0), ("-3", -3), ("0.25", 0.25), ("0", 0), ("1e3", nil), ("010", nil), ("-0", nil),
      (".5", nil), ("5.", nil), ("0x10", nil), ("NaN", nil), (".inf", nil), ("1_000", nil),
      ("+1", nil), ("12345678901234567890", nil), ("1.2.3", nil), ("-", nil), ("٣", nil),
      ("'12'", nil),
    ] as [(String, Double?)])
  func `numbers are plain decimals`(_ text: String, _ value: Double?) throws {
    let node = try #require(read("[\(text)]").node)
    guard case .sequence(let items) = node.value else { return }
    #expect(items.first?.number == value)
  }

  @Test func `a duplicate key is refused where it stands a second time`() {
    #expect(
      read("a: 1\nb: 2\na: 3\n").errors.map(\.description) == [
        "f:3:1: error: the key \"a\" is given a second time; remove one of the two"
      ])
  }

  @Test func `a duplicate key is refused in JSON as well`() {
    #expect(read("{\"a\": 1, \"a\": 2}").errors.map(\.location?.column) == [10])
  }

  @Test func `aliases anchors and tags are refused all at once`() {
    let errors = read("a: &x 1\nb: *x\nc: !!str 2\n").errors
    #expect(
      errors.map { "\($0.location?.line ?? 0) \($0.message)" } == [
        "1 an anchor (\"&\") was found; anchors are not supported",
        "2 an alias (\"*\") was found; aliases are not supported",
        "3 a tag (\"!\") was found; tags are not supported",
      ])
  }

  @Test func `a second document is refused`() {
    #expect(read("a: 1\n---\nb: 2\n").errors.map(\.location?.line) == [2])
  }

  @Test func `one document may be opened and closed`() {
    #expect(read("---\na: 1\n...\n").errors.isEmpty)
  }

  @Test func `directives are refused`() {
    #expect(read("%YAML 1.1\n---\na: 1\n").errors.count == 1)
  }

  @Test func `a map cannot be a key`() {
    #expect(read("{[a]: b}").errors.map(\.message) == ["a list as a key, expected a word"])
  }

  @Test func `surrogate pairs of JSON become one character and columns stay right`() throws {
    let text = #"{"a": "x\ud83d\ude00y\\ud83dé", "b": "\uD83D\uDE00\uD83D\uDE01", "c": 1}"#
    let node = try #require(read(text).node)
    #expect(node["a"]?.text == #"x😀y\ud83dé"#)
    guard case .mapping(let entries) = node.value else { return }
    #expect(node["b"]?.text == "😀😁")
    let characters = Array(text)
    let column = try #require(characters.lastIndex(of: "c"))
    #expect(entries.last?.location.column == column)
  }

  @Test func `only what is a pair of surrogate escapes is taken for one`() {
    for (written, read) in [
      (#"\xD83D\xDE00"#, "\u{D8}3D\u{DE}00"), ("xud83dxude00", "xud83dxude00"),
      (#"\u00e9\ud83d\ude00\u00e9"#, "é😀é"), (#"\ud83d\ude00\\ud83d\\ude00"#, #"😀\ud83d\ude00"#),
      (#"\\\ud83d\ude00"#, #"\😀"#), ("", ""),
    ] {
      let node = self.read("[\"\\ud83d\\ude00\", \"\(written)\"]").node
      guard case .sequence(let items)? = node?.value else {
        Issue.record("\(written) is not read")
        continue
      }
      #expect(items.map(\.text) == ["😀", read], "\(written)")
    }
  }

  @Test func `a surrogate without its partner is an error at its place`() {
    let errors = read("{\"a\": \"\\ud83d\"}").errors
    #expect(errors.count == 1)
    #expect(errors.first?.location?.line == 1)
  }

  @Test func `surrogate escapes outside of double quotes are left as they are`() {
    let text = "a: '\\ud83d\\ude00'\nb: \"\\ud83d\\ude00\"\nc: \\ud83d\\ude00\n"
    #expect(read(text).node?["a"]?.text == "\\ud83d\\ude00")
    #expect(read(text).node?["b"]?.text == "😀")
    #expect(read(text).node?["c"]?.text == "\\ud83d\\ude00")
  }

  @Test func `a byte order mark is dropped`() {
    let node = read([0xEF, 0xBB, 0xBF] + Array("a: 1".utf8)).node
    #expect(node?["a"]?.text == "1")
  }

  @Test func `bytes that are no UTF-8 are told by offset and place`() {
    let errors = read(Array("a: é\nb: ".utf8) + [0xC3, 0x28]).errors
    #expect(
      errors.map(\.description) == [
        "f:2:4: error: a byte that is not UTF-8 at byte 9; save the file as UTF-8"
      ])
  }

  @Test(arguments: [
    [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80], [0xE2, 0x82],
  ])
  func `malformed sequences are told at their first byte`(_ bytes: [UInt8]) {
    #expect(read(Array("a: ".utf8) + bytes).errors.first?.message.hasSuffix("byte 3") == true)
  }

  @Test func `complaints end at the limit and say so`() {
    let text = (1...200).map { "k\($0): &a 1\n" }.joined()
    let errors = read(text).errors
    #expect(errors.count == Limits.complaints)
    #expect(errors.last?.remedy?.contains("no more are listed") == true)
  }
}
