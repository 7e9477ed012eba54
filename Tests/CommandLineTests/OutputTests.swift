import Foundation
import Testing

/// What cannot be written is never taken for success.
@Suite struct OutputTests {
  private let scene = "docs/examples/delete-route.yaml"
  private let script = "docs/examples/delete-route.script"

  private var play: [String] { ["play", scene, "--profile", "ios", "--script", script] }

  @Test func `a picture on a full disk ends in 74 with one line`() throws {
    let result = try Program.run(["render", scene, "--profile", "ios", "-o", "/dev/full"])
    #expect(result.code == 74)
    #expect(result.errors.hasPrefix("telltale: cannot write /dev/full: No space left on device"))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["/no/such/folder/a.png", "/tmp"])
  func `a picture that cannot be made ends in 73`(path: String) throws {
    let result = try Program.run(["render", scene, "--profile", "ios", "-o", path])
    #expect(result.code == 73)
    #expect(result.errors.hasPrefix("telltale: cannot write \(path): "))
  }

  @Test(arguments: [">/dev/full", ">&-"])
  func `an answer that nobody gets ends in 74`(output: String) throws {
    let result = try Program.shell(play, output)
    #expect(result.code == 74)
    #expect(result.errors.hasPrefix("telltale: cannot write to standard output: "))
  }

  @Test(arguments: [
    "run docs/examples/parking/app.yaml --profile kiosk", "show --profile kiosk --title Go",
    "ask --title Go",
    "askpass PIN",
  ])
  func `nobody is asked for what could not be told, since standard output is closed`(call: String)
    throws
  {
    let result = try Program.shell(call.split(separator: " ").map(String.init), "</dev/null >&-")
    #expect(result.code == 74)
    #expect(
      result.errors
        == "telltale: cannot write to standard output: it is closed; redirect it, for example to /dev/null\n"
    )
  }

  @Test func `without standard error an answer is told all the same`() throws {
    #expect(try Program.shell(play, "2>&-").output == Program.run(play).output)
    let folder = try Program.folder(["hands.script": "wait 1000\ntype abc\nkey enter\n"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let asked = [
      "TELLTALE_PROFILE": "kiosk", "TELLTALE_PROFILE_PATH": Program.path("Platforms"),
      "TELLTALE_HANDS": folder + "/hands.script",
    ]
    for call in ["zenity --entry --text Name", "askpass --bare Name"] {
      let result = try Program.line("telltale \(call) 2>&-", in: folder, environment: asked)
      #expect(result.code == 0 && result.output.hasPrefix("abc"), "\(call)")
    }
  }

  @Test func `a reader that goes away is an error and no signal`() throws {
    let result = try Program.shell(
      ["explain", "--list"], "; echo $? >&2; } | true; { :", before: "sleep 0.2; ")
    #expect(
      result.errors == "telltale: cannot write to standard output: Broken pipe\n74\n"
        || result.errors == "0\n")
  }

  @Test func `a transcript that cannot be written ends in 74`() throws {
    #expect(try Program.run(play + ["--transcript", "/dev/full"]).code == 74)
  }

  @Test func `a file past the limit of the shell is not left in part`() throws {
    let folder = try Program.folder(["old.png": "old"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let render = ["render", scene, "--profile", "ios", "-o", "\(folder)/old.png"]
    #expect(try Program.shell(render, "", before: "ulimit -f 1; ").code == 74)
    #expect(try String(contentsOfFile: "\(folder)/old.png", encoding: .utf8) == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["old.png"])
  }

  @Test func `a file is replaced where a link leads and keeps its permissions`() throws {
    let folder = try Program.folder(["real.png": "old"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: "\(folder)/real.png")
    try files.createSymbolicLink(
      atPath: "\(folder)/link.png", withDestinationPath: "\(folder)/real.png")
    let result = try Program.run(
      ["render", scene, "--profile", "ios", "-o", "\(folder)/link.png"])
    #expect(result.code == 0)
    let attributes = try files.attributesOfItem(atPath: "\(folder)/real.png")
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect((attributes[.size] as? Int ?? 0) > 1000)
    #expect(try files.contentsOfDirectory(atPath: folder).sorted() == ["link.png", "real.png"])
  }
}
