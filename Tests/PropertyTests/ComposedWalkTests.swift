import TelltaleInput
import TelltaleModel
import TelltaleTestSupport
import TelltaleWalks
import Testing

/// Scenes by chance, with everything in everything, on every platform as it is on every panel.
@Suite struct ComposedWalkTests {
  /// Scenes of each platform; the panels take turns.
  private static let count = 2 * UsualPanel.all.count

  private static func walks(
    on name: String, _ seeds: Range<Int>
  ) throws -> [(walk: Walk, scene: String)] {
    let profile = try Platforms.profile(name)
    return try seeds.map { seed in
      let panel = UsualPanel.all[seed % UsualPanel.all.count]
      var maker = SceneMaker(for: profile, seed: UInt64(seed))
      let scene = maker.scene()
      let app = try WalkApp(scene, on: profile, panel: panel)
      var walk = Walk(app, seed: UInt64(seed))
      walk.size = panel.pixels
      return (walk, scene)
    }
  }

  @Test(arguments: Platforms.names)
  func `nothing breaks on a walk through what a screen may hold`(name: String) throws {
    for (walk, scene) in try Self.walks(on: name, 0..<Self.count) {
      let outcome = walk.run(steps: 10, checksLeaving: false)
      #expect(outcome.broken.isEmpty, "\(outcome.report(checksLeaving: false))\n\(scene)")
    }
  }

  @Test(arguments: Platforms.names)
  func `each kind of hand comes to all of it`(name: String) throws {
    for (walk, scene) in try Self.walks(on: name, 0..<UsualPanel.all.count) {
      var start = Walk(walk.app, edition: 0)
      start.size = walk.size
      let outcome = start.run(steps: 0, checksLeaving: true)
      #expect(outcome.broken.isEmpty, "\(outcome.report(checksLeaving: true))\n\(scene)")
    }
  }

  @Test func `together the scenes hold every element that they may`() throws {
    let profile = try Platforms.profile("kiosk")
    let text = (0..<UInt64(Self.count)).map { seed in
      var maker = SceneMaker(for: profile, seed: seed)
      return maker.scene()
    }.joined()
    let keys = [
      "row", "column", "grid", "card", "spacer", "dock", "label", "button", "icon-button", "slider",
      "switch", "segmented", "stepper", "gauge", "progress", "icon", "qr", "divider",
    ]
    for key in keys { #expect(text.contains("\"\(key)\":"), "\(key)") }
  }
}
