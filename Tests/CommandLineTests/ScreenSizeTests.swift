import Foundation
import TelltaleGraphics
import TelltaleTestSupport
import Testing

@testable import TelltaleCommands

@Suite struct ScreenSizeTests {
  private let scene = "docs/examples/delete-route.yaml"

  @Test(arguments: ["1280x720", "8192x2048", "4096X4096", "200x200"])
  func `sizes within the limits are read`(_ text: String) {
    #expect(SizeArgument(argument: text) != nil)
  }

  @Test(arguments: [
    "8192x8192", "4097x4096", "8193x1", "0x10", "-1x10", "x", "10", "1x2x3",
    "99999999999999999999x1",
  ])
  func `other sizes are not`(_ text: String) {
    #expect(SizeArgument(argument: text) == nil)
  }

  @Test func `a size past the limits is told with them`() throws {
    let result = try Program.run(
      ["render", scene, "--profile", "kiosk", "--size", "8192x8192", "-o", "-"])
    #expect(result.code == 64)
    #expect(result.errors.contains("sides from 1 to 8192 and at most 16777216 pixels"))
    #expect(result.output.isEmpty)
  }

  @Test(arguments: ["render", "play"])
  func `a screen of a few dozen pixels is refused with the least size`(_ command: String) throws {
    let rest =
      command == "render" ? ["-o", "-"] : ["--script", "docs/examples/delete-route.script"]
    let result = try Program.run([command, scene, "--profile", "kiosk", "--size", "40x40"] + rest)
    #expect(result.code == 64)
    let start =
      "telltale: --size is too small: 40x40 pixels, and the profile kiosk needs at least "
    #expect(result.errors.hasPrefix(start))
    #expect(result.errors.hasSuffix(" for the line of a title and one button\n"))
    let least = try #require(
      result.errors.dropFirst(start.count).split(separator: " ").first.map(String.init))
    let enough = try Program.run([
      "render", scene, "--profile", "kiosk", "--size", least, "-o", "/dev/null",
    ])
    #expect(enough.code == 0)
  }

  @Test(arguments: Platforms.names)
  func `on the least screen a line of the title and a button can be seen`(_ name: String) throws {
    let profile = try Platforms.profile(name)
    let size = PixelSize(
      width: profile.density.pixels(profile.leastScreen.width),
      height: profile.density.pixels(profile.leastScreen.height))
    #expect(profile.lack(of: size) == nil)
    #expect(profile.lack(of: PixelSize(width: size.width - 1, height: size.height)) != nil)
    #expect(profile.lack(of: PixelSize(width: size.width, height: size.height - 1)) != nil)
    let folder = try Program.folder([
      "s.yaml": "alert:\n  title: Saved\n  buttons: [{title: Done, id: ok}]\n"
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.run([
      "render", "\(folder)/s.yaml", "--profile", name, "--size", "\(size.width)x\(size.height)",
      "-o", "\(folder)/a.png", "--frames",
    ])
    // A text that had to scroll would be a control as well.
    #expect(result.code == 0)
    #expect(result.output.split(separator: "\n").count == 1, "\(result.output)")
  }
}
