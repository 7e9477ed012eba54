import Foundation
import Testing

/// `--panel` and `--distance`: a panel that is not there.
@Suite struct PanelOptionTests {
  private let render = [
    "render", "docs/examples/delete-route.yaml", "--profile", "carplay", "--tree", "--size",
    "1920x720",
  ]

  @Test func `a panel is drawn at the density that it asks for, and figures stand below the tree`()
    throws
  {
    let result = try Program.run(render + ["--panel", "243x91", "--distance", "750"])
    #expect(result.code == 0 && result.errors.isEmpty)
    let lines = result.output.split(separator: "\n").suffix(3)
    #expect(
      lines.first
        == "panel 1920x720 on 243x91 mm (as given), 750 mm away, density 2.25")
    #expect(lines.dropFirst().allSatisfy { !$0.contains("wanted") })
    let farther = try Program.run(render + ["--panel", "243x91", "--distance", "1100"])
    #expect(farther.output.contains("1100 mm away, density 3.0"))
  }

  @Test func `without a panel nothing is told of one, and JSON is the tree alone`() throws {
    #expect(try !Program.run(render).output.contains("panel "))
    let json = try Program.run(render + ["--json", "--panel", "243x91"])
    #expect(json.code == 0 && json.output.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    (["--panel", "243"], "--panel is \"243\"; expected WIDTHxHEIGHT in millimetres"),
    (["--panel", "243x1"], "--panel is \"243x1\"; expected WIDTHxHEIGHT in millimetres"),
    (["--distance", "700"], "--distance is the distance to a panel"),
    (["--panel", "243x91", "--distance", "5"], "--distance is 5.0; expected millimetres"),
    (["--panel", "91x243"], "--panel is 91x243 mm, which is of another shape than the picture"),
  ])
  func `a panel that cannot be is refused with what is wrong`(
    options: [String], words: String
  ) throws {
    let result = try Program.run(render + options)
    #expect(result.code == 64)
    #expect(result.errors.contains(words))
  }

  @Test func `a panel that is sold says its pixels and its millimetres`() throws {
    let result = try Program.run(Array(render.dropLast(2)) + ["--panel", "7in"])
    #expect(result.code == 0 && result.errors.isEmpty)
    #expect(result.output.hasPrefix("application at 0 0 800x480"))
    #expect(result.output.contains("panel 800x480 on 154x86 mm (as given)"))
    let other = try Program.run(render + ["--panel", "7in"])
    #expect(
      other.code == 64
        && other.errors.contains("--panel 7in has 800x480 pixels, and --size differs"))
  }

  @Test func `a panel without pixels is refused`() throws {
    let result = try Program.run(Array(render.dropLast(2)) + ["--panel", "243x91"])
    #expect(result.code == 64)
    #expect(result.errors.contains("--panel needs --size, which says how many pixels it has"))
  }

  @Test func `scripts are played on the panel`() throws {
    let folder = try Program.folder(["s": "wait 1s\n"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let play = [
      "play", "docs/examples/delete-route.yaml", "--profile", "carplay", "--script", "\(folder)/s",
      "--size", "1920x720", "--frames",
    ]
    #expect(try Program.run(play + ["\(folder)/a"]).code == 5)
    #expect(try Program.run(play + ["\(folder)/b", "--panel", "486x182"]).code == 5)
    func picture(_ name: String) throws -> Data {
      let frames = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)").sorted()
      let last = try #require(frames.last)
      return try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)/\(last)"))
    }
    #expect(try picture("a") != picture("b"))
  }
}
