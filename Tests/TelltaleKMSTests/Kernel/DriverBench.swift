import CDRM
import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import TelltaleTestSupport

@testable import TelltaleKMS
@testable import TelltaleScriptedCard

/// A card of the made-up driver with one screen, what is done with it, and all that comes of it as lines.
final class DriverBench {
  let folder: TemporaryFolder
  let driver: DriverCard
  private(set) var lines: [String] = []
  private(set) var card: DRMCard?
  private let terminal: DriverTerminal?

  init(
    _ title: String, terminal: DriverTerminal? = nil, change: (DriverCard) -> Void = { _ in }
  ) throws {
    self.terminal = terminal
    folder = try TemporaryFolder()
    driver = DriverCard(path: folder.path + "/card0")
    Self.furnish(driver)
    change(driver)
    lines.append("# \(title)")
  }

  /// Two sizes on one screen, a splash picture on the main plane, and another over it.
  static func furnish(_ driver: DriverCard) {
    driver.connectors = [
      .init(
        id: 10, modes: [mode(80, 64, preferred: true), mode(96, 72)], encoder: 15, encoders: [15])
    ]
    driver.encoders = [.init(id: 15, crtc: 20)]
    driver.crtcs = [.init(id: 20, framebuffer: 99, x: 3, y: 4, mode: mode(96, 72))]
    driver.planes = [
      .init(id: 30, crtc: 20, framebuffer: 99), .init(id: 31, crtc: 20, framebuffer: 98),
    ]
    driver.properties[10] = [("CRTC_ID", 20)]
    driver.properties[20] = [("ACTIVE", 1), ("MODE_ID", 7)]
    for plane in [30, 31] as [UInt32] {
      let kind = plane == 30 ? DRM_PLANE_TYPE_PRIMARY : DRM_PLANE_TYPE_OVERLAY
      driver.properties[plane] = [
        ("type", UInt64(kind)), ("FB_ID", 99), ("CRTC_ID", 20), ("SRC_X", 0x10000),
        ("SRC_Y", 0x20000), ("SRC_W", 0x300000), ("SRC_H", 0x400000),
        ("CRTC_X", UInt64(UInt32(bitPattern: -5))), ("CRTC_Y", 6), ("CRTC_W", 48), ("CRTC_H", 64),
        ("rotation", 4), ("FB_DAMAGE_CLIPS", 0),
      ]
    }
  }

  func say(_ line: String) { lines.append(line) }

  /// Notes a step, what came of it, and what the driver was asked.
  func step<Value>(_ title: String, _ body: () throws(SystemError) -> Value) {
    let outcome: String
    do throws(SystemError) {
      let value = try body()
      outcome = value is Void ? "done" : "\(value)"
    } catch {
      outcome = error.description
    }
    lines.append("\(title): \(outcome.replacing(folder.path, with: "FOLDER"))")
    lines += driver.takeLines().map { "  \($0)" }
  }

  func open(triesAtomic: Bool = true) {
    step("open") { () throws(SystemError) in
      let descriptor = try CardDescriptor(opening: driver.path)
      card = try DRMCard(
        path: driver.path, descriptor, triesAtomic: triesAtomic,
        console: terminal.flatMap { ConsoleMode($0.path) })
    }
  }

  /// The plans of a device file for what the card has.
  func plans(_ device: DeviceProfile = DeviceProfile()) throws -> [ModePlan] {
    guard let card else { return [] }
    return try ModePlan.candidates(for: device, on: card.snapshot(probing: false))
  }

  func prepare(_ plans: [ModePlan]) {
    step("prepare \(plans.count) plans") { () throws(SystemError) in
      guard let card else { return "no card" }
      let prepared = try card.prepare(plans)
      let plan = prepared.plan
      return "\(prepared.buffers) buffers of \(plan.mode.name) \(plan.format)"
    }
  }

  func commit(
    _ plan: ModePlan, buffer: Int, setsMode: Bool = false, damage: [PixelRect] = [],
    token: UInt64 = 7
  ) {
    step("commit buffer \(buffer)\(setsMode ? " and set the mode" : "")") {
      () throws(SystemError) in
      guard let card else { return "no card" }
      let commit = Commit(
        plan: plan, buffer: buffer, damage: damage, setsMode: setsMode, token: token)
      return "\(try card.commit(commit))"
    }
  }

  func restore() {
    step("restore") { () throws(SystemError) in card?.restore() }
    step("let go") { () throws(SystemError) in card = nil }
  }
}
