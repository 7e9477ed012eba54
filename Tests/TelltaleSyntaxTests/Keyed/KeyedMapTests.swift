import TelltaleModel
import Testing

@testable import TelltaleSyntax

/// Maps with fixed keys, by whatever kind of file.
@Suite struct KeyedMapTests {
  private struct Door: Equatable {
    var name: String?
    var width = 1
    var isOpen = false
  }

  private static let lock = KeyedMap<Door, LoadErrorCollector>(
    nil, [.key("open", .value(.flag), "Whether it is open.") { $0.isOpen = $1 }])

  private static let file = KeyedFile(
    .profile, title: "Doors",
    KeyedMap<Door, LoadErrorCollector>(
      "a map of a door",
      [
        .version,
        .key("name", .value(.line), "What it is called.", isRequired: true) { $0.name = $1 },
        .key("width", .value(.integer(1...9)), "In metres.", usual: 1) { $0.width = $1 },
        .map("lock", lock, "What keeps it shut."),
      ], example: "`name: Front` is one"))

  private func read(_ text: String) throws -> Door {
    var door = Door()
    try Self.file.read(Array(text.utf8), file: "d", into: &door)
    return door
  }

  private func complaints(_ text: String) -> [String] {
    do {
      _ = try read(text)
      return []
    } catch let errors as LoadErrors {
      return errors.all.map(\.description)
    } catch {
      return ["\(error)"]
    }
  }

  @Test func `values are set by their keys, in whatever order they stand`() throws {
    let door = Door(name: "Front", width: 2, isOpen: true)
    #expect(try read("telltale: 1\nname: Front\nwidth: 2\nlock: {open: true}") == door)
    #expect(try read("lock: {open: true}\nwidth: 2\nx-own: [1]\nname: Front") == door)
  }

  @Test func `null counts as an absent key`() throws {
    #expect(try read("name: ~\nwidth:\nlock: null") == Door())
  }

  @Test func `what is wrong is told with its place, all of it at once`() {
    #expect(
      complaints("nmae: a\nwidth: 10\nlock: {opne: true, shut: 1}\ntelltale: 2\n") == [
        "d:1:1: error: unknown key \"nmae\"; did you mean \"name\"?",
        "d:2:8: error: found \"10\", expected a whole number from 1 to 9",
        "d:3:8: error: unknown key \"opne\"; did you mean \"open\"?",
        "d:3:20: error: unknown key \"shut\"; known here: open",
        "d:4:11: error: this file needs format 2, this program has 1; install a newer telltale",
      ])
    #expect(
      complaints("lock: 3") == ["d:1:7: error: found \"3\", expected a map with open"])
  }

  @Test(arguments: [("- a", "a list"), ("text", "\"text\""), ("", "nothing"), ("# c", "nothing")])
  func `a file that holds no map is told what to write`(text: String, found: String) {
    #expect(
      complaints(text) == [
        "d:1:1: error: found \(found), expected a map of a door; `name: Front` is one"
      ])
  }

  @Test func `of a long list of keys each is found after the one before it, and before it`() {
    let names = (0..<100).map { "k\($0)" }
    let form = MapForm(nil, names)
    for start in [0, 1, 50, 99, 100, 1_000] {
      for (index, name) in names.enumerated() {
        #expect(form.index(of: name, from: start) == index)
      }
      #expect(form.index(of: "k100", from: start) == nil)
    }
  }

  @Test func `a schema has what each key means, its usual value, and where null is none`() {
    let whole: JSONValue? = ["type": "integer", "minimum": 1, "maximum": 9]
    let schema = Self.file.schema
    #expect(schema["title"] == "Doors" && schema["required"] == ["name"])
    #expect(schema["additionalProperties"] == false)
    let width = schema["properties", "width"]
    #expect(width?["description"] == "In metres." && width?["default"] == 1)
    #expect(width?["anyOf"] == .array([whole ?? .null, ["type": "null"]]))
    #expect(schema["properties", "telltale", "const"] == 1)
    #expect(schema["properties", "lock", "properties", "open", "description"] != nil)
    #expect(Self.file.map.schema["properties", "width", "minimum"] == 1, "strict by itself")
  }
}
