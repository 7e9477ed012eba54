import Foundation
import Testing

/// Files that nobody should be able to hurt the program with, as the user meets them: the exit code,
/// and one clear message with its place.
@Suite struct BadFileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: Data
    var code: Int32
    /// Behind the file's name.
    var message: String

    init(_ name: String, _ text: String, _ message: String, code: Int32 = 65) {
      self.init(name, bytes: Array(text.utf8), message, code: code)
    }

    init(_ name: String, bytes: [UInt8], _ message: String, code: Int32 = 65) {
      (self.name, self.bytes, self.message, self.code) = (name, Data(bytes), message, code)
    }

    var testDescription: String { name }
  }

  static let scenes: [Case] = [
    Case("empty", "", ":1:1: error: the file is empty"),
    Case("binary", bytes: [0x7F, 0x45, 0x4C, 0x46, 2, 0], ":1:6: error: a NUL byte"),
    Case("NUL in text", bytes: Array("alert: {title: a\0b}".utf8), ":1:17: error: a NUL byte"),
    Case("bad UTF-8", bytes: [0x61, 0xFF], ":1:2: error: "),
    Case("UTF-16", bytes: [0xFF, 0xFE, 0x61, 0], ":1:1: error: "),
    Case("10,000 levels", String(repeating: "[", count: 10_000), ":1:65: error: "),
    Case("10,000 indented", String(repeating: "- ", count: 10_000), ":1:129: error: "),
    Case(
      "20,000 values", "[" + String(repeating: "1,", count: 20_000) + "]", ":1:20000: error: "),
    Case("a list", "- alert\n", ":1:1: error: found a list, expected a map"),
    Case("a word", "hello\n", ":1:1: error: found \"hello\""),
    Case("wrong type", "alert: []\n", ":1:8: error: \"alert\" is a list, expected a map"),
    Case("unknown key", "alrt: {}\n", ":1:1: error: unknown key \"alrt\""),
    Case("duplicate key", "lang: en\nlang: ja\nalert: {title: A}\n", ":2:1: error: "),
    Case("alias bomb", "alert: &a [x]\nx: [*a, *a]\n", ":1:8: error: an anchor (\"&\") was found"),
    Case("tag", "alert: {title: !!str A}\n", ":1:16: error: a tag (\"!\") was found"),
    Case("two documents", "alert: {title: A}\n---\n{}\n", ":2:1: error: a second document"),
    Case("unclosed", "alert: {title: [", ":2:1: error: this is not YAML"),
    Case("a tab", "alert:\n\ttitle: x\n", ":2:1: error: this is not YAML"),
    Case("newer format", "telltale: 99\nalert: {}\n", ":1:11: error: "),
  ]

  @Test(arguments: scenes)
  func `a bad scene gets one clear message with its place`(_ bad: Case) throws {
    let folder = try Program.folder(["in": ""])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = "\(folder)/s.yaml"
    try bad.bytes.write(to: URL(fileURLWithPath: file))
    let result = try Program.run(["render", file, "--profile", "ios", "-o", "\(folder)/s.png"])
    #expect(result.code == bad.code)
    #expect(result.errors.contains(file + bad.message))
    #expect(result.errors.split(separator: "\n").allSatisfy { $0.hasPrefix(file + ":") })
    #expect(result.errors.utf8.count < 2000 && !result.errors.contains("Fatal error"))
    #expect(result.output.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/s.png"))
  }

  @Test func `a scene of 100 MB is refused unread`() throws {
    let folder = try Program.folder(["s.yaml": ""])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = "\(folder)/s.yaml"
    try FileHandle(forWritingTo: URL(fileURLWithPath: file)).truncate(atOffset: 100_000_000)
    let result = try Program.run(["render", file, "--profile", "ios", "-o", "-"])
    #expect(result.code == 65)
    #expect(
      result.errors
        == "\(file): error: the file has 100000000 bytes, at most 1048576 are read\n")
  }

  static let profiles: [Case] = [
    Case("empty", "", ":1:1: error: ", code: 78),
    Case("cyclic extends", "extends: p.yaml\n", ":1:10: error: ", code: 78),
    Case("missing parent", "extends: nowhere\n", ":1:10: error: ", code: 78),
    Case("unknown key", "extends: ios\nalrt: {}\n", ":2:1: error: unknown key \"alrt\"", code: 78),
    Case("wrong type", "extends: ios\ntype: 3\n", ":2:7: error: ", code: 78),
    Case(
      "unknown keyboard", "extends: ios\nkeyboard:\n  layout: us,ruu\n",
      ":3:11: error: there is no keyboard layout \"ruu\", which \"us,ruu\" names; did you mean \"ru\"?",
      code: 78),
  ]

  @Test(arguments: profiles)
  func `a bad profile gets a message with its place`(_ bad: Case) throws {
    let folder = try Program.folder(["in": ""])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = "\(folder)/p.yaml"
    try bad.bytes.write(to: URL(fileURLWithPath: file))
    let result = try Program.run(["profile", "check", file])
    #expect(result.code == bad.code)
    #expect(result.errors.hasPrefix(file + bad.message))
    #expect(!result.errors.contains("Fatal error"))
  }

  @Test func `a font that is not there is told with what to install`() throws {
    let folder = try Program.folder([
      "p.yaml": "extends: ios\ntype:\n  faces: [{file: NoSuch.ttf, weight: regular}]\n"
    ])
    let profile = "\(folder)/p.yaml"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.run([
      "render", "docs/examples/delete-route.yaml", "--profile", profile, "-o", "-",
    ])
    #expect(result.code == 78)
    let message = "none of the fonts listed can be used; font NoSuch.ttf: not found; install"
    #expect(result.errors.hasPrefix("\(profile):3:11: error: \(message)"))
  }

  @Test func `a font is missed at its line in the profile where its letters are wanted`() throws {
    let folder = try Program.folder([
      "s.yaml": "lang: th\nalert:\n  title: ลบ\n  reason: problem\n  buttons: [{title: OK}]\n",
      "p.yaml": """
      extends: kiosk
      type:
        faces:
          - {file: Inter-Regular.otf, weight: regular}
          - {file: NoSuchThai.ttf, weight: regular}

      """,
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let profile = "\(folder)/p.yaml"
    func errors(_ scene: String) throws -> String {
      let out = "\(folder)/a.png"
      let result = try Program.run(["render", scene, "--profile", profile, "-o", out])
      #expect(result.code == 0)
      return result.errors
    }
    let missing = "\(profile):5:7: warning: font NoSuchThai.ttf: not found; install the font"
    #expect(try errors("\(folder)/s.yaml").contains(missing))
    // Who does not need it is not told.
    #expect(try errors("docs/examples/delete-route.yaml").isEmpty)
  }

  @Test(arguments: [("/no/such.yaml", 66), ("/tmp", 66), ("/dev/zero", 66)])
  func `what is no file ends in 66`(path: String, code: Int32) throws {
    let result = try Program.run(["render", path, "--profile", "ios", "-o", "-"])
    #expect(result.code == code)
    #expect(result.errors.hasPrefix("\(path): error: "))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["render", "play", "show", "run"])
  func `what keeps a file from being read is told before that it names no profile`(
    _ command: String
  ) throws {
    let folder = try Program.folder([
      "broken": "profile: ios\nalert: {title: \"a\n", "nameless": "alert: {title: A}\n", "s": "",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let more = ["render": ["-o", "\(folder)/s.png"], "play": ["--script", "\(folder)/s"]]
    func told(_ name: String) throws -> (code: Int32, errors: String) {
      let result = try Program.run([command, "\(folder)/\(name)"] + (more[command] ?? []))
      return (result.code, result.errors)
    }
    let (missing, directory) = (try told("nowhere"), try told(""))
    #expect(missing.code == 66 && missing.errors.contains("No such file or directory"))
    #expect(directory.code == 66 && directory.errors.contains("directory"))
    let broken = try told("broken")
    #expect(broken.code == 65 && broken.errors.contains("broken:2:16: error: this is not YAML"))
    for one in [missing, directory, broken] { #expect(!one.errors.contains("profile")) }
    let nameless = try told("nameless")
    #expect(nameless.code == 64 && nameless.errors.contains("no profile"))
  }
}
