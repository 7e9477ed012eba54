import Foundation
import Testing

/// `telltale lsp` as an editor starts it. What it says is tested beside its core.
@Suite struct LanguageServerTests {
  private func frame(_ body: String) -> String {
    "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  private func message(_ method: String, _ params: String, id: Int? = nil) -> String {
    let id = id.map { "\"id\":\($0)," } ?? ""
    return frame("{\"jsonrpc\":\"2.0\",\(id)\"method\":\"\(method)\",\"params\":\(params)}")
  }

  private func opening(_ path: String, _ text: String) -> String {
    message(
      "textDocument/didOpen",
      "{\"textDocument\":{\"uri\":\"file://\(path)\",\"version\":1,\"languageId\":\"yaml\",\"text\":\"\(text)\"}}"
    )
  }

  private func hover(_ path: String) -> String {
    message(
      "textDocument/hover",
      "{\"textDocument\":{\"uri\":\"file://\(path)\"},\"position\":{\"line\":0,\"character\":0}}",
      id: 2)
  }

  private var hello: String { message("initialize", "{\"capabilities\":{}}", id: 1) }
  private var goodbye: String { message("shutdown", "null", id: 3) + message("exit", "null") }

  private let alert = "alert: {title: Error, reason: problem, buttons: [{title: OK}]}"

  @Test func `a conversation ends in 0, and one that breaks off in 1`() throws {
    let whole = try Program.run(["lsp"], input: hello + goodbye)
    #expect(whole.code == 0)
    #expect(whole.errors.isEmpty)
    #expect(whole.output.contains("\"id\":3,\"result\":null"))
    #expect(try Program.run(["lsp", "--stdio"], input: hello).code == 1)
    #expect(try Program.run(["lsp"], input: "").code == 1)
    #expect(try Program.run(["lsp"], input: hello + message("exit", "null")).code == 1)
    #expect(
      try Program.run(["lsp"], input: "Content-Length: 99999999999999999999\r\n\r\n").code == 1)
  }

  @Test func `a project's profiles and baseline count`() throws {
    let folder = try Program.folder([
      "telltale.yaml": "profiles: [ios]\nbaseline: known.json\n",
      "sub/a.yaml": alert + "\n", "b.yaml": alert + "\n",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let lines = { (output: String) in
      output.components(separatedBy: "Content-Length").filter { $0.contains("publishDiagnostics") }
    }
    let path = folder + "/sub/a.yaml"
    let first = try Program.run(
      ["lsp"], input: hello + opening(path, alert + "\\n") + hover(path) + goodbye)
    #expect(lines(first.output).count == 1)
    #expect(first.output.contains("ALERT-TITLE-DESCRIPTIVE"))
    let written = try Program.run(["lint", "--write-baseline", "sub"], in: folder)
    #expect(written.code == 0)
    let second = try Program.run(
      ["lsp"], input: hello + opening(path, alert + "\\n") + hover(path) + goodbye)
    #expect(lines(second.output).count == 1)
    #expect(!second.output.contains("ALERT-TITLE-DESCRIPTIVE"))
    // The same faults in another file are not known.
    let other = folder + "/b.yaml"
    let third = try Program.run(
      ["lsp"], input: hello + opening(other, alert + "\\n") + hover(other) + goodbye)
    #expect(third.output.contains("ALERT-TITLE-DESCRIPTIVE"))
  }

  @Test func `a scene without a profile, and a profile that is none, are told`() throws {
    let folder = try Program.folder(["x": "", "bad.yaml": "extends: ios\nnonsense: 1\n"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/a.yaml"
    let none = try Program.run(
      ["lsp"], input: hello + opening(path, alert) + hover(path) + goodbye)
    #expect(none.output.contains("the scene names no profile"))
    let unknown = try Program.run(
      ["lsp"], input: hello + opening(path, "profile: carpaly\\n\(alert)") + hover(path) + goodbye)
    #expect(unknown.output.contains("carpaly"))
    #expect(unknown.output.contains("\"start\":{\"line\":0,\"character\":9}"))
  }
}
