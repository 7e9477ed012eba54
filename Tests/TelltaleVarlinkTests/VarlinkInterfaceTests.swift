import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleVarlink

@Suite struct VarlinkInterfaceTests {
  private static let text = """
    # A contract.
    interface io.example
    type Kind (one, two)   # of two kinds
    type Part (name: string, kind: ?Kind, sizes: []int)
    method Do(part: Part, loose: ?object, ratio: ?float) -> (done: bool, names: [string]string)
    method Rest() -> ()
    error Wrong (why: string)
    """

  private func interface(_ text: String = text) throws -> VarlinkInterface {
    try VarlinkInterface(text)
  }

  @Test func `types, methods and errors are read`() throws {
    let interface = try interface()
    #expect(interface.name == "io.example")
    #expect(interface.types["Kind"] == .enumeration(["one", "two"]))
    #expect(
      interface.types["Part"]
        == .record([
          VarlinkField("name", .string), VarlinkField("kind", .optional(.named("Kind"))),
          VarlinkField("sizes", .array(.int)),
        ]))
    #expect(interface.methods["Do"]?.output.last?.type == .dictionary(.string))
    #expect(interface.methods["Rest"]?.input == [])
    #expect(interface.errors["Wrong"] == [VarlinkField("why", .string)])
  }

  @Test(arguments: [
    ("interface plain", 1), ("interface a.b\ntype small (x: int)", 2),
    ("interface a.b\nmethod Do() -> (x: what)", 2), ("interface a.b\n\nmethod Do()", 3),
    ("interface a.b\ntype T (a, b: int)", 2), ("interface a.b\nmethod Do(", 2),
    ("interface a.b\nthing X ()", 2),
  ])
  func `a text that is no contract is told with its line`(text: String, line: Int) {
    do throws(VarlinkSyntaxError) {
      _ = try VarlinkInterface(text)
      Issue.record("taken")
    } catch {
      #expect(error.line == line, "\(error)")
      #expect(error.message.contains("expected"))
    }
  }

  @Test(
    arguments: [
      (#"{"part":{"name":"a","sizes":[]}}"#, nil),
      (#"{"part":{"name":"a","kind":"two","sizes":[1,2]},"loose":[1],"ratio":1}"#, nil),
      (#"{"part":{"name":"a","kind":"three","sizes":[]}}"#, "part.kind"),
      (#"{"part":{"name":"a","sizes":[1,"2"]}}"#, "part.sizes"),
      (#"{"part":{"sizes":[]}}"#, "part.name"),
      ("{}", "part"), (#"{"part":{"name":"a","sizes":[]},"lose":1}"#, "lose"),
      (#"{"part":{"name":"a","sizes":[]},"ratio":"1"}"#, "ratio"), ("[]", "parameters"),
    ] as [(String, String?)])
  func `values are held against their types`(text: String, place: String?) throws {
    let interface = try interface()
    let value = try JSONReader.read(Array(text.utf8))
    #expect(interface.fault(in: value, as: interface.methods["Do"]?.input ?? []) == place)
  }

  @Test func `what an older client needs may not go, and what is new may be left out`() throws {
    let old = try interface()
    #expect(old.breaks(with: old) == [])
    let grown = try interface(
      Self.text.replacing("(one, two)", with: "(one, two, three)")
        .replacing("ratio: ?float", with: "ratio: ?float, more: ?bool") + "\nmethod New() -> ()")
    #expect(grown.breaks(with: old) == [])
    let other = try interface(
      Self.text.replacing("(one, two)", with: "(one)").replacing("error Wrong", with: "error Bad")
        .replacing("method Rest() -> ()", with: "method Rest(must: int) -> ()")
        .replacing("done: bool", with: "done: int"))
    #expect(
      other.breaks(with: old) == [
        "error Wrong is gone", "method Rest: must is new, and not optional",
        "replies of Do: done is gone, or has another type",
        "type Kind: two is gone, or has another type",
      ])
  }
}
