import TelltaleModel
import TelltaleSyntax
import Testing

@testable import TelltaleLanguageServer

/// What a schema lets stand at a place, through all ways in which it may say so.
@Suite struct SchemaGuideTests {
  private static let schema: JSONValue = [
    "type": "object",
    "properties": [
      "plain": ["type": "string", "description": "Words."], "flag": ["type": "boolean"],
      "choice": ["enum": ["a", "b", 3, true, .null]], "fixed": ["const": "only"],
      "list": ["type": "array", "items": ["$ref": "#/definitions/item"]],
      "map": ["$ref": "#/definitions/item"], "gone": ["$ref": "#/definitions/none"],
      "either": ["anyOf": [["const": "x"], ["$ref": "#/definitions/item"], ["type": "integer"]]],
      "both": ["allOf": [["$ref": "#/definitions/item"], ["type": "object"]]],
      "named": ["type": "object", "additionalProperties": ["$ref": "#/definitions/item"]],
      "closed": ["type": "object", "additionalProperties": false],
      "many": ["type": ["string", "object", "null", "number"]],
      "loop": ["$ref": "#/definitions/loop"],
      "nothing": [:],
    ],
    "required": ["plain", "list"],
    "definitions": [
      "item": [
        "type": "object",
        "properties": ["name": ["type": "string"], "sub": ["$ref": "#/definitions/item"]],
        "required": ["name"],
      ], "loop": ["anyOf": [["$ref": "#/definitions/loop"], ["const": "end"]]],
    ],
  ]

  private let guide = SchemaGuide(schema)

  private func path(_ keys: String...) -> SceneOutline.Steps {
    keys.map { Int($0).map { .item($0) } ?? .key($0) }
  }

  private func names(_ path: SceneOutline.Steps) -> [String] { guide.keys(at: path).map(\.name) }

  @Test func `keys are found through references, alternatives and lists`() {
    let item = ["name", "sub"]
    for map in ["map", "either", "both"] { #expect(names(path(map)) == item, "\(map)") }
    #expect(names(path("list", "0")) == item && names(path("list", "7")) == item)
    #expect(names(path("list")) == [] && guide.itemKeys(at: path("list")).map(\.name) == item)
    #expect(guide.itemKeys(at: path("map")).isEmpty)
    #expect(names(path("named", "any")) == item && names(path("named")) == [])
    #expect(names(path("map", "sub", "sub", "sub")) == item)
    for leaf in ["plain", "gone", "closed", "loop", "nothing", "none"] {
      #expect(names(path(leaf)) == [] && names(path(leaf, "x")) == [], "\(leaf)")
    }
  }

  @Test func `words are those that are fixed, each once, and the two of a truth`() {
    #expect(guide.words(at: path("choice")) == ["a", "b", "3", "true"])
    #expect(guide.words(at: path("fixed")) == ["only"] && guide.words(at: path("either")) == ["x"])
    #expect(guide.words(at: path("flag")).count == 2 && guide.words(at: path("plain")) == [])
    #expect(guide.words(at: path("loop")) == ["end"])
  }

  @Test func `a key says what it is, whether it is needed, and what may stand there`() {
    func key(_ name: String) -> SchemaGuide.Key? { guide.key(at: path(name)) }
    #expect(key("plain")?.doc == "Words." && key("flag")?.doc == nil)
    #expect(key("plain")?.isRequired == true && key("list")?.isRequired == true)
    #expect(key("flag")?.isRequired == false)
    #expect(guide.key(at: path("map", "name"))?.isRequired == true)
    #expect(guide.key(at: path("map", "sub"))?.isRequired == false)
    #expect(
      key("none") == nil && guide.key(at: []) == nil && guide.key(at: path("list", "0")) == nil)
    let summaries = ["plain", "list", "map", "many", "choice", "gone", "nothing", "both"].map {
      key($0)?.summary
    }
    #expect(
      summaries == [
        "text", "list", "map", "text | map | number", "a | b | 3 | true", "", "", "map",
      ])
    let nested = Self.schema["properties"]?.members?.map(\.key).filter { key($0)?.isNested == true }
    #expect(nested == ["list", "map", "both", "named", "closed"])
  }

  @Test func `a dozen words are told, and no more`() {
    let words = (0..<13).map { "w\($0)" }
    for count in [1, 11, 12, 13] {
      let guide = SchemaGuide(["properties": ["k": ["enum": .strings(Array(words.prefix(count)))]]])
      let expected = words.prefix(min(12, count)).joined(separator: " | ")
      #expect(guide.key(at: [.key("k")])?.summary == expected)
    }
  }

  /// As deep as a schema refers to others, and not without an end.
  @Test func `references are followed sixteen deep`() {
    for (depth, isFound) in [(1, true), (14, true), (15, true), (16, false), (30, false)] {
      var members: [JSONValue.Member] = []
      for level in 0..<depth {
        let next: JSONValue = ["$ref": .string("#/definitions/d\(level + 1)")]
        members.append(.init("d\(level)", next))
      }
      members.append(.init("d\(depth)", ["const": "end"]))
      let guide = SchemaGuide([
        "properties": ["k": ["$ref": "#/definitions/d1"]], "definitions": .object(members),
      ])
      #expect(guide.words(at: [.key("k")]) == (isFound ? ["end"] : []), "\(depth)")
    }
  }
}
