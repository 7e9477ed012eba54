import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleSurfaces

/// What hands do to a range of values, which no element of a test has to stand for.
@Suite struct AdjustingTests {
  /// The first of the two controls goes from 0 to 20 on a track of 200 pixels, and stands at 5; a list scrolls there as
  /// well.
  private static func held(isRightToLeft: Bool = false) -> HeldSurface {
    var held = HeldSurface()
    let range = AdjustedRange(
      path: "heat", least: 0, size: 1000, steps: 20, step: 5, isRightToLeft: isRightToLeft)
    held.surface?.placement.controls[0].purpose = .adjust(range)
    held.surface?.placement.areas[0].viewport = PixelRect(x: 0, y: 0, width: 400, height: 400)
    return held
  }

  private static func steps(
    _ move: FocusMove, on surface: Surface, showsFocus: Bool = true
  ) -> [FocusWalk.Step] {
    var walk = FocusWalk.move(move, byTab: false, inQuestion: false)
    var steps: [FocusWalk.Step] = []
    while steps.count < 9,
      let step = walk.next(on: surface, showsFocus: showsFocus, isInText: false)
    {
      steps.append(step)
    }
    return steps
  }

  @Test func `a tap on the track sets the value that is there`() {
    var held = Self.held()
    _ = held.down(PixelPoint(x: 120, y: 50))
    held.wait(100)
    let said = held.up(PixelPoint(x: 120, y: 50))
    #expect(said == [.adjust(HeldSurface.button, to: 12)])
  }

  @Test func `a finger along the track takes the value with it, also past the control`() {
    var held = Self.held()
    _ = held.down(PixelPoint(x: 50, y: 50))
    held.wait(16)
    let moved = held.move(PixelPoint(x: 90, y: 60))
    #expect(moved == [.drag(from: PixelPoint(x: 50, y: 50), to: PixelPoint(x: 90, y: 60))])
    let first = held.drag(from: PixelPoint(x: 50, y: 50), to: PixelPoint(x: 90, y: 60))
    #expect(first == [.adjust(HeldSurface.button, to: 9)])
    #expect(held.surface?.pressed == HeldSurface.button)
    held.wait(16)
    let beyond = held.move(PixelPoint(x: 390, y: 300))
    #expect(beyond == [.adjust(HeldSurface.button, to: 20)])
    held.wait(16)
    let lifted = held.up(PixelPoint(x: 390, y: 300))
    #expect(lifted == [])
    #expect(held.surface?.press == nil)
  }

  @Test func `a finger across the track scrolls what it stands in`() {
    var held = Self.held()
    _ = held.down(PixelPoint(x: 50, y: 90))
    held.wait(16)
    _ = held.move(PixelPoint(x: 55, y: 30))
    let said = held.drag(from: PixelPoint(x: 50, y: 90), to: PixelPoint(x: 55, y: 30))
    #expect(said == [.scroll(HeldSurface.list, to: PixelPoint(x: -5, y: 60))])
  }

  @Test func `a value whose control went away is left alone`() {
    var held = Self.held()
    _ = held.down(PixelPoint(x: 50, y: 50))
    _ = held.drag(from: PixelPoint(x: 50, y: 50), to: PixelPoint(x: 90, y: 50))
    held.surface?.placement.controls.removeFirst()
    let said = held.move(PixelPoint(x: 150, y: 50))
    #expect(said == [])
  }

  @Test func `arrows along the track go step by step, the way people write`() throws {
    let surface = try #require(Self.held().surface)
    #expect(Self.steps(.towards(.right), on: surface) == [.adjust(HeldSurface.button, to: 6)])
    #expect(Self.steps(.towards(.left), on: surface) == [.adjust(HeldSurface.button, to: 4)])
    let mirrored = try #require(Self.held(isRightToLeft: true).surface)
    #expect(Self.steps(.towards(.right), on: mirrored) == [.adjust(HeldSurface.button, to: 4)])
  }

  @Test func `an arrow changes nothing that is not seen to have the focus`() throws {
    let surface = try #require(Self.held().surface)
    #expect(Self.steps(.towards(.right), on: surface, showsFocus: false) == [.show])
  }

  @Test func `turning changes a value only once it is held`() throws {
    var surface = try #require(Self.held().surface)
    #expect(Self.steps(.next(wraps: false), on: surface).contains(.focus(HeldSurface.other)))
    surface.adjusting = HeldSurface.button
    #expect(Self.steps(.next(wraps: false), on: surface) == [.adjust(HeldSurface.button, to: 6)])
    #expect(
      Self.steps(.previous(wraps: false), on: surface) == [.adjust(HeldSurface.button, to: 4)])
    #expect(surface.pressed == HeldSurface.button)
  }

  @Test func `a value is let go of when the focus goes elsewhere`() throws {
    var surface = try #require(Self.held().surface)
    surface.adjusting = HeldSurface.button
    surface.focus = HeldSurface.other
    #expect(surface.adjusting == nil)
  }

  @Test func `an end of the range keeps the focus`() throws {
    var surface = try #require(Self.held().surface)
    surface.placement.controls[0].purpose = .adjust(
      AdjustedRange(path: "heat", least: 0, size: 1, steps: 5, step: 5))
    #expect(Self.steps(.towards(.right), on: surface) == [])
  }
}
