import Foundation
import Testing

/// `telltale render`: what a picture can be asked for.
@Suite struct RenderTests {
  private let scene = "docs/examples/delete-route.yaml"
  private let places = """
    {"control":"cancel","x":221,"y":369,"width":277,"height":92}
    {"control":"delete","x":526,"y":369,"width":277,"height":92}

    """

  private func folder(
    _ files: [String: String] = ["s": ""], _ body: (String) throws -> Void
  ) throws {
    let folder = try Program.folder(files)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func picture(_ path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path))
  }

  /// Width and height, from the file's head.
  private func size(_ png: Data) -> [Int] {
    [16, 20].map { at in png[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test func `places of controls go to standard output, or beside a picture that goes there`()
    throws
  {
    try folder { folder in
      let render = ["render", scene, "--profile", "kiosk", "--frames"]
      let result = try Program.run(render + ["-o", "\(folder)/a.png"])
      #expect(result.code == 0 && result.errors.isEmpty)
      #expect(result.output == places)
      let piped = try Program.shell(render + ["-o", "-"], ">\(folder)/b.png")
      #expect(piped.code == 0)
      #expect(piped.errors == places)
      #expect(try picture("\(folder)/a.png") == picture("\(folder)/b.png"))
      #expect(size(try picture("\(folder)/a.png")) == [1024, 600])
    }
  }

  @Test func `a tree goes to standard output without a picture, as text or as JSON`() throws {
    let tree = ["render", scene, "--profile", "kiosk", "--tree"]
    let text = try Program.run(tree)
    #expect(text.code == 0 && text.errors.isEmpty)
    #expect(text.output.contains("alertdialog \"Delete "))
    #expect(text.output.contains("destructive [press]"))
    let json = try Program.run(tree + ["--json"])
    let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(value?["role"] as? String == "application")
    let asked = (value?["children"] as? [[String: Any]])?.first
    #expect(asked?["role"] as? String == "alertdialog")
    #expect((asked?["children"] as? [Any])?.isEmpty == false)
  }

  @Test func `a tree is of the end of a script, and goes beside a picture`() throws {
    try folder(["s.script": "wait 1500\npress delete\n"]) { folder in
      let tree = [
        "render", scene, "--profile", "kiosk", "--tree", "--script", "\(folder)/s.script",
      ]
      #expect(try Program.run(tree).output.contains("pressed"))
      let piped = try Program.shell(tree + ["-o", "-"], ">\(folder)/b.png")
      #expect(piped.errors.contains("alertdialog"))
      #expect(size(try picture("\(folder)/b.png")) == [1024, 600])
    }
  }

  @Test func `without a picture or a tree there is nothing to do`() throws {
    let result = try Program.run(["render", scene, "--profile", "kiosk"])
    #expect(result.code == 64 && result.errors.contains("--output"))
    let json = try Program.run(["render", scene, "--profile", "kiosk", "--json", "-o", "a.png"])
    #expect(json.code == 64 && json.errors.contains("--json is a format of --tree"))
  }

  @Test func `each option changes the picture, and none changes it by chance`() throws {
    try folder(["s.script": "wait 1500\npress delete\n"]) { folder in
      var seen: [Data] = []
      let options = [
        [], ["--focus"], ["--theme", "night"], ["--text-size", "2"], ["--lang", "ja"],
        ["--size", "800x480"], ["--script", "\(folder)/s.script"],
      ]
      for option in options {
        let path = "\(folder)/\(seen.count).png"
        let result = try Program.run(
          ["render", scene, "--profile", "kiosk", "-o", path] + option)
        #expect(result.code == 0, "\(option)")
        let png = try picture(path)
        #expect(!seen.contains(png), "\(option)")
        seen.append(png)
      }
      #expect(size(seen[5]) == [800, 480])
      let again = ["render", scene, "--profile", "kiosk", "--theme=day", "-o", "\(folder)/x.png"]
      #expect(try Program.run(again).code == 0)
      #expect(try picture("\(folder)/x.png") == seen[0])
    }
  }

  @Test func `values past their limits, and options that say two things, are wrong usage`() throws {
    let cases: [([String], String)] = [
      (
        ["--size", "0x9"],
        "--size is \"0x9\"; expected WIDTHxHEIGHT in pixels, sides from 1 to 8192"
      ),
      (["--updates", "u.jsonl"], "--updates needs --script, which says how long to wait for them"),
      (
        ["--focus", "--script", "s"],
        "--focus and --script exclude each other; let the script move the focus"
      ),
      (["--text-size", "3"], "--text-size"), (["--lang", "../x"], "--lang"),
    ]
    for (options, message) in cases {
      let result = try Program.run(["render", scene, "--profile", "kiosk", "-o", "-"] + options)
      #expect(result.code == 64 && result.output.isEmpty, "\(options)")
      #expect(result.errors.contains(message), "\(result.errors)")
    }
  }

  @Test func `without a profile nothing is drawn, and a device file has to extend the one named`()
    throws
  {
    try folder(["unit.yaml": "extends: kiosk\n"]) { folder in
      let none = try Program.run(["render", scene, "-o", "-"])
      #expect(none.code == 64)
      #expect(none.errors.hasPrefix("telltale: no profile; name one with --profile "))
      let unit = ["render", scene, "--device", "\(folder)/unit.yaml", "-o", "\(folder)/a.png"]
      #expect(try Program.run(unit).code == 0)
      #expect(try Program.run(unit + ["--profile", "kiosk"]).code == 0)
      let other = try Program.run(unit + ["--profile", "ios"])
      #expect(other.code == 64)
      #expect(other.errors.contains("unit.yaml does not extend --profile ios; leave --profile out"))
    }
  }

  @Test func `a script that goes past the answer leaves nothing to be drawn`() throws {
    let scene = """
      alert:
        title: Delete This Route?
        reason: confirm-destructive
        timeout: 2
        buttons: [{title: Delete, role: destructive, id: delete}, {role: cancel}]

      """
    let files = [
      "s.yaml": scene, "in.script": "wait 1900\n", "past.script": "wait 3000\ntap delete\n",
    ]
    try folder(files) { folder in
      func render(_ script: String) throws -> Program.Result {
        try Program.run([
          "render", "\(folder)/s.yaml", "--profile", "kiosk", "-o", "\(folder)/a.png", "--script",
          "\(folder)/\(script)",
        ])
      }
      let past = try render("past.script")
      #expect(past.code == 65)
      #expect(past.errors == "telltale: the question was answered before the script ended\n")
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/a.png"))
      #expect(try render("in.script").code == 0)
      #expect(FileManager.default.fileExists(atPath: "\(folder)/a.png"))
    }
  }
}
