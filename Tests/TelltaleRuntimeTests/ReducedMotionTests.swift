import TelltaleGraphics
import TelltaleTestSupport
import Testing

@testable import TelltaleRuntime

@Suite struct ReducedMotionTests {
  @Test func `what a unit's settings say of motion holds for what comes up later as well`() throws {
    var settings = SceneSettings(profile: "\(Platforms.folder)/kiosk.yaml")
    for isReduced in [false, true] {
      settings.reducesMotion = isReduced
      let setup = try ProfileSetup(settings, in: .quiet)
      #expect(setup.emptyEnvironment.reducesMotion == isReduced)
      let ground = UnitGround(setup, PixelSize(width: 1024, height: 600))
      let other = try ground.setup(by: "\(Platforms.folder)/ipados.yaml", within: nil)
      #expect(other.emptyEnvironment.reducesMotion == isReduced)
    }
  }
}
