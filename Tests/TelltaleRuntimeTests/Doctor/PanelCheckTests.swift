import Foundation
import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleRuntime

@Suite struct PanelCheckTests {
  /// A tree of the kernel's with one connected screen.
  private func tree(_ files: [String: Data], _ body: (String) throws -> Void) throws {
    let tree = NSTemporaryDirectory() + "panel-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: tree) }
    for (name, data) in files {
      let url = URL(fileURLWithPath: "\(tree)/\(name)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    try body(tree)
  }

  private func edid(millimetres width: UInt8, _ height: UInt8, centimetres: (UInt8, UInt8)) -> Data
  {
    var bytes = [UInt8](repeating: 0, count: 128)
    for index in 1...6 { bytes[index] = 255 }
    (bytes[21], bytes[22], bytes[54], bytes[66], bytes[67]) = (
      centimetres.0, centimetres.1, 1, width, height
    )
    bytes[127] = 0 &- bytes.reduce(0, &+)
    return Data(bytes)
  }

  private func report(_ profile: Profile, _ tree: String) -> [String] {
    PanelCheck(profile, fonts: ["/usr/share/fonts"], tree: tree).diagnose().flatMap(\.lines)
  }

  @Test func `a screen's own millimetres give the figures, and the density that they ask for`()
    throws
  {
    let profile = try Platforms.library.load("carplay").profile
    try tree([
      "card0-LVDS-1/status": Data("connected\n".utf8),
      "card0-LVDS-1/modes": Data("1920x720\n1280x720\n".utf8),
      "card0-LVDS-1/edid": edid(millimetres: 243, 91, centimetres: (24, 9)),
      "card0-HDMI-A-1/status": Data("disconnected\n".utf8),
    ]) { tree in
      let lines = report(profile, tree)
      #expect(
        lines.first
          == "panel    good   LVDS-1: panel 1920x720 on 243x91 mm (EDID, detailed timing), 750 mm "
          + "away, density 2.25")
      #expect(!lines.contains { $0.contains("wanted") })
      var fixed = profile
      fixed.device.scale = 1
      let short = report(fixed, tree)
      #expect(short.contains { $0.contains("tab 8.4' (wanted 16.0')") })
      #expect(short.last?.contains("the panel asks for 2.25") == true)
    }
  }

  @Test func `a size that lies is told, and the next is believed`() throws {
    let profile = try Platforms.library.load("carplay").profile
    try tree([
      "card1-eDP-1/status": Data("connected\n".utf8),
      "card1-eDP-1/modes": Data("1920x1080\n".utf8),
      "card1-eDP-1/edid": edid(millimetres: 160, 90, centimetres: (34, 19)),
    ]) { tree in
      let lines = report(profile, tree)
      #expect(
        lines.first
          == "panel    partly eDP-1: EDID, detailed timing: 160x90 mm is a ratio, not a size; ignored"
      )
      #expect(lines.contains { $0.contains("on 340x190 mm (EDID, base block)") })
    }
  }

  @Test func `a device that is turned has its panel turned with it`() throws {
    var profile = try Platforms.library.load("kiosk").profile
    profile.device.rotation = .quarter
    try tree([
      "card0-HDMI-A-1/status": Data("connected\n".utf8),
      "card0-HDMI-A-1/modes": Data("1920x720\n".utf8),
      "card0-HDMI-A-1/edid": edid(millimetres: 243, 91, centimetres: (24, 9)),
    ]) { tree in
      #expect(report(profile, tree).first?.contains("720x1920 on 91x243 mm") == true)
    }
  }

  @Test
  func
    `a scale that is short of nothing, or no shorter than what the panel asks for, is left as it is`()
    throws
  {
    var profile = try Platforms.library.load("carplay").profile
    profile.device.scale = 3
    try tree([
      "card0-LVDS-1/status": Data("connected\n".utf8),
      "card0-LVDS-1/modes": Data("1920x720\n".utf8),
      "card0-LVDS-1/edid": edid(millimetres: 243, 91, centimetres: (24, 9)),
    ]) { tree in
      let lines = report(profile, tree)
      #expect(!lines.contains { $0.contains("Leave scale out") || $0.contains("wanted") })
      profile.device.scale = 2
      #expect(report(profile, tree).contains { $0.contains("the panel asks for 2.25") })
    }
    try tree([
      "card0-LVDS-1/status": Data("connected\n".utf8),
      "card0-LVDS-1/modes": Data("400x240\n".utf8),
      "card0-LVDS-1/edid": edid(millimetres: 50, 30, centimetres: (5, 3)),
    ]) { tree in
      profile.device.scale = nil
      let lines = report(profile, tree)
      #expect(lines.contains { $0.contains("wanted") })
      #expect(!lines.contains { $0.contains("Leave scale out") })
    }
  }

  @Test func `only the connector that the device names is told of`() throws {
    var profile = try Platforms.library.load("carplay").profile
    let files = ["LVDS-1", "HDMI-A-1"].reduce(into: [String: Data]()) { files, name in
      files["card0-\(name)/status"] = Data("connected\n".utf8)
      files["card0-\(name)/modes"] = Data("1920x720\n".utf8)
    }
    try tree(files) { tree in
      #expect(report(profile, tree).contains { $0.contains("HDMI-A-1: panel") })
      #expect(report(profile, tree).contains { $0.contains("LVDS-1: panel") })
      profile.device.connector = "LVDS-1"
      #expect(!report(profile, tree).contains { $0.contains("HDMI-A-1") })
      #expect(report(profile, tree).contains { $0.contains("LVDS-1: panel") })
    }
  }
}
