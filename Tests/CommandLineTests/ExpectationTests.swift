import Foundation
import Testing

/// What scripts expect, in `play`.
@Suite struct ExpectationTests {
  static let app = """
    telltale: 1
    profile: kiosk
    lang: en
    start: home
    screens:
      home:
        navigation-bar: {title: Tickets}
        content:
          - label: {text: {bind: price, text: No Price Yet}, message: true}
          - button: {id: buy, title: Buy Ticket, action: {emit: buy}}
          - button: {id: next, title: Go On, action: {push: done}}
      done:
        navigation-bar: {title: Thank You}
        content:
          - button:
              id: leave
              title: Leave
              action:
                open:
                  alert:
                    id: sure
                    title: Discard This Ticket?
                    reason: confirm-destructive
                    buttons:
                      - {id: discard, title: Discard Ticket, role: destructive}
                      - {role: cancel}

    """

  /// Plays a script on the app above, in a folder of its own, which it gives back; its path is taken
  /// out of what is said.
  private func play(
    _ script: String, _ more: [String] = [], in old: String? = nil
  ) throws -> (result: Program.Result, folder: String) {
    let folder = try old ?? Program.folder(["app.yaml": Self.app])
    try script.write(toFile: folder + "/s.script", atomically: true, encoding: .utf8)
    var result = try Program.run(
      ["play", "\(folder)/app.yaml", "--script", "\(folder)/s.script", "--size", "800x600"] + more)
    result.errors = result.errors.replacingOccurrences(of: folder + "/", with: "")
    return (result, folder)
  }

  @Test func `a hand that does not look stops at what is out of sight`() throws {
    let labels = (1...30).map { "          - label: {text: Platform \($0) Is Closed}\n" }.joined()
    let app = """
      telltale: 1
      profile: kiosk
      lang: en
      start: home
      screens:
        home:
          content:

      """ + labels
      + "          - button: {id: buy, title: Buy Ticket, action: {emit: buy}}\n          - label: {text: Mind the Gap}\n"
    let folder = try Program.folder(["app.yaml": app])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (early, _) = try play("wait 1s\nnow tap buy\n", in: folder)
    #expect(early.code != 0)
    #expect(
      early.errors.contains("s.script:2:5: error: the control \"buy\" is scrolled out of sight"),
      "\(early.errors)")
    let drags = String(repeating: "drag 50% 90% 50% 10% 300ms\nwait 1s\n", count: 8)
    let (late, _) = try play(
      "wait 1s\n" + drags + "now tap buy\nexpect event {\"name\":\"buy\"}\n", in: folder)
    #expect(late.code == 0, "\(late.output)\(late.errors)")
  }

  @Test func `a script whose expectations hold ends well`() throws {
    let (result, folder) = try play(
      """
      expect screen home
      expect text "No Price"
      expect no alert
      wait 1s
      tap buy
      expect event {"name":"buy"}
      tap next
      await screen done
      wait 1s
      tap leave
      await alert sure within 2s
      wait 1s
      tap discard
      expect answered sure discard
      expect answered discard
      expect event {"event":"answered","choice":"discard"}
      await no alert

      """)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.errors == "")
    #expect(result.code == 0)
  }

  @Test(arguments: [
    ("expect screen done", "expected the screen \"done\"; it is \"home\""),
    ("expect text \"Sold\"", "expected the text \"Sold\"; nothing says so"),
    ("expect focus buy", "expected the focus on \"buy\"; nothing shows the focus"),
    ("expect alert sure", "expected the alert \"sure\"; no question is in front"),
    ("expect answered ok", "expected a question answered with \"ok\"; it was not answered"),
    ("expect event {\"name\":\"x\"}", "expected an event with {\"name\":\"x\"}; none of the "),
    (
      "await screen done within 300ms",
      "expected the screen \"done\"; within 300 ms it did not happen: it is \"home\""
    ),
  ])
  func `what does not hold is told with its line and what there is instead`(
    line: String, message: String
  ) throws {
    let (result, folder) = try play("wait 500\n\(line)\nwait 1s\n", ["--transcript", "-"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.code == 1)
    #expect(result.errors.hasPrefix("s.script:2:1: error: \(message)"), "\(result.errors)")
    #expect(result.errors.contains(" ms, screen: home, focus: none, alert: none; shown:\n"))
    #expect(result.errors.contains("\n    button #buy \"Buy Ticket\"\n"))
  }

  @Test func `the focus that a knob shows can be expected`() throws {
    let (result, folder) = try play("wait 1s\nturn 1\nawait focus nothing-like-it within 1s\n")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let found = try #require(result.errors.firstMatch(of: /it is on "([^"]+)"/)).1
    #expect(try play("wait 1s\nturn 1\nexpect focus \(found)\n", in: folder).result.code == 0)
  }

  @Test func `an event is expected after the one before it`() throws {
    let both = "expect event {\"name\":\"buy\"}\n"
    let (result, folder) = try play("wait 1s\ntap buy\n" + both + both)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.code == 1)
    #expect(result.errors.hasPrefix("s.script:4:1: error: "), "\(result.errors)")
    #expect(try play("wait 1s\ntap buy\ntap buy\n" + both + both, in: folder).result.code == 0)
  }

  @Test func `what failed leaves transcript, events and the picture of that moment`() throws {
    let (result, folder) = try play(
      "wait 1s\ntap buy\nframe bought\nexpect alert sure\n", ["--json"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.output.contains("\"event\":\"emitted\",\"name\":\"buy\""))
    let again = try play(
      "wait 1s\ntap buy\nframe bought\nexpect alert sure\n",
      ["--frames", "\(folder)/out", "--transcript", "\(folder)/t"], in: folder)
    #expect(again.result.code == 1)
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/out")
    #expect(files.contains("failed.png") && files.contains("bought.png"))
    let transcript = try String(contentsOfFile: "\(folder)/t", encoding: .utf8)
    #expect(transcript.contains(" emit buy\n"))
    #expect(transcript.contains("/s.script:4:1: error: expected the alert \"sure\"; "))
  }

  @Test(arguments: [("frame", "a.png", "a.new.png"), ("tree", "a.tree", "a.new.tree")])
  func `files that are missing or differ fail, and are written anew only where that is wanted`(
    kind: String, file: String, beside: String
  ) throws {
    let script = "wait 500\nexpect \(kind) \(file)\n"
    let (missing, folder) = try play(script)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func exists(_ name: String) -> Bool {
      FileManager.default.fileExists(atPath: "\(folder)/\(name)")
    }
    #expect(missing.code == 1)
    #expect(
      missing.errors.contains("the file does not exist or cannot be read; the actual result was"))
    #expect(missing.errors.contains("written to \(beside): check it"))
    #expect(exists(beside) && !exists(file))
    #expect(try play(script, ["--update"], in: folder).result.code == 0)
    #expect(exists(file))
    #expect(try play(script, in: folder).result.code == 0)
    // Another state of the screen.
    let other = try play("wait 500\npress buy\nwait 500\nexpect \(kind) \(file)\n", in: folder)
      .result
    #expect(other.code == 1)
    #expect(other.errors.contains(kind == "frame" ? " pixels differ, first at " : " differs:\n"))
    #expect(try play(script, in: folder).result.code == 0)
  }

  @Test func `a picture of another size is told with both sizes`() throws {
    let script = "wait 500\nexpect frame a.png\n"
    let (first, folder) = try play(script, ["--update"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(first.code == 0)
    let other = try Program.run([
      "play", "\(folder)/app.yaml", "--script", "\(folder)/s.script", "--size", "800x601",
    ])
    #expect(other.code == 1)
    #expect(other.errors.contains("the file has 800x600 pixels, the screen 800x601"))
    try "no picture".write(toFile: folder + "/a.png", atomically: true, encoding: .utf8)
    #expect(try play(script, in: folder).result.errors.contains("the file is not a picture"))
  }

  @Test func `an answered question may still be asked about`() throws {
    let folder = try Program.folder([
      "s.script": "wait 1s\ntap delete\nwait 1s\nexpect answered delete\n"
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let arguments = [
      "play", "docs/examples/delete-route.yaml", "--profile", "ios", "--script",
      "\(folder)/s.script",
    ]
    #expect(try Program.run(arguments).code == 0)
    try "wait 1s\ntap delete\nwait 1s\nexpect answered cancel\n"
      .write(toFile: folder + "/s.script", atomically: true, encoding: .utf8)
    let other = try Program.run(arguments)
    #expect(other.code == 1)
    #expect(other.errors.contains("it was answered with \"delete\""))
  }
}
