import TelltaleGraphics
import TelltaleTestSupport
import Testing

@testable import TelltaleRuntime

@Suite struct ReducedMotionTests {
  @Test func `what a unit's settings say of motion holds for what comes up later as well`() throws {
    var settings = SceneSettings(profile: "\(Platforms.folder)/kiosk.yaml")
    for isReduced in [false, true] {
      settings.reducesMotion = isReduced
      let stage = try Stage(settings, in: .quiet)
      #expect(stage.emptyEnvironment.reducesMotion == isReduced)
      let ground = UnitGround(stage, PixelSize(width: 1024, height: 600))
      let other = try ground.stage(by: "\(Platforms.folder)/ipados.yaml", within: nil)
      #expect(other.emptyEnvironment.reducesMotion == isReduced)
    }
  }
}
