import Foundation
import Testing

/// Files whose contents are not what their names promise.
@Suite struct StrangeFileTests {
  private static let scene =
    "profile: kiosk\nscreen: {title: Terms, content: [{web-view: {file: page.html}}]}\n"

  private func folder(_ page: [UInt8]) throws -> String {
    let folder = try Program.folder(["scene.yaml": Self.scene])
    try Data(page).write(to: URL(fileURLWithPath: "\(folder)/page.html"))
    return folder
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x3C, 0, 0x70, 0, 0x3E, 0], "UTF-16 text at byte 0"),
      (Array("<p>a\u{0}b".utf8), "a NUL byte at byte 4"),
      (Array("<p>caf".utf8) + [0xE9], "a byte that is not UTF-8 at byte 6"),
      (
        Array(repeating: 0x20, count: (1 << 20) + 1),
        "the file has 1048577 bytes, at most 262144 are read"
      ),
      (
        Array(repeating: 0x20, count: (1 << 18) + 1),
        "the file has 262145 bytes, at most 262144 are read"
      ),
    ] as [([UInt8], String)])
  func `a page that cannot be shown is refused with the reason, by lint and by render`(
    page: [UInt8], reason: String
  ) throws {
    let folder = try folder(page)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let lint = try Program.run(["lint", "\(folder)/scene.yaml", "--format", "concise"])
    #expect(lint.code == 1 && lint.output.contains("page.html: \(reason)"))
    let render = try Program.run(["render", "\(folder)/scene.yaml", "-o", "\(folder)/a.png"])
    #expect(render.code == 65 && render.errors.contains("page.html: \(reason)"))
  }

  @Test func `a page that an application will bring is waited for`() throws {
    let folder = try folder([])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.removeItem(atPath: "\(folder)/page.html")
    #expect(try Program.run(["lint", "\(folder)/scene.yaml"]).output.contains("not beside"))
  }

  @Test func `names and words of profiles are no commands for a terminal`() throws {
    let folder = try Program.folder([
      "a\u{1B}[31m.yaml": "extends: kiosk\nabout: \"A\\u202EB\"\n"
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder):\(FileManager.default.currentDirectoryPath)/Platforms"
    let result = try Program.run(
      ["profile", "list"], environment: ["TELLTALE_PROFILE_PATH": path])
    #expect(!result.output.contains("\u{1B}") && !result.output.contains("\u{202E}"))
    #expect(result.output.contains("a\\u{1B}[31m"))
  }

  @Test func `what stands in a file that is named as a profile is not told`() throws {
    let folder = try Program.folder(["secret": "root:x:0:0:secret\n"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.run(["profile", "check", "\(folder)/secret"])
    #expect(result.code == 78)
    #expect(result.errors.contains("the file holds a text, expected a map of settings"))
    #expect(!result.errors.contains("root:"))
  }

  @Test func `a file that cannot be mended keeps its findings`() throws {
    let text = "profile: kiosk\nalert: {title: are you sure, buttons: [{title: ok}]}\n"
    let folder = try Program.folder(["scene.yaml": text])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let scene = "\(folder)/scene.yaml"
    // A file with two names is left as it is.
    try FileManager.default.linkItem(atPath: scene, toPath: "\(folder)/other.yaml")
    let plain = try Program.run(["lint", scene, "--format", "concise"])
    let mended = try Program.run(["lint", scene, "--fix", "--format", "concise"])
    #expect(mended.code == 2 && mended.errors.contains("not fixed"))
    #expect(mended.output.contains(plain.output.split(separator: "\n")[0]))
    #expect(
      plain.output.split(separator: "\n").dropLast().allSatisfy { mended.output.contains($0) })
  }

  @Test func `a comment that silences thousands is one finding`() throws {
    let ids = String(repeating: "ALERT-X,", count: 20_000)
    let folder = try Program.folder([
      "scene.yaml": "# telltale:disable-next-line \(ids) -- why\n" + Self.scene
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.run(["lint", "\(folder)/scene.yaml", "--format", "concise"])
    #expect(result.output.utf8.count < 2000)
    #expect(result.output.contains("names 20000 guidelines, at most 50 are read"))
  }
}
