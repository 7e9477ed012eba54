import TelltaleHost
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleKMS
@testable import TelltaleScriptedCard

/// Cards by chance, and which connector, CRTC, plane, mode and format are chosen on each, compared
/// with what was approved. `tools/goldens` writes it anew.
@Suite struct ModePlanGoldenTests {
  @Test func `on every card what is chosen is as it was approved`() throws {
    let text = (0..<400).map { CardChance(seed: UInt64($0)).lines.joined(separator: "\n") + "\n" }
      .joined()
    #expect(try Golden.changes(in: "mode-plans.txt", text) == [])
  }
}

private struct CardChance {
  private var chance: Chance
  private(set) var lines: [String] = []

  init(seed: UInt64) {
    chance = Chance(seed: seed)
    let card = card()
    let device = device()
    lines.append("# \(seed): \(card.words), wanted \(device.words)")
    do {
      lines += try ModePlan.candidates(for: device, on: card).map { "  \($0.words)" }
    } catch {
      lines.append("  \(error.kind): \(error.message) \(error.remedy)")
    }
  }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[chance.below(values.count)]
  }

  private mutating func someMode() -> DisplayMode {
    let (width, height): (UInt16, UInt16) = one(
      of: [(800, 480), (1280, 720), (1280, 720), (1920, 1080), (640, 480), (63, 64), (64, 64)])
    var mode = mode(
      width, height, hertz: one(of: [0, 30, 60, 75]), preferred: chance.below(4) == 0,
      interlaced: chance.below(4) == 0)
    mode.clock = one(of: [0, 33_000])
    mode.horizontal.total = 1056
    mode.vertical.total = one(of: [525, 0])
    return mode
  }

  private mutating func card() -> CardSnapshot {
    var card = CardSnapshot(path: "/dev/dri/card0")
    let ids: [UInt32] = [20, 21, 22]
    card.crtcs = ids.prefix(1 + chance.below(3)).map { id in
      .init(id: id, mode: chance.below(3) == 0 ? nil : someMode())
    }
    let names = ["HDMI-A-1", "eDP-1", "DP-2"]
    for index in 0..<chance.below(4) {
      let modes = (0..<chance.below(5)).map { _ in someMode() }
      card.connectors.append(
        .init(
          id: UInt32(10 + index), name: names[index],
          link: one(of: [.connected, .connected, .disconnected, .unknown]), modes: modes,
          crtc: chance.below(2) == 0 ? nil : one(of: card.crtcs).id,
          possibleCRTCs: one(of: [0, 1, 2, 3, 6, 7])))
    }
    for index in 0..<chance.below(5) {
      card.planes.append(
        .init(
          id: UInt32(30 + index), kind: one(of: [.primary, .primary, .overlay, .cursor]),
          crtc: chance.below(2) == 0 ? nil : one(of: card.crtcs).id,
          possibleCRTCs: one(of: [0, 1, 2, 3, 7]),
          formats: one(of: [[], [.xrgb8888], [.rgb565], [.xrgb8888, .rgb565]])))
    }
    return card
  }

  private mutating func device() -> DeviceProfile {
    var device = DeviceProfile()
    if chance.below(3) == 0 { device.connector = one(of: ["HDMI-A-1", "DP-2", "VGA-1"]) }
    if chance.below(3) == 0 {
      device.mode = one(
        of: [
          ModeRequest(width: 1280, height: 720), ModeRequest(width: 800, height: 480, refresh: 60),
          ModeRequest(width: 640, height: 480, refresh: 75),
        ])
    }
    device.rotation = one(of: Rotation.allCases)
    device.prefersRGB565 = chance.below(3) == 0
    return device
  }
}

extension DisplayMode {
  fileprivate var words: String {
    "\(width)x\(height)@\(refresh)\(isPreferred ? "!" : "")\(isInterlaced ? "i" : "")"
  }
}

extension CardSnapshot {
  fileprivate var words: String {
    let screens = connectors.map {
      "\($0.name) \($0.link.rawValue) on \($0.crtc ?? 0) of \($0.possibleCRTCs) "
        + $0.modes.map(\.words).joined(separator: " ")
    }
    let feeds = crtcs.map { "\($0.id) \($0.mode?.words ?? "off")" }
    let layers = planes.map {
      "\($0.id) \($0.kind) on \($0.crtc ?? 0) of \($0.possibleCRTCs) \($0.formats.count)"
    }
    return (screens + feeds + layers).joined(separator: ", ")
  }
}

extension DeviceProfile {
  fileprivate var words: String {
    let size = mode.map { "\($0.width)x\($0.height)@\($0.refresh ?? 0)" } ?? "any"
    return "\(connector ?? "any") \(size) \(rotation.rawValue) \(prefersRGB565 ? 16 : 32)"
  }
}

extension ModePlan {
  fileprivate var words: String {
    "\(connectorName) by \(crtc), plane \(plane ?? 0), \(mode.words), \(format), "
      + "\(transform.frame.width)x\(transform.frame.height) turned \(rotation.rawValue)"
      + "\(keepsMode ? ", kept" : ""), over \(foreignPlanes)"
  }
}
