import Testing

@testable import TelltaleSyntax

@Suite struct JSONReaderTests {
  private func read(_ text: String) -> JSONValue? {
    do throws(JSONReader.Fault) { return try JSONReader.read(Array(text.utf8)) } catch {
      return nil
    }
  }

  @Test func `values are read as they are`() {
    #expect(
      read(" {\"a\" : [1, -2.5e1, true, null, {}], \"b\":\"\" }\n")
        == ["a": [1, .number(-25), true, .null, [:]], "b": ""])
    #expect(read("0") == 0)
    #expect(read("-0.0e-1") == .number(-0.0))
    #expect(read("12345678901234567890") == .number(12_345_678_901_234_567_168))
  }

  @Test func `escapes are read`() {
    #expect(read("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\"") == "\"\\/\u{8}\u{C}\n\r\té")
    #expect(read("\"\\ud83d\\uDE00\"") == "😀")
    #expect(read("\"\\ud83d\\u0041\\udc00\"") == "\u{FFFD}A\u{FFFD}")
  }

  @Test func `what is written is read back`() {
    let value: JSONValue = [
      "k\u{1}ey": ["", "é\u{7F}\u{85}\"\\\n\u{2028}😀", 1, .number(0.5), false]
    ]
    #expect(read(value.line) == value)
    #expect(read(value.text) == value)
  }

  @Test(arguments: [
    "", " ", "{", "[1,]", "{\"a\":}", "{a:1}", "{\"a\" 1}", "'a'", "01", "1.", ".5", "+1", "1e",
    "nul",
    "truefalse", "\"a", "\"\\x\"", "\"\\u12g4\"", "\"\n\"", "[1] 2", "1e999", "\u{FEFF}1", "-",
  ])
  func `what is no JSON is refused`(text: String) { #expect(read(text) == nil) }

  @Test func `bytes that are no text are refused at their place`() {
    #expect(throws: JSONReader.Fault.self) { try JSONReader.read([0x22, 0xFF, 0x22]) }
    #expect(throws: JSONReader.Fault(message: "no JSON value begins like this", offset: 1)) {
      try JSONReader.read(Array("[x".utf8))
    }
  }

  @Test func `depth is limited`() {
    let deep = String(repeating: "[", count: Limits.depth)
    #expect(read(deep + String(repeating: "]", count: Limits.depth)) != nil)
    #expect(read("[" + deep + String(repeating: "]", count: Limits.depth + 1)) == nil)
    #expect(read(String(repeating: "[", count: 1_000_000)) == nil)
  }
}
