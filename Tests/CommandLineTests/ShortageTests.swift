import Foundation
import Testing

/// A machine that has run out of something.
@Suite struct ShortageTests {
  @Test(arguments: [5, 6, 8])
  func `a program without descriptors says so and ends`(limit: Int) throws {
    let result = try Program.shell(
      ["run", "Tests/Fixtures/Apps/media/app.yaml", "--profile", "carplay"], "",
      before: "ulimit -n \(limit); ")
    #expect(result.code == 69)
    #expect(result.errors.contains("EMFILE"))
    #expect(result.errors.contains("Raise the limit on threads, on memory or on open files."))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test func `too little memory for the library of drawings is not taken for no library`() throws {
    let scene = "Tests/Fixtures/Gallery/web-view/image.yaml"
    var said: [String] = []
    // From hardly enough for the program to enough for all, whatever the build takes.
    for kilobytes in stride(from: 60_000, through: 300_000, by: 20_000) {
      let folder = try Program.folder(["in": ""])
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let result = try Program.shell(
        ["render", scene, "--profile", "kiosk", "--output", "\(folder)/a.png"], "",
        before: "ulimit -v \(kilobytes); ")
      said.append(result.errors)
    }
    #expect(!said.contains { $0.contains("which is not installed") })
    #expect(!said.contains { $0.contains("seccomp") })
    #expect(said.contains { $0.contains("too little memory to draw SVG") })
    #expect(said.last == "")
  }
}
