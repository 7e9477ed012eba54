import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleSurfaces

/// What stands before a person, and the hands at it, without a session.
@Suite struct GlassTests {
  /// A knob has taken hold of what has the focus.
  private static func held() throws -> Glass {
    var surface = try #require(HeldSurface().surface)
    surface.adjusting = HeldSurface.button
    var glass = Glass(size: surface.placement.size, showsFocus: true)
    glass.surfaces.open(surface)
    return glass
  }

  @Test func `a value is let go of when a finger hides the focus`() throws {
    var glass = try Self.held()
    #expect(glass.front?.adjusting == HeldSurface.button)
    glass.hideFocus()
    #expect(glass.front?.adjusting == nil && !glass.showsFocus)
  }

  @Test func `a value is let go of when a device goes`() throws {
    var glass = try Self.held()
    let event = InputEvent(
      device: HeldSurface.glass, kind: .knob, time: HeldSurface.start,
      occurrence: .detached(name: "knob"))
    _ = glass.take(
      Deed(event: event), in: Environment(profile: .sample(), typesetter: GridTypesetter()))
    #expect(glass.front?.adjusting == nil)
  }

  @Test func `letting go of a value is told where one was held, and only then`() throws {
    var glass = try Self.held()
    let (first, second) = (glass.stopAdjusting(), glass.stopAdjusting())
    #expect(first && !second)
  }
}
