import Foundation
import Testing

/// What serves the page of `telltale preview`, as browsers and others ask for it.
@Suite struct PreviewServerTests {
  private static let scene = """
    profile: kiosk
    lang: en
    alert: {title: Route Not Loaded, buttons: [{title: OK}]}
    """

  private func ask(
    _ program: PreviewProgram, _ path: String, method: String = "GET", host: String? = nil,
    _ fields: [String] = []
  ) throws -> (status: Int, head: String, body: String) {
    try PreviewCaller(program.port).ask(
      "\(method) \(path)", ["Host: \(host ?? "127.0.0.1:\(program.port)")"] + fields)
  }

  private func upgrade(_ program: PreviewProgram, origin: String? = nil) -> [String] {
    let own = "http://127.0.0.1:\(program.port)"
    return [
      "Connection: Upgrade", "Upgrade: websocket", "Origin: \(origin ?? own)",
      "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
  }

  @Test func `the page has its files, and nobody else gets anything`() throws {
    let program = try PreviewProgram(Self.scene)
    let root = "/\(program.secret)/"
    let page = try ask(program, root)
    #expect(page.status == 200)
    #expect(page.head.contains("Content-Type: text/html") && page.head.contains("no-store"))
    #expect(page.head.contains("Connection: close"))
    #expect(page.head.contains("Content-Length: \(page.body.utf8.count)\r\n"))
    // All that the page names is there.
    let names = page.body.matches(of: /(?:src|href)="([^"#:]+)"/).map { String($0.1) }
    #expect(names.count >= 2)
    for name in names {
      let file = try ask(program, root + name)
      #expect(file.status == 200 && !file.body.isEmpty, "\(name)")
    }
    #expect(try ask(program, root + "none.js").status == 404)
    #expect(try ask(program, "/").status == 404)
    #expect(try ask(program, "/0123456789abcdef0123456789abcdef/").status == 404)
    #expect(try ask(program, root, method: "POST").status == 405)
    #expect(try ask(program, root, host: "telltale.example").status == 403)
    #expect(try ask(program, root, ["Origin: http://telltale.example"]).status == 403)
    #expect(try ask(program, root, ["Sec-Fetch-Site: cross-site"]).status == 403)
    #expect(program.end(by: SIGINT) == 0)
  }

  @Test func `the socket opens to the page itself`() throws {
    let program = try PreviewProgram(Self.scene)
    let live = "/\(program.secret)/live"
    let own = "Origin: http://127.0.0.1:\(program.port)"
    #expect(try ask(program, live).status == 403)
    #expect(try ask(program, live, [own]).status == 426)
    #expect(try ask(program, live, upgrade(program, origin: "http://other.example")).status == 403)
    #expect(try ask(program, "/\(program.secret)/", upgrade(program)).status == 200)
    let caller = try PreviewCaller(program.port)
    let host = ["Host: 127.0.0.1:\(program.port)"]
    let opened = caller.ask("GET \(live)", host + upgrade(program))
    #expect(opened.status == 101)
    #expect(opened.head.contains("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="), "as RFC 6455 answers that key")
    // Texts say what is shown, bytes are its pixels.
    var (texts, frames) = ("", 0)
    while frames == 0 || !texts.contains("\"findings\"") {
      let frame = try #require(caller.frame())
      if frame.opcode == 1 { texts += String(decoding: frame.data, as: UTF8.self) }
      if frame.opcode == 2 { frames += 1 }
    }
    #expect(texts.contains("\"profiles\"") && texts.contains("scene.yaml"))
    caller.say(9, Array("there?".utf8))
    caller.say(10, [])
    var frame = try #require(caller.frame())
    while frame.opcode != 10 { frame = try #require(caller.frame()) }
    #expect(frame.data == Array("there?".utf8))
    caller.say(1, Array(#"{"do":"set","textSize":9}"#.utf8))
    while !String(decoding: frame.data, as: UTF8.self).contains("\"fault\"") {
      frame = try #require(caller.frame())
    }
    #expect(program.end(by: SIGTERM) == 0)
    while caller.frame() != nil {}
  }

  /// Opcode, length and whether the message is whole.
  @Test(arguments: [(1, 4, false), (2, 4, true), (1, 131_073, true)] as [(UInt8, Int, Bool)])
  func `who sends what no page sends is let go`(opcode: UInt8, length: Int, isWhole: Bool) throws {
    let program = try PreviewProgram(Self.scene)
    let caller = try PreviewCaller(program.port)
    let host = ["Host: 127.0.0.1:\(program.port)"]
    try #require(
      caller.ask("GET /\(program.secret)/live", host + upgrade(program)).status == 101)
    try #require(caller.frame() != nil)
    caller.say(opcode, [UInt8](repeating: 0x20, count: length), isWhole: isWhole)
    while caller.frame() != nil {}
    // The others are served as ever.
    #expect(try ask(program, "/\(program.secret)/").status == 200)
  }

  @Test func `a port that is taken is told, and one that is free is taken`() throws {
    let first = try PreviewProgram(Self.scene)
    let refusal = #expect(throws: PreviewProgram.Refusal.self) {
      try PreviewProgram(Self.scene, ["--port", "\(first.port)"])
    }
    #expect(refusal?.errors.contains("cannot listen on 127.0.0.1:\(first.port)") == true)
    #expect(refusal?.errors.contains("choose another --port") == true)
    let port = first.port
    #expect(first.end(by: SIGHUP) == 0)
    #expect(try PreviewProgram(Self.scene, ["--port", "\(port)"]).port == port)
  }

  @Test(arguments: [
    (["none.yaml"], 66, "none.yaml cannot be read"),
    (["two"], 64, "two has no app.yaml and 2 other scenes"),
    (["empty"], 64, "empty has no app.yaml and 0 other scenes"),
    (["one", "--theme", "dusk"], 64, "--theme is dusk"),
    (["one", "--text-size", "0.9"], 64, "--text-size is 0.9"),
    (["one", "--text-size", "2.1"], 64, "--text-size is 2.1"),
    (["one", "--lang", "e!"], 64, "--lang is e!"), (["one", "--lang", "de_DE"], 64, "write de-DE"),
    (["one", "--port", "65536"], 64, "--port is 65536"),
    (["one", "--size", "800"], 64, "--size is 800"),
    (["one", "--size", "0x480"], 64, "--size is 0x480"),
    (["one", "--size", "800x480x2"], 64, "--size is 800x480x2"),
  ])
  func `what cannot be shown is told, with what to do`(
    arguments: [String], code: Int32, message: String
  ) throws {
    let folder = try Program.folder([
      "one/a.yaml": Self.scene, "two/a.yaml": Self.scene, "two/b.json": "{}", "empty/.a.yaml": "",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.run(["preview", "--no-open"] + arguments, in: folder)
    #expect(result.code == code && result.output.isEmpty)
    #expect(result.errors.contains(message))
  }
}
