import TelltaleModel
import Testing

@testable import TelltaleSyntax

/// JSON as the tree that scenes are read from.
@Suite struct JSONNodeReaderTests {
  private func read(_ text: String) -> (root: YAMLNode?, complaints: [String]) {
    var complaints = LoadErrorCollector(kind: .scene)
    let root = JSONNodeReader.read(Array(text.utf8), file: "in", complaints: &complaints)
    return (root, complaints.errors.map(\.description))
  }

  private func number(_ text: String) -> Double? { read(text).root?.number }

  @Test(arguments: [
    ("0.3333333333333333", 0.33333333333333), ("1e-05", 0.00001), ("-0", 0), ("-0.0", 0),
    ("1E2", 100), ("2.50", 2.5), ("0.1", 0.1), ("-12.75e1", -127.5), ("1e14", 1e14), ("5", 5),
    ("1.7976931348623157e-308", 0), ("0.99999999999999999", 1),
  ])
  func `numbers are numbers however they are written`(text: String, value: Double) {
    #expect(number(text) == value)
  }

  @Test func `every fraction that a program prints is a number`() {
    for divisor in 1...500 {
      for part in [1, divisor / 2, divisor - 1] where part > 0 {
        let value = Double(part) / Double(divisor)
        let read = number("\(value)")
        #expect(read.map { abs($0 - value) < 1e-13 } == true, "\(value)")
      }
    }
  }

  @Test func `a number that nobody can tell stays as it was written`() {
    #expect(read("1e300").root?.text == "1e300" && number("1e300") == nil)
  }

  @Test func `places are lines and characters`() throws {
    let root = try #require(read("{\"ä\": [1,\n  {\"b\":true}]}").root)
    guard case .mapping(let entries) = root.value,
      case .sequence(let items) = entries[0].value.value,
      case .mapping(let inner) = items[1].value
    else {
      Issue.record("\(root)")
      return
    }
    #expect(entries[0].location == SourceLocation(file: "in", line: 1, column: 2))
    #expect(items[0].location == SourceLocation(file: "in", line: 1, column: 8))
    #expect(inner[0].location == SourceLocation(file: "in", line: 2, column: 4))
    #expect(inner[0].value.location == SourceLocation(file: "in", line: 2, column: 8))
    #expect(inner[0].value.boolean == true)
  }

  @Test(arguments: [
    ("{\n", "in:1:2: error: this is not JSON: expected a key in quotes"),
    ("{\"a\":1", "in:1:7: error: this is not JSON: expected a comma or the end of the object"),
    ("{a: 1}", "in:1:2: error: this is not JSON: expected a key in quotes"),
    ("{\"a\":1,}", "in:1:8: error: this is not JSON: expected a key in quotes"),
    ("{\"a\":01}", "in:1:7: error: this is not JSON: expected a comma or the end of the object"),
    ("[1] # end", "in:1:5: error: this is not JSON: there is something after the value"),
    ("\"\\ud83d\"", "in:1:8: error: this is not JSON: half of a pair of surrogates"),
    ("{\"a\":yes}", "in:1:6: error: this is not JSON: no JSON value begins like this"),
    (
      "{\"a\":1,\"a\":2}",
      "in:1:8: error: the key \"a\" is given a second time; remove one of the two"
    ),
  ])
  func `what is looser than JSON is told at its place`(text: String, complaint: String) {
    #expect(read(text).complaints == [complaint])
  }

  @Test func `keys may be long, and text is text`() throws {
    let key = String(repeating: "k", count: 2000)
    let root = try #require(read("{\"\(key)\":\"true\"}").root)
    #expect(root[key]?.boolean == nil && root[key]?.text == "true")
    #expect(read("\"\\ud83d\\ude00\"").root?.text == "\u{1F600}")
  }

  @Test func `it is bounded`() {
    var complaints = LoadErrorCollector(kind: .scene)
    let limits = FileLimits(bytes: 100, nodes: 5)
    #expect(
      JSONNodeReader.read(
        Array("[[1],[2],[3]]".utf8), file: "in", limits: limits, complaints: &complaints) == nil)
    #expect(complaints.errors.first?.message.contains("more than 5 values") == true)
    let long = Array(String(repeating: " ", count: 101).utf8)
    #expect(JSONNodeReader.read(long, file: "in", limits: limits, complaints: &complaints) == nil)
  }
}
