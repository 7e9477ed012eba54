import Foundation
import TelltaleAppProtocol
import Testing

/// The documentation of the protocol and what the program does.
@Suite struct ProtocolTests {
  private func document() throws -> String {
    try String(contentsOfFile: Program.path("docs/run-protocol.md"), encoding: .utf8)
  }

  @Test func `every member of a request is explained, in the order in which it is carried out`()
    throws
  {
    let document = try document()
    var rest = Substring(document)
    for member in UpdateReader.members {
      let range = try #require(rest.range(of: "`\(member)`"), "\(member) is not explained")
      rest = rest[range.upperBound...]
    }
  }

  @Test func `every event that the examples bring about is explained`() throws {
    let document = try document()
    let folder = "Tests/Fixtures/Apps/charger"
    let output = try Program.run([
      "play", "\(folder)/app.yaml", "--script", "\(folder)/play.script", "--updates",
      "\(folder)/updates.jsonl", "--json",
    ]).output
    let events = Set(output.matches(of: /"event":"([a-z-]+)"/).map { String($0.1) })
    #expect(events.count >= 4)
    for event in events { #expect(document.contains("`\(event)`"), "\(event)") }
  }

  /// The reply in the document is the one that the program gives.
  @Test func `the refusal that is shown is a real one`() throws {
    let files = try Program.folder([
      "u.jsonl": "\n{\"id\":2,\"set\":{\"playing.titel\":\"Waltz\"}}\n", "s.script": "wait 10\n",
    ])
    defer { try? FileManager.default.removeItem(atPath: files) }
    let result = try Program.run([
      "play", "Tests/Fixtures/Apps/media/app.yaml", "--script", "\(files)/s.script", "--updates",
      "\(files)/u.jsonl", "--json",
    ])
    // What was played is not what was said.
    #expect(result.code == 65)
    #expect(result.errors.hasSuffix("telltale: error: an update was refused\n"))
    let output = result.output
    let reply = try #require(output.split(separator: "\n").first { $0.contains("\"error\"") })
    let told = reply.replacing("{\"at\":0,", with: "{")
    #expect(try document().contains("▶ \(told)\n"))
  }

  @Test func `another platform and another language keep what was delivered and where one is`()
    throws
  {
    let files = try Program.folder([
      "u.jsonl": """
      {"id":1,"rows":{"stations":[{"id":"a","title":"City FM","push":"playing"}]}}
      {"id":2,"push":"playing"}
      {"at":500,"id":3,"profile":"kiosk"}
      {"at":600,"id":4,"language":"ja"}
      {"at":700,"id":5,"profile":"nonsense"}
      {"at":800,"id":6,"pop":true}
      """, "s.script": "wait 2000\ntap a\nwait 500\n",
    ])
    defer { try? FileManager.default.removeItem(atPath: files) }
    let result = try Program.run([
      "play", "Tests/Fixtures/Apps/media/app.yaml", "--script", "\(files)/s.script", "--updates",
      "\(files)/u.jsonl", "--json",
    ])
    let lines = result.output.split(separator: "\n")
    #expect(result.code == 65)
    for id in [1, 2, 3, 4, 6] { #expect(lines.contains { $0.hasSuffix("\"ok\":\(id)}") }) }
    #expect(lines.contains { $0.contains("\"error\":5") && $0.contains("\"line\":5") })
    #expect(lines.filter { $0.contains(#""screen":"playing","depth":2"#) }.count == 4)
    #expect(lines.last?.contains(#""screen":"playing","depth":2"#) == true)
  }

  @Test func `run wants screens, from a file`() throws {
    #expect(
      try Program.run(["run", "docs/examples/delete-route.yaml", "--profile", "kiosk"]).code == 65)
    #expect(try Program.run(["run", "-"]).code == 64)
    #expect(try Program.run(["run", "nowhere.yaml", "--profile", "kiosk"]).code == 66)
    let help = try Program.run(["run", "--help"])
    #expect(help.code == 0 && help.output.contains("heartbeat"))
  }
}
