import Foundation
import Testing

/// The files that `telltale play` reads and makes.
@Suite struct PlayFileTests {
  private let scene = "docs/examples/delete-route.yaml"

  private func play(
    _ options: [String], script: String = "cancel.script", scene: String? = nil,
    _ check: (Program.Result, String) throws -> Void
  ) throws {
    let folder = try Program.folder([
      "cancel.script": "wait 1500\ntap cancel\n", "jump.script": "wait 10\njump 3\n",
      "taken": "kept", "frames/0001-000000ms.png/x": "",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let arguments =
      ["play", scene ?? Program.path(self.scene), "--profile", "kiosk", "--script", script]
    try check(Program.run(arguments + options, in: folder), folder)
  }

  @Test func `frames go into a folder that is there or is made, and into nothing else`() throws {
    try play(["--frames", "new"]) { result, folder in
      #expect(result.code == 1)
      let again = try Program.run(
        [
          "play", Program.path(scene), "--profile", "kiosk", "--script", "cancel.script",
          "--frames", "new",
        ], in: folder)
      #expect(again.code == 1 && again.errors.isEmpty)
      #expect(FileManager.default.fileExists(atPath: "\(folder)/new/0001-000000ms.png"))
    }
    try play(["--frames", "taken"]) { result, folder in
      #expect(result.code == 73 && result.output.isEmpty)
      #expect(
        result.errors
          == "telltale: cannot make the folder taken: Not a directory; name another place\n")
      let kept = try String(contentsOfFile: "\(folder)/taken", encoding: .utf8)
      #expect(kept == "kept")
    }
    try play(["--frames", "no/such/folder"]) { result, _ in
      #expect(result.code == 73)
      #expect(result.errors.contains("cannot make the folder no/such/folder: No such file or"))
    }
  }

  @Test func `a frame that cannot be written ends the play, and is told once`() throws {
    try play(["--frames", "frames"]) { result, _ in
      #expect(result.code == 73 && result.output.isEmpty)
      #expect(
        result.errors.hasPrefix("telltale: cannot write frames/0001-000000ms.png: Is a directory; ")
      )
      #expect(result.errors.split(separator: "\n").count == 1)
    }
  }

  @Test func `a script that is not there or is none, and lines that are not there, are told`()
    throws
  {
    try play([], script: "none.script") { result, _ in
      #expect(result.code == 66 && result.output.isEmpty)
      #expect(
        result.errors == "none.script: error: cannot be read: No such file or directory; check the "
          + "path\n")
    }
    try play([], script: "jump.script") { result, _ in
      #expect(result.code == 65 && result.output.isEmpty)
      #expect(
        result.errors.hasPrefix("jump.script:2:1: error: found \"jump\", which is not an action"))
    }
    let app = Program.path("Tests/Fixtures/Apps/media/app.yaml")
    try play(["--updates", "none.jsonl"], scene: app) { result, _ in
      #expect(result.code == 66 && result.output.isEmpty)
      #expect(result.errors.hasPrefix("none.jsonl: error: cannot be read: No such file"))
    }
  }

  // ALERT-CARPLAY-NO-TEXT-FIELDS
  @Test func `a request that a guideline refuses is answered with it, and an id can come again`()
    throws
  {
    let fields = #""title":"Name It?","fields":[{"placeholder":"x"}],"buttons":[{"title":"OK"}]"#
    let delete =
      #""title":"Delete This?","reason":"confirm-destructive","buttons":"#
      + #"[{"title":"Delete","role":"destructive","id":"d"},{"role":"cancel","id":"c"}]"#
    let folder = try Program.folder([
      "u.jsonl": """
      {"id":1,"ask":{"alert":{\(fields)}}}
      {"id":"x","ask":{"alert":{\(delete)}}}
      {"at":4000,"id":"x","ask":{"alert":{\(delete)}}}
      """, "s.script": "wait 2000\ntap d\nwait 4000\ntap c\nwait 100\n",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.run([
      "play", "Tests/Fixtures/Apps/media/app.yaml", "--script", "\(folder)/s.script", "--updates",
      "\(folder)/u.jsonl", "--json",
    ])
    #expect(result.code == 65)
    let lines = result.output.split(separator: "\n").map(String.init)
    let refusal = lines.first { $0.contains("\"error\":1") }
    #expect(
      refusal?.hasSuffix(
        #""remedy":"remove them","rule":"ALERT-CARPLAY-NO-TEXT-FIELDS"}"#) == true)
    #expect(
      lines.filter { $0.contains("answered") }.map { $0.drop { $0 != "," } } == [
        #","event":"answered","ask":"x","alert":null,"outcome":"chosen","choice":"d","fields":[]}"#,
        #","event":"answered","ask":"x","alert":null,"outcome":"cancelled","choice":"c","fields":[]}"#,
      ])
    #expect(
      result.errors.hasSuffix(
        "does not allow; remove them [ALERT-CARPLAY-NO-TEXT-FIELDS]\n"
          + "telltale: error: an update was refused\n"))
  }
}
