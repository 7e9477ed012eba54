import Foundation
import TelltaleTestSupport
import Testing

@testable import TelltaleKMS
@testable import TelltaleScriptedCard

/// What the kernel's tree tells of a connector, in a tree that is made up.
@Suite struct ScreenLightTests {
  private final class Tree {
    let folder: String
    let null = open("/dev/null", O_RDONLY)
    private let place = "devices/pci0/drm/card0"

    init(status: String, dpms: String) throws {
      folder = try Files.folder([
        "devices/pci0/drm/card0/card0-HDMI-A-1/status": status + "\n",
        "devices/pci0/drm/card0/card0-HDMI-A-1/dpms": dpms + "\n", "dev/char/note": "",
      ])
      // The numbers of /dev/null, which stands for a card.
      symlink("../../\(place)", "\(folder)/dev/char/1:3")
    }

    deinit {
      close(null)
      try? FileManager.default.removeItem(atPath: folder)
    }

    var light: ScreenLight? { ScreenLight(card: null, connector: "HDMI-A-1", in: folder) }

    func write(_ text: String, to name: String) throws {
      try (text + "\n").write(
        toFile: "\(folder)/\(place)/card0-HDMI-A-1/\(name)", atomically: false, encoding: .utf8)
    }
  }

  @Test func `a connector that was switched off is dark`() throws {
    let tree = try Tree(status: "connected", dpms: "On")
    let light = try #require(tree.light)
    #expect(!light.isOut())
    try tree.write("disconnected", to: "status")
    #expect(light.isOut())
    try tree.write("unknown", to: "status")
    #expect(!light.isOut(), "panels without a pin for it")
  }

  @Test(arguments: ["Off", "Standby", "Suspend"])
  func `a screen that was sent to sleep is dark`(state: String) throws {
    let tree = try Tree(status: "connected", dpms: "On")
    let light = try #require(tree.light)
    try tree.write(state, to: "dpms")
    #expect(light.isOut())
  }

  @Test func `a driver that calls a lit screen asleep is not believed in that`() throws {
    let tree = try Tree(status: "connected", dpms: "Off")
    let light = try #require(tree.light)
    #expect(!light.isOut())
  }

  @Test func `a card that went says nothing, and one that is in no tree neither`() throws {
    let tree = try Tree(status: "connected", dpms: "On")
    let light = try #require(tree.light)
    try FileManager.default.removeItem(atPath: tree.folder)
    #expect(!light.isOut())
    #expect(tree.light == nil)
  }
}
