import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleLanguageServer

@Suite struct LifecycleTests {
  private func code(_ answer: JSONValue) -> Int? { answer["error", "code"]?.integer }

  @Test func `requests come after initialize and before shutdown`() {
    let editor = Editor()
    editor.server = LanguageServer(editor.workspace)
    #expect(code(editor.request("textDocument/hover", [:])) == -32_002)
    #expect(editor.notify("textDocument/didOpen", [:]).isEmpty)
    let hello = editor.request("initialize", ["capabilities": [:]])
    #expect(hello["result", "capabilities", "hoverProvider"] == true)
    #expect(code(editor.request("initialize", [:])) == -32_600)
    #expect(code(editor.request("no/such", .null)) == -32_601)
    #expect(editor.notify("$/setTrace", ["value": "off"]).isEmpty)
    #expect(editor.request("shutdown", .null)["result"] == .null)
    #expect(code(editor.request("textDocument/hover", [:])) == -32_600)
    #expect(editor.server.exitCode == nil)
    editor.notify("exit", .null)
    #expect(editor.server.exitCode == 0)
  }

  @Test func `an exit without a shutdown is told by its code`() {
    let editor = Editor()
    editor.notify("exit", .null)
    #expect(editor.server.exitCode == 1)
    let early = Editor()
    early.server = LanguageServer(early.workspace)
    early.notify("exit", .null)
    #expect(early.server.exitCode == 1)
  }

  @Test(arguments: [
    ("{", -32_700), ("[]", -32_600), ("1", -32_600), ("{\"id\":1}", -32_600),
    ("{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"shutdown\"}", -32_600),
    ("{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"shutdown\"}", -32_600),
    ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":7}", -32_600),
    ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"textDocument/hover\"}", -32_602),
    (
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"textDocument/hover\",\"params\":{\"textDocument\":{\"uri\":\"file:///none\"}}}",
      -32_602
    ),
  ])
  func `wrong messages are answered by their numbers`(body: String, number: Int) {
    let editor = Editor()
    let answers = editor.send(body)
    #expect(answers.count == 1)
    #expect(answers.first.flatMap(code) == number)
    #expect(editor.server.exitCode == nil)
  }

  @Test func `positions that are none are refused`() {
    let editor = Editor()
    editor.open("alert: {}")
    for params in ["{}", "{\"line\":-1,\"character\":0}", "{\"line\":\"0\",\"character\":0}"] {
      let answers = editor.send(
        "{\"jsonrpc\":\"2.0\",\"id\":\"x\",\"method\":\"textDocument/completion\",\"params\":"
          + "{\"textDocument\":{\"uri\":\"file:///a.yaml\"},\"position\":\(params)}}")
      #expect(answers.last.flatMap(code) == -32_602)
      #expect(answers.last?["id"] == "x")
    }
  }

  @Test func `what is given up while it waits is not done`() {
    let editor = Editor()
    editor.open("alert: {}")
    let request =
      "{\"jsonrpc\":\"2.0\",\"id\":77,\"method\":\"textDocument/documentSymbol\",\"params\":"
      + "{\"textDocument\":{\"uri\":\"file:///a.yaml\"}}}"
    let cancel = "{\"jsonrpc\":\"2.0\",\"method\":\"$/cancelRequest\",\"params\":{\"id\":77}}"
    #expect(editor.send(request, cancel).map(code) == [-32_800])
    // What is answered is answered.
    #expect(editor.send(request).first?["result"] != nil)
    #expect(editor.send(cancel).isEmpty)
  }

  @Test func `answers of the editor are nobody's business`() {
    let editor = Editor()
    #expect(editor.send("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":null}").isEmpty)
  }

  @Test func `a lost stream ends it`() {
    let editor = Editor()
    let answers = editor.server.handle([.lost("too long")])
    #expect(answers.first.flatMap(code) == -32_700)
    #expect(editor.server.exitCode == 1)
  }

  @Test func `bytes of any kind are survived`() {
    var chance = Chance(seed: 7)
    let whole = Array(
      "Content-Length: 71\r\n\r\n{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"textDocument/hover\",\"params\":{\"a\":1}}"
        .utf8)
    for _ in 0..<300 {
      let editor = Editor()
      var reader = FrameReader()
      for _ in 0..<6 {
        var bytes = whole
        for _ in 0..<Int(chance.below(6)) {
          bytes[Int(chance.below(bytes.count))] = UInt8(chance.below(256))
        }
        _ = editor.server.handle(reader.read(bytes))
      }
    }
  }
}
