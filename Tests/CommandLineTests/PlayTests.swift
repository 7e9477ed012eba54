import Foundation
import Testing

@Suite struct PlayTests {
  private let scene = "docs/examples/delete-route.yaml"

  private func play(_ files: [String: String], _ name: String) throws -> Program.Result {
    let folder = try Program.folder(files)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.run(
      ["play", scene, "--profile", "ios", "--script", "\(folder)/\(name)"])
    return Program.Result(
      code: result.code, output: result.output,
      errors: result.errors.replacingOccurrences(of: folder + "/", with: ""))
  }

  @Test(arguments: [
    "screen off\nwait 60s\n", "wait 2s\nscreen off\n", "screen off\nwait 9s\nscreen on\ntap go\n",
    "screen off\ntheme night\nwait 60s\n", "screen off\nwait 60s\nexpect text \"Nothing\"\n",
  ])
  func `a question that nobody could see for its whole limit ends a play as on a unit`(
    script: String
  ) throws {
    let scene = """
      profile: ios
      alert: {title: Restart Now?, reason: decision, timeout: 5s, buttons: [{id: go, title: Restart}, {role: cancel}]}
      """
    let folder = try Program.folder(["a.yaml": scene, "s": script])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.run(["play", "a.yaml", "--script", "s"], in: folder)
    #expect(result.code == 69, "\(result)")
    #expect(result.errors.contains("nobody"), "\(result.errors)")
  }

  @Test func `a recording that is none is told with its place`() throws {
    let result = try play(["r.evemu": "N: knob\nE: 0.1 broken\n"], "r.evemu")
    #expect(result.code == 65)
    #expect(result.errors.hasPrefix("r.evemu:2:"))
    #expect(result.errors.contains(": error: "))
  }

  @Test func `a recorded device that is refused is told with its file, not with advice`() throws {
    let panel = """
      version: 1
      devices:
        - node: /dev/input/event0
          evdev:
            name: "Broken Panel"
            id: [3, 1, 1, 1]
            codes:
              1: [330]
              3: [0, 1]
            absinfo:
              0: [0, 0, 0, 0, 0]
              1: [0, 0, 0, 0, 0]
            properties: [1]
          events: []
      """
    let result = try play(["r.yaml": panel], "r.yaml")
    #expect(result.code == 65)
    #expect(result.errors.hasPrefix("r.yaml: error: "))
    #expect(!result.errors.contains("DeviceRefusal") && !result.errors.contains("udev"))
  }

  @Test func `text that no font has is warned of at its place`() throws {
    let folder = try Program.folder([
      "s.yaml":
        "lang: en\nalert:\n  title: \u{10570}\n  reason: problem\n  buttons: [{title: OK}]\n"
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.run(
      ["render", "\(folder)/s.yaml", "--profile", "ios", "-o", "\(folder)/s.png"])
    #expect(result.code == 0)
    #expect(
      result.errors.hasPrefix("\(folder)/s.yaml:3:10: warning: no font has \"\u{10570}\"; install ")
    )
  }
}
