import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleVarlink

/// Contracts, values and calls at the borders of what is taken, with what is said of the others.
@Suite struct VarlinkGoldenTests {
  private static let contracts = [
    "", "# only words", "interface", "interface a", "interface a.b", "interface .a",
    "interface 1.a",
    "interface a.b c", "interface a.b # c\n# type", "interface a.b\ntype", "interface a.b\ntype T",
    "interface a.b\ntype t ()", "interface a.b\ntype 1 ()", "interface a.b\ntype T ()",
    "interface a.b\ntype T (a)", "interface a.b\ntype T (a, b)", "interface a.b\ntype T (a b)",
    "interface a.b\ntype T (a,)", "interface a.b\ntype T (,a)", "interface a.b\ntype T (a: int, b)",
    "interface a.b\ntype T (1)", "interface a.b\ntype T (a: )", "interface a.b\ntype T (a: int",
    "interface a.b\ntype T (a: ?int, b: []string, c: [string]bool, d: [ string]int)",
    "interface a.b\ntype T (a: ?[]?U, b: (c: (d, e)), f: float, g: object)",
    "interface a.b\ntype T ?int", "interface a.b\ntype T U", "interface a.b\ntype T u",
    "interface a.b\nmethod M", "interface a.b\nmethod M()", "interface a.b\nmethod M() ->",
    "interface a.b\nmethod M()->()", "interface a.b\nmethod M() - > ()",
    "interface a.b\nmethod M(a) -> ()", "interface a.b\nmethod M(a: int) -> (b: string)",
    "interface a.b\nmethod M int -> ()", "interface a.b\nmethod m() -> ()",
    "interface a.b\nerror E", "interface a.b\nerror E ()", "interface a.b\nerror E (a: int)",
    "interface a.b\nerror E (a, b)", "interface a.b\n\n\n  wrong", "interface a.b\ntype T (é: int)",
    "interface a.b\ntype T ($)", "interface a-b.c_d\ntype A_b-c.d (e_f: int)",
    "interface a.b\ntype T (a: int)\ntype T (b: int)",
  ]

  @Test func `what contracts are read as, and what is said of those that are none, is as approved`()
    throws
  {
    let report = Self.contracts.map { text in
      let head = text.replacing("\n", with: "⏎")
      do throws(VarlinkSyntaxError) {
        let read = try VarlinkInterface(text)
        let types = read.types.sorted { $0.key < $1.key }.map { "\($0.key) = \(told($0.value))" }
        let methods = read.methods.sorted { $0.key < $1.key }.map {
          "\($0.key) \(told(.record($0.value.input))) -> \(told(.record($0.value.output)))"
        }
        let errors = read.errors.sorted { $0.key < $1.key }.map {
          "\($0.key)! \(told(.record($0.value)))"
        }
        return "\(head)\n  \(read.name) | \((types + methods + errors).joined(separator: "; "))\n"
      } catch {
        return "\(head)\n  line \(error.line): \(error.message)\n"
      }
    }
    #expect(try Golden.changes(in: "varlink/contracts.txt", report.joined()) == [])
  }

  private func told(_ type: VarlinkType) -> String {
    switch type {
    case .bool, .int, .float, .string, .object: "\(type)"
    case .named(let name): name
    case .enumeration(let words): "one of \(words.joined(separator: " "))"
    case .record(let fields):
      "(" + fields.map { "\($0.name): \(told($0.type))" }.joined(separator: ", ") + ")"
    case .array(let type): "[\(told(type))]"
    case .dictionary(let type): "{\(told(type))}"
    case .optional(let type): "perhaps \(told(type))"
    }
  }

  private static let values = [
    "null", "true", "1", "1.5", "\"x\"", "\"one\"", "[]", "[1]", "[1,\"2\"]", "[[]]", "{}",
    "{\"a\":1}", "{\"a\":\"1\"}", "{\"a\":null}", "{\"b\":1}", "{\"a\":1,\"b\":2}", "{\"k\":1}",
  ]
  private static let types = [
    "bool", "int", "float", "string", "object", "?int", "?object", "[]int", "[][]int",
    "[string]int",
    "(a: int)", "(a: ?int)", "(one, two)", "K", "Absent", "?K", "[]K", "?(a: (a: int))",
  ]

  @Test func `which values a type takes is as approved`() throws {
    var report = ""
    for type in Self.types {
      let interface = try VarlinkInterface("interface a.b\ntype K (one)\ntype T (v: \(type))")
      guard case .record(let fields)? = interface.types["T"] else { continue }
      report += "# \(type)\n"
      for text in Self.values {
        let value = try JSONReader.read(Array("{\"v\":\(text)}".utf8))
        report += "\(text) \(interface.fault(in: value, as: fields) ?? "taken")\n"
      }
    }
    #expect(try Golden.changes(in: "varlink/values.txt", report) == [])
  }

  private static let calls = [
    "", "{", "[]", "1", "{}", #"{"method":1}"#, #"{"method":""}"#, #"{"method":"a"}"#,
    #"{"method":"a.b.C"}"#, #"{"method":"a.b.C","parameters":null}"#,
    #"{"method":"a.b.C","parameters":{"d":1}}"#, #"{"method":"a.b.C","parameters":[]}"#,
    #"{"method":"a.b.C","parameters":"d"}"#, #"{"method":"a.b.","more":true}"#,
    #"{"method":".C","oneway":true}"#, #"{"method":"C","upgrade":true,"more":false}"#,
    #"{"method":"C","more":1}"#, #"{"method":"C","oneway":"yes"}"#,
    #"{"method":"C","upgrade":null}"#,
    #"{"method":"C","else":1}"#, #"{"method":"C"} x"#,
  ]

  @Test
  func `what messages ask for, and what is said of those that ask for nothing, is as approved`()
    throws
  {
    let report = Self.calls.map { text in
      do throws(VarlinkError) {
        let call = try VarlinkCall(Array(text.utf8))
        let sent = String(decoding: call.bytes.dropLast(), as: UTF8.self)
        let end = call.bytes.last.map { "\($0)" } ?? "none"
        return "\(text)\n  “\(call.interface)” “\(call.name)” \(sent) ends with \(end)\n"
      } catch {
        return "\(text)\n  \(error.message)\n"
      }
    }
    #expect(try Golden.changes(in: "varlink/calls.txt", report.joined()) == [])
  }
}
