import Foundation
import Testing

/// What `telltale play` leaves behind: a transcript, frames, an answer and an exit code.
@Suite struct TranscriptTests {
  private let scene = """
    alert:
      title: Name This Route?
      reason: confirm-purchase
      fields: [{placeholder: Commute, id: name}]
      buttons: [{title: Save, id: save}, {role: cancel}]

    """

  private func play(
    _ script: String, _ options: String..., check: (Program.Result, String) throws -> Void
  ) throws {
    let folder = try Program.folder(["s.yaml": scene, "p.script": script])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let arguments = ["--profile", "kiosk", "--size", "800x480", "--script", "p.script"]
    try check(Program.run(["play", "s.yaml"] + arguments + options, in: folder), folder)
  }

  @Test func `everything that hands do and that comes of it stands in the transcript`() throws {
    let script = """
      wait 1500
      press 10 10
      release
      click 20 20
      wheel 30 30 1
      turn -1
      push
      key left
      type a
      remote down
      pinch 100 100 20 60 16
      frame here
      escape
      wait 500

      """
    try play(script, "--transcript", "t.txt", "--frames", "f") { result, folder in
      #expect(result.code == 1)
      #expect(result.output == "cancel\n" && result.errors.isEmpty)
      let lines = try String(contentsOfFile: "\(folder)/t.txt", encoding: .utf8)
        .split(separator: "\n").map(String.init)
      let frames = lines.filter { $0.contains(" frame ") }.map { String($0.dropFirst(13)) }
      #expect(
        lines.filter { !$0.contains(" frame ") } == [
          "000000 device + touch script", "000000 device + knob script",
          "000000 device + keys script", "000000 device + remote script",
          "000000 device + pointer script", "000500 armed",
          "001500 touch down 10 10 (contact 1)", "001620 touch up 10 10 (contact 1)",
          "001740 pointer moved 20 20", "001740 pointer down 20 20", "001820 pointer up 20 20",
          "001940 pointer moved 30 30", "001940 pointer turned 1", "002100 knob turned -1",
          "002260 knob down KEY_ENTER", "002340 knob up KEY_ENTER", "002460 keys down KEY_LEFT",
          "002540 keys up KEY_LEFT", "002660 keys down KEY_UNKNOWN", "002690 keys up KEY_UNKNOWN",
          "002840 remote down KEY_DOWN", "002920 remote up KEY_DOWN",
          "003040 touch down 90 100 (contact 2)", "003040 touch down 110 100 (contact 3)",
          "003056 touch moved 70 100 (contact 2)", "003056 touch moved 130 100 (contact 3)",
          "003056 touch up 70 100 (contact 2)", "003056 touch up 130 100 (contact 3)",
          "003176 keys down KEY_ESC", "003176 cancelled",
        ])
      #expect(frames.first == "0001-000000ms.png")
      // Every frame that is told is there, and the one that was asked for.
      let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/f")
      #expect(Set(files) == Set(frames + ["here.png"]))
    }
  }

  @Test func `the answer is told in lines or as an object, and by the exit code`() throws {
    let save = "wait 1500\ntap name\ntype Ab c\ntap save\n"
    try play(save) { result, _ in
      #expect(result.code == 0)
      #expect(result.output == "save\nAb c\n" && result.errors.isEmpty)
    }
    try play(save, "--json") { result, _ in
      #expect(result.code == 0)
      #expect(result.output == "{\"outcome\":\"chosen\",\"id\":\"save\",\"fields\":[\"Ab c\"]}\n")
    }
    // What was typed is nobody's business once it is cancelled.
    try play("wait 1500\ntap name\ntype Ab c\ntap cancel\n") { result, _ in
      #expect(result.code == 1 && result.output == "cancel\n")
    }
    try play("wait 100\n", "--json", "--transcript", "-") { result, _ in
      #expect(result.code == 5)
      #expect(
        result.errors == "telltale: the input ended before the question was answered\n")
      #expect(!result.output.contains("outcome") && result.output.hasPrefix("000000 frame 0001-"))
    }
  }

  @Test func `a control that is not there is told at its line, and nothing is answered`() throws {
    try play("wait 1500\ntap nobody\n") { result, _ in
      #expect(result.code == 65 && result.output.isEmpty)
      #expect(
        result.errors.hasPrefix(
          "p.script:2:1: error: no control \"nobody\" is on the screen at this moment, after 5000 ms\n"
        ))
      // And what there is instead.
      #expect(result.errors.contains("button #"), "\(result.errors)")
    }
  }

  @Test func `a question whose time is over before the script goes on has timed out`() throws {
    let folder = try Program.folder([
      "s.yaml": scene + "  timeout: 2\n", "p.script": "wait 3000\ntap save\n",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let arguments = ["play", "s.yaml", "--profile", "kiosk", "--script", "p.script", "--json"]
    let result = try Program.run(arguments, in: folder)
    #expect(result.code == 5 && result.errors.isEmpty)
    #expect(result.output == "{\"outcome\":\"timed-out\",\"id\":null,\"fields\":[\"\"]}\n")
  }

  @Test func `a recording begins once the question takes input, and what is due after it happens`()
    throws
  {
    let result = try Program.run([
      "play", "docs/examples/delete-route.yaml", "--profile", "kiosk", "--script",
      "Tests/Recordings/goodix-touchscreen.yml", "--transcript", "-",
    ])
    #expect(result.code == 1)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(7) == [
        "000000 frame 0001-000000ms.png", "001000 armed",
        "001100 touch attached Goodix Capacitive TouchScreen",
        "001100 device + touch Goodix Capacitive TouchScreen",
        "001100 touch down 512 300 (contact 1)", "001140 touch moved 514 300 (contact 1)",
        "001190 touch up 514 300 (contact 1)",
      ])
    #expect(lines.suffix(4).prefix(2) == ["002600 keys down KEY_HOMEPAGE", "002600 cancelled"])
    #expect(lines.last == "cancel")
  }

  @Test func `an application's lines are for screens alone`() throws {
    try play("wait 1500\ntap save\n", "--updates", "/dev/null") { result, _ in
      #expect(result.code == 65)
      #expect(
        result.errors.contains(": error: found \"alert\", expected screens; ask one question with"))
    }
  }
}
