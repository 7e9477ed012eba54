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
    held.rules.leastMilliseconds = 10
    return held
  }

  private static func steps(
    _ move: FocusMove, on surface: Surface, showsFocus: Bool = true, byTab: Bool = false,
    isRepeat: Bool = false, isMeant: Bool = true
  ) -> [FocusWalk.Step] {
    var walk = FocusWalk.move(
      move, byTab: byTab, isRepeat: isRepeat, isMeant: isMeant, inQuestion: false)
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

  @Test
  func `a finger that is told of too late, or is there for too short, takes no value with it`() {
    var late = Self.held()
    _ = late.down(PixelPoint(x: 50, y: 50))
    late.wait(16)
    late.isStale = true
    let stale = late.drag(from: PixelPoint(x: 50, y: 50), to: PixelPoint(x: 90, y: 50))
    #expect(stale == [] && late.surface?.press?.drag == nil)
    var short = Self.held()
    _ = short.down(PixelPoint(x: 50, y: 50))
    short.wait(9)
    let early = short.drag(from: PixelPoint(x: 50, y: 50), to: PixelPoint(x: 90, y: 50))
    #expect(early == [])
    short.wait(1)
    let meant = short.drag(from: PixelPoint(x: 50, y: 50), to: PixelPoint(x: 90, y: 50))
    #expect(meant == [.adjust(HeldSurface.button, to: 9)])
  }

  @Test func `a value goes back to where it was when the finger turns out to be a palm`() {
    var held = Self.held()
    _ = held.down(PixelPoint(x: 50, y: 50))
    held.wait(16)
    _ = held.drag(from: PixelPoint(x: 50, y: 50), to: PixelPoint(x: 90, y: 50))
    held.wait(16)
    let said = held.down(HeldSurface.onOther, contact: 1)
    #expect(said.last == .adjust(HeldSurface.button, to: 5))
    #expect(held.surface?.press == nil)
  }

  @Test func `a tap sets nothing on a track that is another by then`() {
    for change in [0, 1] {
      var held = Self.held()
      _ = held.down(PixelPoint(x: 120, y: 50))
      held.wait(100)
      if change == 0 {
        held.surface?.placement.controls[0].frame.width = 180
      } else {
        held.surface?.placement.controls[0].purpose = .adjust(
          AdjustedRange(path: "heat", least: 0, size: 1000, steps: 40, step: 5))
      }
      let said = held.up(PixelPoint(x: 120, y: 50))
      #expect(said == [.ignored(HeldSurface.button, .changed)])
    }
  }

  @Test func `a value whose control went away is left alone`() {
    var held = Self.held()
    _ = held.down(PixelPoint(x: 50, y: 50))
    held.wait(16)
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

  @Test func `an arrow changes no value that is scrolled out of sight`() throws {
    var surface = try #require(Self.held().surface)
    surface.placement.controls[0].target = .empty
    surface.placement.controls[0].area = HeldSurface.list
    let steps = Self.steps(.towards(.right), on: surface)
    #expect(!steps.contains { if case .adjust = $0 { true } else { false } })
  }

  @Test
  func `a held arrow goes on with a value that it has changed, and leads past one that it came to`()
    throws
  {
    var surface = try #require(Self.held().surface)
    let passing = Self.steps(.towards(.right), on: surface, isRepeat: true)
    #expect(passing.contains(.focus(HeldSurface.other)))
    surface.stepped = HeldSurface.button
    let going = Self.steps(.towards(.right), on: surface, isRepeat: true)
    #expect(going == [.adjust(HeldSurface.button, to: 6)])
    surface.focus = HeldSurface.other
    #expect(surface.stepped == nil)
  }

  @Test func `an arrow changes no value that the focus came to by itself`() throws {
    let surface = try #require(Self.held().surface)
    let steps = Self.steps(.towards(.right), on: surface, isMeant: false)
    #expect(steps == [.ignore(HeldSurface.button)])
  }

  @Test func `Tab leaves a value, held or not`() throws {
    var surface = try #require(Self.held().surface)
    surface.adjusting = HeldSurface.button
    let steps = Self.steps(.next(wraps: true), on: surface, byTab: true)
    #expect(steps.contains(.focus(HeldSurface.other)))
  }

  @Test func `a value is let go of with whatever else is held, and by what comes before it`() throws
  {
    var surface = try #require(Self.held().surface)
    surface.adjusting = HeldSurface.button
    let isHeld = surface.letGo()
    #expect(isHeld && surface.adjusting == nil)
    surface.adjusting = HeldSurface.button
    surface.cover()
    #expect(surface.adjusting == nil)
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
